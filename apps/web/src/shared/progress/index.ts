export { trackCode, trackedLink, useLoads } from './loads.ts';
export { progressStep, useProgress } from './use-progress.ts';
