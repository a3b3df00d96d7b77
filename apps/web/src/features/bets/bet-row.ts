import { displayMoney } from '@magpie/domain/format';
import type { BetHistoryTable_betFragment } from '@magpie/gql/bets';

export type Bet = BetHistoryTable_betFragment;

/** The amounts of a bet as a person reads them: a crypto bet in its crypto currency, a fiat bet in fiat. */
export function betAmounts(bet: Bet): { readonly stake: string; readonly payout: string } {
  const { currency, currencyType } = bet;
  const crypto = currencyType === 'CRYPTO';
  return {
    stake: displayMoney(crypto ? bet.cryptoEffectiveBet : bet.effectiveBet, currency),
    payout: displayMoney(crypto ? bet.cryptoPayout : bet.payout, currency),
  };
}

const statusNames = {
  CANCELED: 'Canceled',
  CASHOUT: 'Cashout',
  SETTLED: 'Settled',
  UNSETTLED: 'Unsettled',
} as const;

export function betStatus({ status }: Pick<Bet, 'status'>): string {
  return statusNames[status];
}
