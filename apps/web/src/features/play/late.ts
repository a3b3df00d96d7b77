/** What other features' late parts use; the first screen would carry it if index.ts named it. */
export { useRealityCheckInterval } from './use-reality-check-interval.ts';
