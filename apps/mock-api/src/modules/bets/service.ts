import { boundsReasons, decideBounds } from '@magpie/domain/bets';
import type { Currency } from '@magpie/domain/money';
import { chosenValues } from '#platform/filters/index.ts';
import type { Given, MomentFilter, ValueFilter } from '#platform/filters/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { pageOfRows } from '#platform/paging/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import { catalogueOf } from '../games/index.ts';
import type { Catalogue } from '../games/index.ts';
import { convert, decimal, knownCurrency } from '../wallets/index.ts';
import { roundStateOf } from './round-url.ts';
import { betList, sumBets } from './store.ts';
import type { BetChoice, BetRow, BetSum } from './store.ts';

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
    stakeAtRisk: decimal(row.effectiveBetMinor - row.riskFreeMinor, currency),
    walletMode: row.walletMode,
    promo: promoOf(row, currency),
    round: roundStateOf(row, game),
    dateTimePlaced: new Date(row.placedAt).toISOString(),
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

/** The fiat currency of a member's totals: the active one, or with a crypto one active the displayed one. */
async function totalsCurrency(world: World, memberId: string): Promise<Currency> {
  const member = await memberRow(world.db, memberId);
  const active = knownCurrency(member.activeCurrency);
  return active.type === 'FIAT' ? active : knownCurrency(member.displayedFiatCurrency);
}

type Total = Pick<BetSum, 'staked' | 'decided' | 'paid'>;

const nothing: Total = { staked: 0n, decided: 0n, paid: 0n };

/** What sums in several currencies come to in one. */
function totalIn(currency: Currency, sums: readonly BetSum[]): Total {
  const byCurrency = [...Map.groupBy(sums, (sum) => sum.currency)];
  const totalOf = (part: keyof Total) =>
    byCurrency.reduce((total, [code, same]) => {
      const amount = same.reduce((sum, each) => sum + each[part], 0n);
      return total + convert(amount, code, currency.code);
    }, 0n);
  return { staked: totalOf('staked'), decided: totalOf('decided'), paid: totalOf('paid') };
}

const shownTotal = ({ staked, decided, paid }: Total, currency: Currency) => ({
  totalEffectiveBet: decimal(staked, currency),
  totalWinloss: decimal(paid - decided, currency),
});

/** Totals of the member's bets that match a filter (BETS-13). Amounts in another currency are converted. */
export async function betRecordSummary(world: World, memberId: string, filter: Given<BetsFilter>) {
  const currency = await totalsCurrency(world, memberId);
  const sums = await sumBets(world.db, choiceOf(memberId, filter));
  return { ...shownTotal(totalIn(currency, sums), currency), currency };
}

/**
 * The totals of each span between two bounds (BETS-18). A span is what its end adds to the total so far, so that all of them
 * together are the whole, to the cent, in whatever currencies the bets were.
 * @throws Refusal BAD_USER_INPUT
 */
export async function betRecordResults(
  world: World,
  memberId: string,
  { bounds, filter }: { readonly bounds: readonly string[]; readonly filter?: Given<BetsFilter> },
) {
  const decision = decideBounds(bounds.map((bound) => Date.parse(bound)));
  if (!decision.allowed) throw refusalOf(boundsReasons, decision);
  const currency = await totalsCurrency(world, memberId);
  const sums = await sumBets(world.db, choiceOf(memberId, filter), decision.plan);
  let before = nothing;
  const spans = decision.plan.map(({ from, to }, index) => {
    const total = totalIn(
      currency,
      sums.filter(({ span }) => span <= index),
    );
    const added = {
      staked: total.staked - before.staked,
      decided: total.decided - before.decided,
      paid: total.paid - before.paid,
    };
    before = total;
    return {
      dateTimeFrom: new Date(from).toISOString(),
      dateTimeTo: new Date(to).toISOString(),
      count: sums.reduce((count, sum) => (sum.span === index ? count + sum.count : count), 0),
      ...shownTotal(added, currency),
    };
  });
  return { currency, spans };
}
