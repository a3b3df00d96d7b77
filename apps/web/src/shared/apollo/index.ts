export { accountCalls } from './account-calls.ts';
export { createPlatformClient } from './client.ts';
export type { PlatformClient } from './client.ts';
export { socketOffline, reconnectCount } from './connection.ts';
export { isAnswered, platformErrorOf } from './errors-link.ts';
export type { Answer, ErrorListener, PlatformError } from './errors-link.ts';
export { freshAfter, refetchAfter } from './freshness.ts';
export { callHeaders } from './headers-link.ts';
export type { CallFacts } from './headers-link.ts';
