/** Computer players: they see what their seat may see, and choose. */
export { type Analysis, type AnalysisProgress, analyse, type Decision } from './analyse.ts';
export { chance, type Random } from './chance.ts';
export { byHand, chances, type Evaluation, weighByHand } from './evaluate.ts';
export { FEATURES, type Feature, featuresOf, STATES, stateOf } from './features.ts';
export type { Grounds, Measure, Outlook } from './grounds.ts';
export { type Hint, type Hinted, hint } from './hint.ts';
export { LEVELS, type Level } from './level-names.ts';
export { type Budget, LEVEL, paceOf, SEARCHERS, type SearcherName } from './levels.ts';
export type { Step } from './line.ts';
export { fromNet, type Leaning, type Net } from './net.ts';
export { decide, PLAYERS, type Player, type PlayerName, player, searcher, type Thought } from './players.ts';
export { chosen } from './rollout.ts';
export { type Search, type Standing, type Style, search } from './search.ts';
export { solves, type Tactic } from './tactic.ts';
