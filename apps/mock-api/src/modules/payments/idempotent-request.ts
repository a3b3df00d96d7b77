import type { SiteCode } from '@magpie/domain/site';

export interface IdempotentRequest<Order> {
  readonly order: Order;
  /** Idempotency key of the attempt; null for a call without one. */
  readonly key: string | null;
  readonly operation: string;
  readonly site: SiteCode;
}
