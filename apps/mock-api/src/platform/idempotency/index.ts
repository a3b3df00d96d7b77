export { askerOf, digest, once, readKey } from './idempotency.ts';
export type { Asker, OnceOrder } from './idempotency.ts';
