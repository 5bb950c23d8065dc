import type { Texts } from '../outline.ts';

export const turn: Texts<'aim' | 'setup' | 'turn' | 'maneuver' | 'scheme'> = {
  aim: [
    'What you are trying to do',
    'Defeat the opposing hero before yours falls. In a duel the game ends the moment a hero has no [[damage|health]] left.',
    'Any hero may meet any other on any board with enough starting spaces. Every hero brings a deck of 30 cards, an [[character|ability]] and often a sidekick or two.',
  ],
  character: [
    'Hero and sidekicks',
    'A character is one hero, its sidekicks if it has any, a deck of 30 cards and sometimes [[tokens|tokens]] of its own. Hero and sidekicks are all called fighters; only the fall of the hero decides the game.',
    'The character card says how far its fighters move, how much health they start with, what the special ability is, and for hero and sidekicks separately whether they attack [[reach|melee or ranged]].',
    'A sidekick without a number for its health has 1. Yennenga’s Archers have 2.',
  ],
  tokens: [
    'Tokens',
    'Alice has a token for her size, Jekyll & Hyde one for the form, Beowulf 3 rage tokens, the Invisible Man 3 [[fog-tokens|fog tokens]] and Sun Wukong 3 tokens of Clones. Little Red has a card that shows her first [[little-red|basket]] and is not part of her deck.',
    'The board Heorot brings 3 tokens for its [[doors|doors]].',
  ],
  'cards-first': [
    'When a card contradicts a rule',
    'The text of a card or an ability beats the rules, and the special rule of a board or a set beats the general one. What the rulebooks leave open or tell differently is settled here once and for everybody.',
    'Do as much of an effect as you can and skip the rest. What follows “if you do” happens only if the part before it was done; what follows “if you don’t” happens also when it could not be done. See also [[must-or-may|must and may]].',
  ],
  setup: [
    'How a game is set up',
    'Choose a board and a hero for each player. Health is set to its starting number, the discard piles are empty; everyone shuffles their 30 cards and draws 5.',
    'Then the first player [[placement|places their fighters]], after them the second, and so on. The first player takes the first [[turn|turn]]. At the table that is the youngest; here the seats decide.',
  ],
  placement: [
    'Placing fighters at the start',
    'Your hero stands on the starting space with your number. Each sidekick goes to its own empty space in the hero’s [[zones|zone]]. If the starting space has several zones, every sidekick may use any of them; if they are full, any empty space of the board will do.',
    'After that come decisions of the hero: Alice chooses her size, the Invisible Man puts 3 fog tokens on different spaces of his zone where nobody stands. One player finishes before the next begins.',
    'A starting space that another player still needs is not offered.',
  ],
  mulligan: [
    'A new hand at the start',
    'The rules have none: you play with the 5 cards you drew. As a house rule it can be switched on in the [[options|options]]. Then, once and before the first turn, you may shuffle your hand back and draw as many cards again.',
  ],
  turn: [
    'The course of a turn',
    'First come [[turn-start|effects at the start of your turn]]. Then you take 2 [[actions|actions]]. Then effects at the end of the turn, and last you discard down to the [[hand-limit|hand limit]]. Now it is the next player’s turn.',
    'You must take both actions. They may be of the same kind.',
    'The game remembers where every fighter stood when the turn began, since [[started-elsewhere|some cards ask]]. “Until the end of the turn” covers the hand limit too and is over when the next player begins.',
  ],
  actions: [
    'The three actions',
    'There are three actions: [[maneuver|maneuver]], [[scheme|scheme]] and [[attack|attack]]. Two a turn, in any mix.',
    'A maneuver is always possible. A scheme needs a scheme card that one of your fighters on the board may use; it may be played even if it changes nothing. An attack needs a target in reach and an attack or versatile card that this fighter may use.',
  ],
  'extra-actions': [
    'Gained actions',
    '“Gain 1 action” adds one to the actions you have left this turn, and you must take it too. Only the player whose turn it is can gain actions; for anybody else the gain is lost.',
    'Actions are counted in the order they begin, so “your third action” is simply number three. A [[bonus-attack|bonus attack]] is not an action.',
    'If an effect ends your turn, what was still to come in this action falls away and its cards are put aside. Actions you had left are gone, gained ones too. Effects at the end of the turn and the [[hand-limit|hand limit]] follow as usual.',
  ],
  'turn-start': [
    'Effects at the start of the turn',
    'If you have several, you choose their order. An optional one may be used once a turn.',
    'Outside combat, when effects of several players would happen at the same moment, those of the player whose [[turn|turn]] it is come first, then the others in turn order. Everyone chooses the order of their own.',
  ],
  'hand-limit': [
    'No more than 7 cards',
    'At the end of your own turn, after everything else, you [[discarding|discard]] down to 7 cards and choose which. During the turn your hand may be larger.',
    'Cards you draw in somebody else’s turn stay with you until the end of your next one: with 7 in hand and 3 drawn, you hold 10 until then.',
  ],
  maneuver: [
    'Maneuver',
    'First you draw 1 card; this is not optional. If your deck is empty, your fighters suffer from [[exhaustion|exhaustion]] instead, 2 damage each; then you may move as always, even with an empty hand.',
    'Then you may [[maneuver-boost|boost]], and then move any of your fighters, one after another, in any order, each once and up to the movement value of your hero. One fighter finishes before the next begins. You may also move nobody.',
  ],
  'maneuver-boost': [
    'Boosting a maneuver',
    'Before the first fighter moves you may discard one card and add its [[boost|BOOST]] value to the movement of this maneuver. The card you have just drawn will do as well, and so will a card of a defeated fighter.',
    'The larger movement holds for each of your fighters; it is not shared out. The text of the discarded card is ignored, except for a [[boost-bonus|boost bonus]] of Houdini.',
    'You may boost and then move nobody.',
  ],
  moving: [
    'Moving a fighter',
    'A fighter moves from space to [[spaces|adjacent space]], 1 movement a step. It may turn back and may end where it began.',
    'It may pass through friendly fighters but never through opposing ones, and it may not stop on a space with another fighter. Some cards allow passing through opponents; even then you may not stop there.',
    'Friendly are your own fighters and, in [[teams|teams]], those of your teammate.',
    'To move through a space is to enter it and leave it again in the same move; to stop on it is not. If a card asks whom you moved through, each moving effect is looked at by itself.',
  ],
  'moving-others': [
    'Movement from cards',
    'Movement from an effect follows the [[moving|same rules]], with the distance the card gives. But it is not a maneuver: no card is drawn, nothing is boosted, no door is opened or closed, and abilities for maneuvers do not work.',
    'If you move somebody else’s fighter, for instance with “Skirmish”, you choose the way, but it walks as its owner’s: through its own friends, not through your fighters.',
    'If several fighters move, they go one after another in the order you like. A fighter that cannot move stays, and the rest of the effect goes on.',
  ],
  placing: [
    'Placing and swapping',
    '“Place” puts a fighter straight on a space: no way, no cost, whatever stands or is closed in between. It is not movement.',
    'The space must be free of other fighters. Unless the card says “empty”, “free” or “other”, a fighter on the board may also stay where it is, if its own space or any occupied one fits the text. If no space fits, nobody is placed or summoned and the rest goes on.',
    'Fighters that swap change [[spaces|spaces]] at once. That is not movement either.',
  ],
  returning: [
    'Returning and summoning',
    'A sidekick that is returned comes back with full health on an empty space of the kind the card names. If there is none it stays away.',
    'To summon is to bring a sidekick from outside onto the board; see [[sun-wukong|Sun Wukong]].',
  ],
  scheme: [
    'Scheme',
    'Play a scheme card face up and say which fighter plays it: one on the board whom the [[card-user|card allows]]. Do everything it says, then put it on your discard pile. While it works it lies in no pile.',
    'Nobody responds to a scheme, unless a card says so, as [[magicians-secret|one of Houdini’s]] does. Abilities that work by themselves, such as Yennenga’s or Beowulf’s, do so as always.',
  ],
  'discard-pile': [
    'Discard piles',
    'Every player has a discard pile, face up. Anybody may look through any pile at any time.',
    'A discarded card goes to the pile of its owner, whoever made them discard it. The pile is never shuffled back into the deck, unless an effect says so; see [[exhaustion|exhaustion]].',
  ],
};
