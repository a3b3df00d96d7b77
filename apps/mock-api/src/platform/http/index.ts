export { callOf, callOpener, sendJson } from './answers.ts';
export { authenticationBody, graphqlBody } from './body.ts';
export type { Call, CallMarks, Door } from './call.ts';
export { strikeFaults } from './faults.ts';
export { createMetrics } from './metrics.ts';
export type { CallMeasure, Metrics } from './metrics.ts';
export { limitBodies, serverOptions, usualTimeouts } from './timeouts.ts';
export type { Timeouts } from './timeouts.ts';
export type { PlatformServices } from './services.ts';
