import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { currencyOf, money, unknownCurrencyText } from '../money/index.ts';
import type { Currency, Minor } from '../money/index.ts';

export type HoldingWallet = 'MAIN' | 'CASINO' | 'CASINO_BONUS' | 'SPORT' | 'SPORT_BONUS';

export interface OperatorAmount {
  readonly currency: string;
  readonly amount: string;
}

export type AmountReason = 'ambiguousWallet' | 'unknownCurrency' | 'notAnAmount' | 'tooLarge' | 'zero';

/** Bonus money that no promo would own could be neither played nor withdrawn (PROMO-47). */
export const withoutPromo = {
  code: 'CONFLICT',
  text: ({ currency }: OperatorAmount) =>
    `Bonus money belongs to a promo, and this member has none in force in ${currency}. Give a reward instead.`,
} as const;

export const amountReasons = {
  ambiguousWallet: {
    code: 'BAD_USER_INPUT',
    text: () => 'BONUS stands for two wallets; name one of them.',
  },
  unknownCurrency: {
    code: 'BAD_USER_INPUT',
    text: ({ currency }: OperatorAmount) => unknownCurrencyText(currency),
  },
  notAnAmount: {
    code: 'BAD_USER_INPUT',
    text: ({ amount, currency }: OperatorAmount) => `'${amount}' is no amount of ${currency}.`,
  },
  tooLarge: {
    code: 'BAD_USER_INPUT',
    text: ({ amount }: OperatorAmount) => `'${amount}' is too large to be posted.`,
  },
  zero: { code: 'BAD_USER_INPUT', text: () => 'The amount must not be zero.' },
} as const satisfies ReasonTable<AmountReason, OperatorAmount>;

export interface ReadAmount {
  readonly currency: Currency;
  /** Minor units, never 0. */
  readonly change: Minor;
}

export function decideAmount(
  { currency: code, amount }: OperatorAmount,
  { negative }: { readonly negative: boolean },
): Decision<ReadAmount, Exclude<AmountReason, 'ambiguousWallet'>> {
  const currency = currencyOf(code);
  if (!currency) return refuse('unknownCurrency');
  const parsed = money.parse(amount, currency.type, { negative });
  if (!parsed.ok) return refuse('notAnAmount');
  if (!money.isPostable(parsed.value)) return refuse('tooLarge');
  return parsed.value === 0n ? refuse('zero') : allow({ currency, change: parsed.value });
}
