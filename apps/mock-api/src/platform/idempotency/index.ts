export { digest, once, readKey } from './idempotency.ts';
export type { OnceOrder } from './idempotency.ts';
