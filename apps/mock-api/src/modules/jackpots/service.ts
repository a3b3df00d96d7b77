import { maskName } from '@magpie/domain/account';
import { largestPoolFirst, timesTheBet } from '@magpie/domain/jackpots';
import { money } from '@magpie/domain/money';
import { chosenValues, fitsValue } from '#platform/filters/index.ts';
import type { Given, ValueFilter } from '#platform/filters/index.ts';
import { pageOf, pageOfRows, readTogether } from '#platform/paging/index.ts';
import type { PageArguments, ReadTogether } from '#platform/paging/index.ts';
import type { JackpotStatus } from '#platform/store/contract-types.ts';
import type { Reader } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { catalogueOf, withGamesCount } from '../games/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { turnoversOf } from './rounds.ts';
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

interface Contribution {
  readonly provider: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly image: string | null;
    readonly gamesCount: number;
  };
  readonly contribution: string;
}

/** What is read of the jackpots of a page together. */
interface Together {
  readonly contributions: ReadTogether<readonly Contribution[]>;
  readonly turnovers: ReadTogether<string>;
}

export interface JackpotModel extends ReturnType<typeof view> {
  readonly together: Together;
}

async function contributionsOf(world: World, ids: readonly string[]) {
  const rows = [...(await readContributions(world.db, ids))];
  const catalogue = await catalogueOf(world);
  return new Map(
    rows.map(([id, own]) => [
      id,
      own.map(({ contribution, jackpotId: _id, ...provider }) => ({
        provider: withGamesCount(catalogue, provider),
        contribution: hundredths(contribution),
      })),
    ]),
  );
}

async function ownTurnovers(db: Reader, memberId: string | null, rows: readonly JackpotRow[]) {
  if (memberId === null) return new Map<string, string>();
  const turnovers = await turnoversOf(db, memberId, rows);
  return new Map(
    rows.map(({ id, currency }) => [id, decimal(turnovers.get(id) ?? 0n, knownCurrency(currency))]),
  );
}

function models(world: World, viewer: string | null, rows: readonly JackpotRow[]): JackpotModel[] {
  const ids = rows.map(({ id }) => id);
  const together: Together = {
    contributions: readTogether(() => contributionsOf(world, ids)),
    turnovers: readTogether(() => ownTurnovers(world.db, viewer, rows)),
  };
  return rows.map((row) => ({ ...view(row), together }));
}

/**
 * A page of the jackpots, the largest pool first (JACK-05).
 * @param viewer id of the member who looks, or null for a visitor
 * @throws Refusal BAD_USER_INPUT
 */
export async function jackpotsOf(
  world: World,
  viewer: string | null,
  { status, ...page }: PageArguments & { readonly status?: Given<ValueFilter<JackpotStatus>> },
) {
  const rows = await readJackpots(world.db);
  const wanted = largestPoolFirst(rows.filter((row) => fitsValue(row.status, status)));
  return pageOf('jackpots', models(world, viewer, wanted), page);
}

export async function jackpotOf(
  world: World,
  viewer: string | null,
  id: string,
): Promise<JackpotModel | null> {
  const row = await readJackpot(world.db, id);
  return (row && models(world, viewer, [row])[0]) ?? null;
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
    multiplier: money.format(timesTheBet(row.amountMinor, row.betMinor), 'FIAT'),
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
