/** Letters of the longest word: long ones are set smaller, so that none is broken. */
export const longest = (title: string): number => Math.max(9, ...title.split(/[\s-]+/).map(({ length }) => length));
