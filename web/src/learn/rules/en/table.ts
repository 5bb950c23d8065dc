import type { Texts } from '../outline.ts';

export const table: Texts<'board' | 'freeForAll' | 'teams' | 'options'> = {
  spaces: [
    'Spaces and lines',
    'The board consists of round spaces. Each holds at most one fighter. Two spaces joined by a line are adjacent; a space is not adjacent to itself.',
    'Starting spaces are numbered. A board with only two cannot be used by three or four players.',
  ],
  zones: [
    'Zones',
    'Every space has one colour or several. All spaces of one colour form a zone, even far apart. Two spaces are in the same zone if they share a colour and no closed door [[door-zones|separates them]]. A fighter’s own space is in its zone.',
    'Zones and lines have nothing to do with each other: neighbours may lie in different zones.',
  ],
  doors: [
    'Doors',
    'On the board Heorot doors lie across lines; at the start all are open. While a door is closed, the lines under it do not exist: no stepping, no attacking, no adjacency.',
    'Doors are touched only during a [[maneuver|maneuver]], by the fighter whose move it is, even without a step, if a line from its space runs under the door: opening costs 1 movement, closing is free. As often as you like, whoever used the door before.',
    'With 2 movement you open a door for 1, step through for 1 and close it behind you for nothing.',
    'Movement from cards does not touch doors. [[placing|Placing]] ignores them: Houdini, who is placed instead of moving, may close a door next to him but has no movement to open one.',
  ],
  'door-zones': [
    'Doors and zones',
    'Two spaces of one colour are not in the same [[zones|zone]] if a closed door makes the shortest way between them longer. One free way of the same length is enough to keep them together. The way is counted along lines, without secret passages and fog, whoever stands on it.',
    'So two neighbours with a closed door between them are not adjacent and, though of one colour, not in the same zone, unless another way is as short.',
    'And a may share a zone with b, and b with c, but not a with c. Every pair of spaces is judged by itself.',
    'All effects that speak of zones go by this, also “Jump Scare”, which compares with an earlier space: the doors count as they are now. Only “Jaws of the Beast” counts the colours of a single space, where doors do not matter.',
  ],
  'secret-passages': [
    'Secret passages',
    'On Baskerville Manor and in King Solomon’s Mine a fighter may step from one passage space to any linked one as if they were adjacent, for 1 movement. It works in any [[moving|movement]], and fighters on the other end are in the way as anywhere else.',
    'For attacks, effects and distances the spaces are not adjacent.',
  ],
  'high-ground': [
    'High ground',
    'In the Hanging Gardens arrows lie on some lines. Whoever attacks along an arrow, from its tail to the space it points at, gets +1 to the attack value, melee or ranged, in bonus attacks too.',
    'Nothing happens the other way round, nor in moving. It is a [[standing-bonus|standing bonus]]: it goes by where the two stand when damage is counted, and cannot be canceled.',
  ],
  'large-fighters': [
    'Large fighters',
    'A large fighter stands on two spaces. None of the heroes here is one, not even BIG Alice. If one ever comes, it cannot use [[secret-passages|secret passages]], and no [[doors|door]] may be closed between its two spaces.',
  ],
  'free-for-all': [
    'Everyone against everyone',
    'Three or four players on a board with enough starting spaces. Everyone starts on the space with their number, and turns go in that order. All others are opponents, also of each other.',
    'The last player with a hero wins. See the [[first-turn-limit|limit on the first turn]] and [[elimination|elimination]].',
  ],
  'first-turn-limit': [
    'Whom you may attack on your first turn',
    'On your first turn you may attack only the next player still in the game or those who have already had a turn. So the first may attack the second; the second the first and the third; and so on.',
    'This limits [[attack|attack actions]] only. Schemes and abilities may hit anyone. In [[teams|teams]] there is no such limit.',
  ],
  elimination: [
    'Elimination',
    'In a free-for-all a player whose hero is [[defeat|defeated]] is out at once: sidekicks and tokens leave the board, the cards leave the game. Nobody can choose them as an opponent, and the order skips them. If one hit takes the heroes of several players, they go together.',
    'The running combat or effect is [[after-elimination|played to its end]]. Then the turn of an eliminated player is over, without further actions and without the hand limit.',
    'The last player with a hero wins at once. If one hit takes all remaining heroes, the player whose turn it is wins; if that player was already out, the next one after them in turn order.',
  ],
  'after-elimination': [
    'When a player drops out in mid-combat',
    'What has been played still happens, on both cards: combat damage and effects AFTER COMBAT. The player who is out still makes the choices that are needed. Skipped is only what would need their fighters or cards.',
    'If “The Equal of Grendel” [[elimination|eliminates]] the attacker’s player, the attack still strikes, what can do without them still happens, and then their turn is over.',
    'Whoever is out before damage is counted gets nothing from “if you won”: no card, no move, no gain.',
  ],
  teams: [
    'Two against two',
    'Players take seats in turn: team A, team B, team A, team B. In this order they place their fighters, on starting spaces 1 to 4, and take their turns, all game long.',
    'Each has their own hero, deck, hand and turn, and moves only their own fighters. See [[teammates|teammates]] and [[team-defeat|losing as a team]].',
  ],
  teammates: [
    'Teammates',
    'Your teammate’s fighters are friendly: you may move through them and may not attack them. “Friendly fighters” includes them, “your fighters” does not. “Each fighter” hits them too.',
    'Teammates may talk about everything, so here they see each other’s hands. But nobody [[defense-card|defends]] for the other.',
  ],
  'team-defeat': [
    'Losing as a team',
    'A team loses when both its heroes are [[defeat|defeated]], whatever sidekicks remain. If one hit takes the last heroes of both teams, the team whose turn it is wins.',
    'Until then a player may [[without-hero|play on without a hero]]; whoever has no fighter left is [[team-elimination|out]].',
  ],
  'without-hero': [
    'Playing on without the hero',
    'In teams a player without a hero plays on while a sidekick is on the board: 2 actions a turn, drawing, moving, and the cards that the remaining fighters may use. [[exhaustion|Exhaustion]] hits the sidekicks. Sidekicks can be returned, a hero cannot.',
    'Effects on a hero who is gone do nothing. Abilities that need the hero stop: Beowulf’s gain of rage, the damage of Dracula and Medusa, Houdini’s placing, King Arthur’s boost, Sun Wukong’s summoning, Yennenga’s assigning.',
    'Others go on: Little Red’s basket, Sinbad’s longer maneuvers, the protection of the cards of Holmes and Watson, and Houdini’s [[boost-bonus|boost bonuses]], except that Houdini himself recovers nothing.',
  ],
  'team-elimination': [
    'Out of a team game',
    'A player without any fighter left is out, tokens and cards included, and takes no more turns. The others go on in the same order; nobody gets a turn instead. A running combat is [[after-elimination|played to its end]], and if it was the turn of that player, it is over.',
    'A defeated hero alone ends neither the combat nor the turn. Clones outside the board do not count: without a fighter on the board Sun Wukong’s player is out. But whoever has merely [[vanish|vanished]] stays in the game.',
  ],
  'three-players': [
    'Three people, two teams',
    'One person plays both seats of a [[teams|team]]. The two characters stay apart: own decks, hands, hand limits and turns, and cards only for their own fighters.',
  ],
  options: [
    'Options of a game',
    'End of the game: at once (as usual), or checked only when an action begins or ends; then a hero who has been brought back by that time has not fallen, and if both have fallen the player whose turn it is wins. Defeated fighters leave at once all the same.',
    'King Arthur’s boost on a card without text: lost when [[canceling|canceled]] (as usual), or kept. A [[bonus-attack|bonus attack]] of a fighter that has fallen: made (as usual), or not. A new hand at the start: no (as usual), or [[mulligan|once]].',
    'A handicap takes health off a hero at the start. A turn limit ends a long game as a draw. And see [[mirror-match|the same hero twice]].',
  ],
  'mirror-match': [
    'The same hero twice',
    'Usually a hero can be taken by one player only. If this is allowed in the [[options|options]], each card means its own player’s fighters, deck and tokens: nobody can use the other’s fog, and the fog of the one is no obstacle to the fog of the other.',
  ],
  concede: [
    'Conceding and draws',
    'You may concede at any time; it counts as if your hero were [[defeat|defeated]] (in teams, all your fighters). In a game of several, choices you would still have to make are declined or left to chance.',
    'A game that never ends can be drawn by a turn limit. Rated games and games between computers are drawn after 500 turns.',
  ],
};
