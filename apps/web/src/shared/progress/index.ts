export { trackCode, trackedLink, useLoads } from './loads.ts';
export { useProgress } from './use-progress.ts';
