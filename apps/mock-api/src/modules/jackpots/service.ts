import { maskName } from '@magpie/domain/account';
import { money } from '@magpie/domain/money';
import { chosenValues, fitsValue } from '../../platform/filters/index.ts';
import type { ValueFilter } from '../../platform/filters/index.ts';
import { pageOf, pageOfRows } from '../../platform/paging/index.ts';
import type { PageArguments } from '../../platform/paging/index.ts';
import type { JackpotStatus } from '../../platform/store/contract-types.ts';
import type { World } from '../../platform/worlds/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { payouts, readContributions, readJackpots } from './store.ts';
import type { JackpotRow, PayoutRow } from './store.ts';

type Given<T> = T | null | undefined;

const hundredths = (amount: number): string => money.format(money.of(BigInt(amount)), 'FIAT');

function view(row: JackpotRow) {
  const currency = knownCurrency(row.currency);
  const amount = (minor: bigint) => decimal(minor, currency);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    rules: row.rules,
    type: row.type,
    currency,
    pool: amount(row.pool_minor),
    seedAmount: amount(row.seed_minor),
    highPoolThreshold: amount(row.high_threshold_minor),
    lowPoolThreshold: amount(row.low_threshold_minor),
    payoutPercentage: hundredths(row.payout_percentage * 100),
    poolStatus: row.pool_status,
    status: row.status,
    turnoverRequirement: amount(row.turnover_requirement_minor),
    winRequirement: amount(row.win_requirement_minor),
  };
}

export type JackpotModel = ReturnType<typeof view>;

const byPool = (a: JackpotRow, b: JackpotRow): number =>
  a.pool_minor === b.pool_minor ? 0 : a.pool_minor < b.pool_minor ? 1 : -1;

/** A page of the jackpots, the largest pool first (JACK-05). @throws Refusal BAD_USER_INPUT */
export async function jackpotsOf(
  world: World,
  { status, ...page }: PageArguments & { readonly status?: Given<ValueFilter<JackpotStatus>> },
) {
  const rows = await readJackpots(world.db);
  const wanted = rows.filter((row) => fitsValue(row.status, status)).toSorted(byPool);
  return pageOf('jackpots', wanted.map(view), page);
}

export async function jackpotOf(world: World, id: string): Promise<JackpotModel | null> {
  const row = (await readJackpots(world.db)).find((each) => each.id === id);
  return row ? view(row) : null;
}

/** Shares of bets that go into a jackpot, by provider. */
export async function contributionsOf(world: World, jackpotId: string) {
  const rows = await readContributions(world.db, jackpotId);
  return rows.map(({ contribution, ...provider }) => ({ provider, contribution: hundredths(contribution) }));
}

function payoutView(row: PayoutRow, viewer: string | null) {
  const currency = knownCurrency(row.currency);
  const own = viewer !== null && row.member_id === viewer;
  return {
    id: row.id,
    member: own ? row.username : maskName(row.username),
    currency,
    amount: decimal(row.amount_minor, currency),
    bet: decimal(row.bet_minor, currency),
    multiplier: money.format(money.of(money.divideHalfUp(row.amount_minor * 100n, row.bet_minor)), 'FIAT'),
    jackpotName: row.jackpot_name,
    dateTimeCreated: new Date(row.paid_at).toISOString(),
  };
}

/**
 * A page of jackpot wins, newest first, with the names of all but the viewer masked (JACK-05, JACK-06).
 *
 * @param viewer id of the member who looks, or null for a visitor
 * @throws Refusal BAD_USER_INPUT
 */
export function payoutsOf(
  world: World,
  viewer: string | null,
  { jackpot, ...page }: PageArguments & { readonly jackpot?: Given<ValueFilter<string>> },
) {
  return pageOfRows(payouts(world.db, chosenValues(jackpot)), page, (row) => payoutView(row, viewer));
}
