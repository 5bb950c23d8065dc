export const texts = {
  title: 'How to play',
  back: 'Back',
  search: 'Search the rules',
  searchHint: 'A word or a rule number, such as 7.27',
  found: (hits: number) => (hits === 0 ? 'Nothing found.' : `${hits} ${hits === 1 ? 'entry' : 'entries'} found.`),
  nothing: 'Try a shorter word, or look through the chapters.',
  clear: 'Show everything',
  chapters: 'Chapters',
  print: 'Print',
  rests: 'Rules',
  related: 'See also',
  toHero: 'Hero and deck',
};
