import { betDate, csvAmount, csvOf } from '../format/index.ts';
import { amountsOfBet, betMoneyLabel, betSettledAt, betStatusLabel, hasPayout } from './bet.ts';
import type { BetAmounts, BetMoney, BetStatus, PromoTurnover } from './bet.ts';

export interface ExportedBet extends BetAmounts, BetMoney {
  readonly id: string;
  readonly status: BetStatus;
  readonly dateTimePlaced: string;
  readonly dateTimeSettled: string;
  readonly game: { readonly name: string; readonly subCategory: { readonly name: string } };
  readonly gameCategory: { readonly name: string };
  readonly promo: PromoTurnover['promo'];
}

const header = (timeZone: string) => [
  `Placed (${timeZone})`,
  `Settled (${timeZone})`,
  'Game',
  'Provider',
  'Category',
  'Status',
  'Paid with',
  'Currency',
  'Bet',
  'Payout',
  'Promo',
  'Counted',
  'Id',
];

function row(bet: ExportedBet, timeZone: string): readonly string[] {
  const { stake, payout } = amountsOfBet(bet);
  const settledAt = betSettledAt(bet);
  const amount = (text: string | null | undefined) => csvAmount(text ?? '', bet.currencyType);
  return [
    betDate(bet.dateTimePlaced, timeZone),
    settledAt === null ? '' : betDate(settledAt, timeZone),
    bet.game.name,
    bet.game.subCategory.name,
    bet.gameCategory.name,
    betStatusLabel(bet.status),
    betMoneyLabel(bet),
    bet.currency.code,
    amount(stake),
    amount(hasPayout(bet) ? payout : null),
    bet.promo?.name ?? '',
    amount(bet.promo?.counted),
    bet.id,
  ];
}

/** Everything the history tells of each bet, its times in the timezone named in the header. */
export function betsCsv(bets: readonly ExportedBet[], timeZone: string): string {
  return csvOf(
    header(timeZone),
    bets.map((bet) => row(bet, timeZone)),
  );
}
