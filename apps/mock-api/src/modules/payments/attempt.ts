import type { SiteCode } from '@magpie/domain/site';

/** A payment to be prepared, as one attempt of a form. */
export interface Attempt<Order> {
  readonly order: Order;
  /** Idempotency key of the attempt; null for a call without one. */
  readonly key: string | null;
  /** Name of the mutation that asks. */
  readonly operation: string;
  /** Site that the call comes from. */
  readonly site: SiteCode;
}
