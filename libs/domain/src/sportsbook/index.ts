export { fixtureById, fixturesBetween, listedAfterMs, listedAheadMs } from './fixtures.ts';
export type { Fixture } from './fixtures.ts';
export { matchOf, standingOf } from './match.ts';
export type { Match, Phase, Standing } from './match.ts';
export { sports } from './sports.ts';
export type { MarketKind, Sport } from './sports.ts';
