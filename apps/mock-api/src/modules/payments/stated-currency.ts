/** A payment of which a client may say in which currency the amount was shown. */
export interface StatedCurrency {
  /** Code of the currency; left out or null where the client does not say it. */
  readonly currency?: string | null | undefined;
}
