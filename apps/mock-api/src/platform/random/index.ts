export { drawSeedOf } from './draw-seed.ts';
export { RandomSource, seedOf } from './random.ts';
export type { RandomState } from './random.ts';
