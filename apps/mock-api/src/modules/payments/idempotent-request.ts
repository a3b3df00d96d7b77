import type { SiteCode } from '@magpie/domain/site';
import type { Caller } from '#platform/auth/index.ts';

export interface IdempotentRequest<Order> {
  readonly caller: Caller;
  readonly order: Order;
  /** Idempotency key of the attempt; null for a call without one. */
  readonly key: string | null;
  readonly operation: string;
  readonly site: SiteCode;
}
