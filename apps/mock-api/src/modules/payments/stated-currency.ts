export interface StatedCurrency {
  /** Code of the currency; left out or null where the client does not say it. */
  readonly currency?: string | null | undefined;
}
