export { requesterOf, digest, once, readKey } from './idempotency.ts';
export type { Requester, OnceRequest } from './idempotency.ts';
