import type { ThingId } from '../meetings.ts';

export const texts = {
  title: 'Met along the way',
  note: 'Each of these is told once, when it first matters in a game of yours.',
  showRule: 'Show me the rule',
  heroes: 'What each hero can do',
  things: {
    handLimit: 'You may hold more than seven cards during your turn; at its end you discard down to seven.',
    exhaustion: 'When your deck is empty, every card you should draw costs each of your fighters 2 damage instead.',
    bonusAttack: 'A bonus attack follows the combat: the same fighter strikes the same target again, with a value of its own.',
    canceling: 'Canceled: nothing printed on that card happens any more, but its value still counts.',
    timing: 'Texts go by their first word: immediately, during combat, after combat; the defender’s card always goes first.',
    doors: 'A closed door cuts its line: nobody passes or attacks through it, and fighters open and close doors while they maneuver.',
    passages: 'Spaces with a secret passage are one step apart, wherever they lie, but no attack goes through.',
    highGround: 'Whoever attacks along an arrow, from high to low, gets +1 to the attack.',
    fog: 'Tokens lie on spaces where fighters may stand too, and their owner’s hero says what they do.',
    forms: 'This hero has two forms that everybody sees, and some of its cards and strengths belong to one of them.',
    teams: 'You play two against two, may pass through your ally’s fighters and see each other’s hands.',
    freeForAll: 'Everybody plays for themselves; whoever’s hero falls is out, and the last one standing wins.',
  } satisfies Record<ThingId, string>,
};
