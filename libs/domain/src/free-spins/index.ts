export { freeSpinStatus, isEnrolled, shownFreeSpins } from './free-spins.ts';
export type { FreeSpinStatus } from './free-spins.ts';
