import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { currencyOf } from '../money/index.ts';
import type { Currency } from '../money/index.ts';

/** What net deposits are asked for. */
export interface NetDepositsFacts {
  /** Code, in capitals or not. */
  readonly currency: string;
  /** Instant in milliseconds, included. */
  readonly start: number;
  /** Instant in milliseconds, excluded. */
  readonly end: number;
}

/** Why there are no net deposits. */
export type NetDepositsReason = 'unknownCurrency' | 'endsBeforeStart';

/** The reasons of {@link decideNetDeposits}. */
export const netDepositsReasons = {
  unknownCurrency: {
    code: 'BAD_USER_INPUT',
    text: ({ currency }) => `There is no currency '${currency}'.`,
  },
  endsBeforeStart: {
    code: 'BAD_USER_INPUT',
    text: () => 'The period must not end before it starts.',
  },
} as const satisfies ReasonTable<NetDepositsReason, Pick<NetDepositsFacts, 'currency'>>;

/** Decides of which currency and period net deposits are reckoned; both ends of the period are included (TXN-11). */
export function decideNetDeposits({
  currency: code,
  start,
  end,
}: NetDepositsFacts): Decision<
  { readonly currency: Currency; readonly from: number; readonly to: number },
  NetDepositsReason,
  Pick<NetDepositsFacts, 'currency'>
> {
  const currency = currencyOf(code.toUpperCase());
  if (!currency) return refuse('unknownCurrency', { currency: code });
  return end < start
    ? refuse('endsBeforeStart', { currency: code })
    : allow({ currency, from: start, to: end - 1 });
}
