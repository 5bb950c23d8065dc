/** Playing turn by turn over days: what is said beforehand, and all one's games. */
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const texts = {
  standing: 'Standing answers',
  standingNote:
    'Say now how you will defend, and nobody has to wait for you. The first that fits answers. A card is played once. Nobody else sees this.',
  by: 'If attacked by',
  on: 'On',
  anybody: 'anybody',
  anyOwn: 'any of your fighters',
  defend: 'Defend with',
  noCard: 'no card',
  add: 'Add',
  remove: (answer: string) => `Remove: ${answer}`,
  noneStands: 'You are asked each time you are attacked.',
  stands: (number: number) => count(number, 'standing answer', 'standing answers'),

  games: 'Your games',
  allGames: 'All your games',
  yourTurn: 'Your turn',
  othersTurn: 'Waiting for others',
  noGames: 'You have no game under way.',
  left: (time: string) => `${time} left`,
  bankLeft: (time: string) => `${time} of it in the bank`,
  isUp: 'time is up',
  isAsked: (name: string) => `${name} is to play`,
  hasBegun: 'The game has begun.',
  lastPlay: (play: string, when: string) => `${play} (${when})`,
  nextGame: 'Next game',

  othersHoliday: (date: string) => `on holiday until ${date} at the latest`,
  holiday: {
    title: 'Holidays',
    label: 'I am on holiday',
    left: (days: string) => `You have ${days} left this year.`,
    until: (date: string) => `Until ${date} at the latest.`,
    note: 'Your time stands still in every game by days, unless it is up already. A day that has begun counts. Your search for opponents ends.',
  },

  notify: {
    title: 'Notifications',
    note: 'Be told on this device that a game waits for you, also while the page is closed.',
    switchOn: 'Notify me on this device',
    switchOff: 'Do not notify me here',
    now: {
      on: 'This device is told.',
      denied: 'Notifications are forbidden for this page. Allow them in the settings of your browser.',
      install: 'On an iPhone or iPad: press Share, choose “Add to Home Screen”, open Peerless from there, and come back to this page.',
      never: 'This browser cannot be told while the page is closed. The title of the tab and this list say what waits.',
    },
    ofWhat: 'Of what',
    tidings: {
      turn: ['My turn', 'A game waits for you.'],
      time: ['My time runs short', 'A quarter of it is left.'],
      found: ['Opponents found', 'A search that goes on without you has found somebody.'],
      challenge: ['Challenges', 'Somebody wants to play with you.'],
      over: ['A game is over', 'However it ended.'],
    },
    quiet: 'Quiet hours',
    quietNote: 'What happens then is told afterwards.',
    from: 'From',
    to: 'Until',
  },
};
