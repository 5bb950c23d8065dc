import type { Texts } from '../outline.ts';

export const cards: Texts<'drawing' | 'cards' | 'hidden'> = {
  drawing: [
    'Drawing cards',
    'When a rule or card tells you to draw, you must, unless it says “may”. Cards are drawn one at a time.',
    'The deck is not refilled from the discard pile. What happens when it is empty: [[exhaustion|exhaustion]]. A deck that was searched is shuffled afterwards.',
  ],
  exhaustion: [
    'Exhaustion: the deck is empty',
    'Taking the last card does no harm. But if you have to draw from an empty deck, no card comes; instead each of your fighters on the board takes 2 [[damage|damage]], for every card that is missing. Each missing card is one hit on all of them together.',
    'Only drawing exhausts. Discarding, looking at or turning over cards of an empty deck does no damage, gives nothing and adds 0.',
    'If several players “each” draw, they draw at the same time, and whatever exhaustion does is one hit. A player without a fighter on the board takes nothing.',
  ],
  discarding: [
    'Discarding',
    'You choose which of your cards you discard, unless it says “random” or somebody else is told to choose. If you have fewer than asked, discard them all. “Any number”, as on “Beastform” and “Forever Hyde”, may be none.',
    'Of several cards at once you choose the order in which they go to your [[discard-pile|discard pile]].',
  ],
  card: [
    'What is on a card',
    'The type (attack, defense, scheme or [[versatile|versatile]]), the value (not on schemes), [[card-user|who may use it]], its name and its text, and mostly a [[boost|BOOST]] value; and to which deck it belongs and how many copies the deck has.',
  ],
  versatile: [
    'Versatile cards',
    'A versatile card can attack or defend. In a combat it counts only as what it was played for: BIG Alice adds to it in attack, not in defense.',
    'In a hand, deck or discard pile it counts as an attack card and as a defense card, whichever an effect looks for.',
    'Laid against “Ruyi Jingo Bang” it is a defense card like any other, so the [[bonus-attack|bonus attack]] follows.',
  ],
  'card-user': [
    'Who may use a card',
    'A card names a fighter, a kind of sidekick, or ANY. If it names a kind of sidekick, any one of them on the board may use it, and you say which.',
    'A card of a fighter who is not on the board [[fallen-fighter|cannot be played]]. Any card with a BOOST value can be used to [[boost|boost]], whoever it belongs to.',
  ],
  'must-or-may': [
    'Must and may',
    'An effect must be done, even if it hurts you, unless it leaves you a choice with “may”, “up to” or “any number”. “Up to 3” includes 0.',
    'So an effect that must hit an adjacent fighter hits your own if nobody else is near: “Jaws That Bite” may strike Alice herself. If something is impossible, [[cards-first|do what you can]].',
  ],
  choices: [
    'Choices inside an effect',
    'The owner of a card chooses fighters, spaces and cards for it, unless the text gives the choice to somebody else: “your opponent discards a card” lets the opponent pick.',
    'Sentences are done in printed order. If you choose several options, you choose them all, and their order, before the first is carried out. A legal choice may be made even if it changes nothing.',
    'Random is truly random: no player decides.',
    'The game waits for every decision. A game that was put aside goes on at the very question where it stopped.',
  ],
  price: [
    'Paying a price',
    '“Discard 2 cards to …” or “spend 2 rage: …” is a price: all or nothing. If you cannot pay all of it, you cannot choose it. With 1 card in hand “Your Wish Is My Command” and “Imprisoned Wrath” have nothing to offer.',
    'Damage to your own fighter as a price needs that fighter on the board, but may be more than its health; if your hero falls, you [[game-end|lose]].',
  ],
  'your-opponent': [
    '“Your opponent” and “your fighter”',
    'On a combat card “your opponent” is the other player in that combat. On a scheme, an ability or a [[boost-bonus|boost bonus]] (in a combat too) you choose one of several opponents. “Each opponent” means all still in the game.',
    '“Your fighter” on a combat card is your fighter in that combat, on a [[scheme|scheme]] the fighter who plays it.',
  ],
  public: [
    'What everybody sees',
    'The board, all fighters, their health, tokens, doors, sizes and forms, who is defeated or off the board; whose turn it is and how many actions are left; how many cards are in hands and decks; all [[discard-pile|discard piles]]; and which cards every deck has.',
    'The cards of a combat are public once they are turned over, a discarded card once it lies on its pile.',
  ],
  secret: [
    'What stays hidden',
    'Only you see the cards in your hand. Nobody knows the order of a deck. In a combat the others see who attacks whom and how many cards were laid, but not which, until they are [[combat-steps|turned over]].',
    'A laid card has left the hand: the hand counts one card less at once. And the game itself [[fair-questions|gives nothing away]].',
  ],
  'fair-questions': [
    'The game gives nothing away',
    'Questions, errors, waiting and automatic passes tell nothing about hidden cards. Whether you want to boost, to discard any number of cards or to show one, you are asked whenever you might hold a fitting card as far as the others know. Laying “What Big Ears You Have” on a basket of all three items names none of them.',
    'To you a hidden card is a mere count: nothing about it can be matched with a card you see earlier or later.',
    'The computer gets what a person in its seat would [[public|see]], and nothing more.',
  ],
  'look-and-reveal': [
    'Look at, reveal, take',
    '“Look at” shows cards only to the one who looks; that it happened is known to all. “Reveal” shows them to everyone.',
    'A card that goes from a discard pile to a hand or deck is seen by all, and so is a card taken from a deck by name. All may [[remembered|remember]] it.',
    'A card that an opponent’s effect puts from your hand under your deck is known to that opponent and you only. Of a random choice from a hand only the chosen card becomes known, and only if it goes where all can see it.',
  ],
  remembered: [
    'What one has seen',
    'Whoever has seen a card may remember it. The game marks such cards for you: in a hand, or put on top of or under a deck, until it is shuffled. A card taken back from a combat, or shown and kept, all know to be in that hand.',
    'If a card is laid or put back [[secret|unseen]] and might have been one of them, they are marked as “maybe in hand” until it is seen again.',
    'Say an opponent has seen your two attack cards and you lay one: for them both are only “maybe in hand” until it is turned over.',
  ],
  'who-sees': [
    'Teammates, spectators, records',
    'Teammates see each other’s hands and laid cards, and what the other has looked at or [[remembered|remembers]]. Whoever plays two seats sees both.',
    'Spectators and the log get what somebody without a seat would see. An eliminated player gets the same, in teams what the teammate sees, and keeps what they knew; their hand and deck are not shown before the game is over.',
    'The seed of chance and the full record would tell every hidden card, so nobody gets them during a game; what you save then is your own view. Afterwards the whole game can be replayed with all cards. Where one person plays all seats, there is nobody to hide from.',
  ],
};
