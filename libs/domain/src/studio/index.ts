export { autoplayReasons } from './autoplay-reasons.ts';
export type { AutoplayStartReason, AutoplayStopReason } from './autoplay-reasons.ts';
export { modelById, modelOfGame, studioModels } from './catalogue.ts';
export type { CasinoCategory } from './catalogue.ts';
export { cardAt, deckSize, joker, rankAceHigh, rankOf, shoeOf } from './deck.ts';
export {
  autoplayRounds,
  decideAutoplay,
  decideAutoplayStart,
  offersAutoplay,
  startedFeature,
} from './decide-autoplay.ts';
export type {
  AutoplayFacts,
  AutoplayLimits,
  AutoplayRound,
  AutoplayStartFacts,
  SentAutoplay,
} from './decide-autoplay.ts';
export { decideRound } from './decide-round.ts';
export type { OrderedBet, RoundBet, RoundFacts, RoundPlan } from './decide-round.ts';
export { decideRoundAction } from './decide-round-action.ts';
export type {
  ActedRound,
  RoundActionFacts,
  RoundActionPlan,
  RoundActionReason,
  SentAction,
} from './decide-round-action.ts';
export { decideRoundGame, decideRoundPage, decideRoundPass } from './decide-round-page.ts';
export type { RoundPageFacts, RoundPageReason } from './decide-round-page.ts';
export { decideSeedChange } from './decide-seed-change.ts';
export type { SeedChangeFacts, SeedChangeReason } from './decide-seed-change.ts';
export { drawsOf, hashOf, verifiesRound } from './fairness.ts';
export type { Draw, Draws, RoundSeeds, TracedDraws } from './fairness.ts';
export { drawnAction, singleStep, stepwise } from './model.ts';
export type {
  GameKind,
  Json,
  RoundOrder,
  RoundState,
  SharedRounds,
  Shown,
  ShownRecord,
  Stepwise,
  StudioModel,
  Volatility,
} from './model.ts';
export { memberSeed } from './member-seed.ts';
export { drawnAt, isDrawn, nextRound, tableDay, tableSeed } from './shared-rounds.ts';
export { percentText, rational } from './rational.ts';
export type { Rational } from './rational.ts';
export { statedReturn } from './stated-return.ts';
export { roundReasons } from './round-reasons.ts';
export type { RoundReason } from './round-reasons.ts';
export { studioReasons } from './studio-reasons.ts';
export type { StudioReason } from './studio-reasons.ts';
export { scatter, slotSymbols } from './slots/lines.ts';
export type { SlotFace, SlotSymbol } from './slots/lines.ts';
