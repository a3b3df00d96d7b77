export { decideFreeSpin } from './decide-free-spin.ts';
export type { FreeSpinFacts, HeldFreeSpins } from './decide-free-spin.ts';
export { freeSpinReasons } from './free-spin-reasons.ts';
export type { FreeSpinReason } from './free-spin-reasons.ts';
export { freeSpinStatus, isEnrolled, shownFreeSpins } from './free-spins.ts';
export type { FreeSpinStatus } from './free-spins.ts';
