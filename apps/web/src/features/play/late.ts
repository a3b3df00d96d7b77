/** What other features' late parts use; the first screen would carry it if index.ts named it. */
export { HeldCashNote } from './held-cash-note.tsx';
export { useRealityCheckInterval } from './use-reality-check-interval.ts';
export { RoundFrame, RoundSkeleton } from './round-frame.tsx';
