import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { currencyOf, unknownCurrencyText } from '../money/index.ts';
import { amountReasons } from './operator-amount.ts';
import type { HoldingWallet } from './operator-amount.ts';

export type FigureReason =
  | 'figureOfTwoWallets'
  | 'figureInNoCurrency'
  | 'noSuchPromo'
  | 'cashbackNotNamed'
  | 'noSuchCashback';

export interface FigureDetails {
  readonly name: string;
}

/** Refusals of a figure that is to be explained. */
export const figureReasons = {
  figureOfTwoWallets: {
    code: 'BAD_USER_INPUT',
    text: amountReasons.ambiguousWallet.text,
  },
  figureInNoCurrency: { code: 'BAD_USER_INPUT', text: ({ name }) => unknownCurrencyText(name) },
  noSuchPromo: {
    code: 'NOT_FOUND',
    text: ({ name }) =>
      name === '' ? 'This member has no active promo.' : `This member has no promo '${name}'.`,
  },
  cashbackNotNamed: { code: 'BAD_USER_INPUT', text: () => 'Give the id of the cashback.' },
  noSuchCashback: { code: 'NOT_FOUND', text: ({ name }) => `There is no cashback '${name}'.` },
} as const satisfies ReasonTable<FigureReason, FigureDetails>;

const none: FigureDetails = { name: '' };

export function decideBalanceFigure(
  wallet: HoldingWallet | 'BONUS',
  currency: string,
): Decision<HoldingWallet, FigureReason, FigureDetails> {
  if (wallet === 'BONUS') return refuse('figureOfTwoWallets', none);
  return currencyOf(currency) ? allow(wallet) : refuse('figureInNoCurrency', { name: currency });
}

/** @param promo the one that was found, whosever it is */
export function decideTurnoverFigure<Promo extends { readonly memberId: string }>(
  memberId: string,
  id: string | null,
  promo: Promo | undefined,
): Decision<Promo, FigureReason, FigureDetails> {
  return promo?.memberId === memberId ? allow(promo) : refuse('noSuchPromo', { name: id ?? '' });
}

export function decideCashbackFigure<Cashback extends object>(
  id: string | null,
  cashback: Cashback | undefined,
): Decision<Cashback, FigureReason, FigureDetails> {
  if (id === null) return refuse('cashbackNotNamed', none);
  return cashback ? allow(cashback) : refuse('noSuchCashback', { name: id });
}
