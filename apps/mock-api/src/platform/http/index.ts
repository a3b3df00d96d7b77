export { callOf, callOpener, findCall, marksOf, sendJson, statusOf, transportRefusal } from './answers.ts';
export { authenticationBody, graphqlBody } from './body.ts';
export { closeCall, currentCall, openCall, runInCall } from './call.ts';
export type { Call, CallMarks, Door } from './call.ts';
export { CallDropped, strikeFaults } from './faults.ts';
export { createMetrics } from './metrics.ts';
export type { CallMeasure, Metrics } from './metrics.ts';
export type { PlatformServices } from './services.ts';
