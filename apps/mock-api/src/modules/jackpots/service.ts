import { maskName } from '@magpie/domain/account';
import { money } from '@magpie/domain/money';
import { chosenValues, fitsValue } from '#platform/filters/index.ts';
import type { Given, ValueFilter } from '#platform/filters/index.ts';
import { pageOf, pageOfRows } from '#platform/paging/index.ts';
import type { PageArguments } from '#platform/paging/index.ts';
import type { JackpotStatus } from '#platform/store/contract-types.ts';
import type { World } from '#platform/worlds/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { turnoverOf } from './rounds.ts';
import { payouts, readContributions, readJackpot, readJackpots } from './store/index.ts';
import type { JackpotRow, PayoutRow } from './store/index.ts';

const hundredths = (amount: number): string => money.format(money.of(BigInt(amount)), 'FIAT');

export function view(row: JackpotRow) {
  const currency = knownCurrency(row.currency);
  const amount = (minor: bigint) => decimal(minor, currency);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    rules: row.rules,
    type: row.type,
    currency,
    pool: amount(row.poolMinor),
    seedAmount: amount(row.seedMinor),
    highPoolThreshold: amount(row.highThresholdMinor),
    lowPoolThreshold: amount(row.lowThresholdMinor),
    payoutPercentage: hundredths(row.payoutPercentage * 100),
    poolStatus: row.poolStatus,
    status: row.status,
    turnoverRequirement: amount(row.turnoverRequirementMinor),
    winRequirement: amount(row.winRequirementMinor),
  };
}

export type JackpotModel = ReturnType<typeof view>;

const byPool = (a: JackpotRow, b: JackpotRow): number =>
  a.poolMinor === b.poolMinor ? 0 : a.poolMinor < b.poolMinor ? 1 : -1;

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
  const row = await readJackpot(world.db, id);
  return row ? view(row) : null;
}

/** What counts towards a member's turnover requirement (JACK-13); null for a visitor. */
export async function ownTurnover(
  world: World,
  memberId: string | null,
  { id, currency }: Pick<JackpotModel, 'id' | 'currency'>,
): Promise<string | null> {
  if (memberId === null) return null;
  return decimal(await turnoverOf(world.db, memberId, { id, currency: currency.code }), currency);
}

/** Shares of bets that go into a jackpot, by provider. */
export async function contributionsOf(world: World, jackpotId: string) {
  const rows = await readContributions(world.db, jackpotId);
  return rows.map(({ contribution, ...provider }) => ({ provider, contribution: hundredths(contribution) }));
}

function payoutView(row: PayoutRow, viewer: string | null) {
  const currency = knownCurrency(row.currency);
  const own = viewer !== null && row.memberId === viewer;
  return {
    id: row.id,
    member: own ? row.username : maskName(row.username),
    currency,
    amount: decimal(row.amountMinor, currency),
    bet: decimal(row.betMinor, currency),
    multiplier: money.format(money.of(money.divideHalfUp(row.amountMinor * 100n, row.betMinor)), 'FIAT'),
    jackpot: row.jackpotId,
    jackpotName: row.jackpotName,
    dateTimeCreated: new Date(row.paidAt).toISOString(),
  };
}

export interface PayoutChoice extends PageArguments {
  readonly jackpot?: Given<ValueFilter<string>>;
  /** Whether wins of the viewer are wanted, or those of others. */
  readonly own?: Given<boolean>;
}

/**
 * A page of jackpot wins, newest first, with the names of all but the viewer masked (JACK-05, JACK-06).
 * @param viewer id of the member who looks, or null for a visitor
 * @throws Refusal BAD_USER_INPUT
 */
export function payoutsOf(world: World, viewer: string | null, { jackpot, own, ...page }: PayoutChoice) {
  const winner = own == null ? undefined : { memberId: viewer, own };
  const list = payouts(world.db, { jackpots: chosenValues(jackpot), winner });
  return pageOfRows(list, page, (row) => payoutView(row, viewer));
}
