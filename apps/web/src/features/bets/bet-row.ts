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

/** What a bet was, beyond its game: its provider, and the money when that was not the member's cash. */
export function betKind({ game, freeSpin, walletMode }: Bet): string {
  const provider = game.subCategory.name;
  if (freeSpin) return `${provider}, Free Spin`;
  return walletMode === 'BONUS' ? `${provider}, Bonus money` : provider;
}

/** How much of a bet counted for the promo that was active (BETS-17); null when there was none. */
export function countedText({ promo, currency }: Bet): string | null {
  return promo ? `${displayMoney(promo.counted, currency)} counted for ${promo.name}` : null;
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
