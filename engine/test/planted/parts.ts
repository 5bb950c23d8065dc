/** Words that do nothing, with every part in its place. */
export const NOTHING = {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: null,
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform() {},
} as const;
export const PARTS = { said: 'anywhere', needs: null, fields: {}, opponent: false } as const;
export const READING = { ...PARTS, discloses: false } as const;
