/* The page is sent the domain's own file (assets.ts), so that it recomputes a round with the code that decided it. */
export { drawsOf, hashOf, verifiesRound } from '@magpie/domain/studio';
export type { Draw, RoundSeeds } from '@magpie/domain/studio';
