import type { Currency } from '@magpie/domain/money';
import { chosenValues } from '#platform/filters/index.ts';
import type { Given, MomentFilter, ValueFilter } from '#platform/filters/index.ts';
import { pageOfRows } from '#platform/paging/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import { catalogueOf } from '../games/index.ts';
import type { Catalogue } from '../games/index.ts';
import { convert, decimal, knownCurrency } from '../wallets/index.ts';
import { betList, sumBets } from './store.ts';
import type { BetChoice, BetRow } from './store.ts';

export interface BetsFilter {
  readonly gameCategory?: Given<ValueFilter<string>>;
  readonly dateTimeSettled?: Given<MomentFilter>;
}

function choiceOf(memberId: string, filter: Given<BetsFilter>): BetChoice {
  const { gte, lte } = filter?.dateTimeSettled ?? {};
  const categories = chosenValues(filter?.gameCategory);
  return {
    memberId,
    ...(categories && { categories }),
    ...(gte != null && { from: Date.parse(gte) }),
    ...(lte != null && { to: Date.parse(lte) }),
  };
}

function promoOf({ memberPromoId, promoName, countedMinor }: BetRow, currency: Currency) {
  if (memberPromoId === null || promoName === null) return null;
  return { memberPromo: memberPromoId, name: promoName, counted: decimal(countedMinor, currency) };
}

/** A bet in the contract's words. @throws Error when the catalogue does not hold its game, which no code path removes */
function toRecord(row: BetRow, { gameById, categories }: Catalogue) {
  const game = gameById.get(row.gameId);
  const gameCategory = categories.find(({ id }) => id === row.gameCategoryId);
  if (!game || !gameCategory) throw new Error(`The bet ${row.id} is in a game the catalogue does not hold.`);
  const currency = knownCurrency(row.currency);
  const fiat = knownCurrency(row.fiatCurrency);
  const crypto = currency.type === 'CRYPTO';
  return {
    id: row.id,
    game,
    gameCategory,
    status: row.status,
    freeSpin: row.freeSpin,
    currency,
    currencyType: row.currencyType,
    effectiveBet: decimal(row.fiatEffectiveBetMinor, fiat),
    payout: decimal(row.fiatPayoutMinor, fiat),
    cryptoEffectiveBet: crypto ? decimal(row.effectiveBetMinor, currency) : null,
    cryptoPayout: crypto ? decimal(row.payoutMinor, currency) : null,
    walletMode: row.walletMode,
    promo: promoOf(row, currency),
    dateTimeSettled: new Date(row.settledAt).toISOString(),
  };
}

export type BetRecord = ReturnType<typeof toRecord>;

/** A page of the member's bets, latest first (BETS-14). @throws Refusal BAD_USER_INPUT (API-10) */
export async function betRecords(
  world: World,
  memberId: string,
  { filter, ...page }: PageArguments & { readonly filter?: Given<BetsFilter> },
): Promise<Connection<BetRecord>> {
  const choice = choiceOf(memberId, filter);
  const catalogue = await catalogueOf(world);
  return pageOfRows(betList(world.db, choice), page, (row) => toRecord(row, catalogue));
}

/**
 * Totals of the member's bets that match a filter (BETS-13): in the active currency when that is fiat, else in the
 * displayed fiat currency. Amounts in another currency are converted.
 */
export async function betRecordSummary(world: World, memberId: string, filter: Given<BetsFilter>) {
  const member = await memberRow(world.db, memberId);
  const active = knownCurrency(member.activeCurrency);
  const currency = active.type === 'FIAT' ? active : knownCurrency(member.displayedFiatCurrency);
  let staked = 0n;
  let paid = 0n;
  for (const sum of await sumBets(world.db, choiceOf(memberId, filter))) {
    staked += convert(sum.staked, sum.currency, currency.code);
    paid += convert(sum.paid, sum.currency, currency.code);
  }
  return {
    totalEffectiveBet: decimal(staked, currency),
    totalWinloss: decimal(paid - staked, currency),
    currency,
  };
}
