import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { currencyOf, unknownCurrencyText } from '../money/index.ts';
import type { Currency } from '../money/index.ts';

export interface NetDepositsFacts {
  readonly currency: string;
  /** Epoch ms, inclusive. */
  readonly start: number;
  /** Epoch ms, exclusive. */
  readonly end: number;
}

export type NetDepositsReason = 'unknownCurrency' | 'endsBeforeStart';

export const netDepositsReasons = {
  unknownCurrency: {
    code: 'BAD_USER_INPUT',
    text: ({ currency }) => unknownCurrencyText(currency),
  },
  endsBeforeStart: {
    code: 'BAD_USER_INPUT',
    text: () => 'The period must not end before it starts.',
  },
} as const satisfies ReasonTable<NetDepositsReason, Pick<NetDepositsFacts, 'currency'>>;

/** `from` and `to` of the plan are both inclusive (TXN-11). */
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
