import { cashbackPayment, claimableFirst, claimStatus, largestClaimable } from '@magpie/domain/cashback';
import { defaultCurrency, money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { meetsLevel } from '@magpie/domain/promos';
import type { BalanceType, Cashback, MemberCashback, MissedCashback } from '#__generated__/promo.ts';
import { fitsText, fitsValue } from '#platform/filters/index.ts';
import type { Given, TextFilter } from '#platform/filters/index.ts';
import { pageOf } from '#platform/paging/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { catalogueOf } from '../games/index.ts';
import type { Catalogue } from '../games/index.ts';
import { moment, optionalMoment, percent, providersOf, smallestStakeIn } from '../promos/index.ts';
import { convert, decimal, knownCurrency } from '../wallets/index.ts';
import { claimDays, pastOf, standingOf } from './standing.ts';
import type { CashbackPast, Standing } from './standing.ts';
import { allCashbacks, cashbackRecord } from './store/index.ts';
import type { CashbackRecord } from './store/index.ts';

export interface CashbackFilter {
  readonly active?: Given<{ readonly eq?: Given<boolean> }>;
  readonly currency?: Given<TextFilter>;
}

const fits = ({ row }: CashbackRecord, filter: Given<CashbackFilter>): boolean =>
  fitsValue(row.active, filter?.active) && fitsText(row.currency, filter?.currency);

/** A cashback in the shape of the contract (CASHBK-17). */
function cashbackView(record: CashbackRecord, catalogue: Catalogue): Cashback {
  const { row } = record;
  const currency = knownCurrency(row.currency);
  return {
    id: row.id,
    title: row.title,
    percentage: percent(row.share),
    percentageByLevel: row.byLevel,
    description: row.description,
    gameProviders: providersOf(catalogue, record.providerIds).map((provider) => ({ provider })),
    daysOfWeekClaimable: claimDays(record),
    maxMonthlyClaim: decimal(row.maxMonthlyMinor, currency),
    onLossesOnly: row.onLossesOnly,
    levelRequirement: row.levelRequirement,
    active: row.active,
    currencyType: row.currencyType,
    currency,
    playNowLink: row.playNowLink,
    mainBannerImage: row.mainBannerImage,
  };
}

/** A page of the cashbacks that fit, the highest percentage first (CASHBK-16). */
export async function findCashbacks(
  world: World,
  request: PageArguments & { readonly filter?: Given<CashbackFilter> },
): Promise<Connection<Cashback>> {
  const catalogue = await catalogueOf(world);
  const records = (await allCashbacks(world.db)).filter((record) => fits(record, request.filter));
  return pageOf(
    'cashbacks',
    records.map((record) => cashbackView(record, catalogue)),
    request,
  );
}

/** The cashback with this id, or null (CASHBK-16). */
export async function findCashback(world: World, id: string): Promise<Cashback | null> {
  const record = await cashbackRecord(world.db, id);
  return record ? cashbackView(record, await catalogueOf(world)) : null;
}

function missedView({ missed }: Standing, currency: string): MissedCashback | null {
  if (!missed) return null;
  return { amount: decimal(missed.amountMinor, knownCurrency(currency)), endedAt: moment(missed.dueAt) };
}

/** As what an amount of a cashback is paid. */
export async function paidAs(world: World, { row }: CashbackRecord, amount: Minor): Promise<BalanceType> {
  const smallestStake = await smallestStakeIn(world, row.currency);
  return cashbackPayment({ offered: row.currencyType, amount, smallestStake });
}

/** A cashback as it stands for a member now (CASHBK-16). */
export async function memberView(
  world: World,
  record: CashbackRecord,
  past: CashbackPast,
): Promise<MemberCashback> {
  const { row } = record;
  const now = world.now();
  const currency = knownCurrency(row.currency);
  const standing = await standingOf(world.db, now, record, past);
  const { account } = standing;
  return {
    id: `${row.id}-${past.memberId}`,
    cashback: cashbackView(record, await catalogueOf(world)),
    title: row.title,
    percentage: percent(standing.share),
    amount: decimal(standing.amount, currency),
    lapsing: decimal(account.lapsing, currency),
    currencyType: await paidAs(world, record, money.of(standing.amount)),
    maxMonthlyClaim: decimal(row.maxMonthlyMinor, currency),
    cashbackReceivedThisMonth: decimal(account.used, currency),
    settledThisMonth: decimal(account.settled, currency),
    hasReachedMaxMonthlyClaim: standing.reachedLimit,
    isClaimable: standing.claimable,
    claimStatus: claimStatus(standing, now, past.timezones),
    dateLastClaimed: optionalMoment(standing.dateLastClaimed?.getTime() ?? null),
    missed: missedView(standing, row.currency),
    withheld: decimal(account.withheld, currency),
    owed: decimal(account.owed, currency),
    waiting: decimal(account.waiting, currency),
    currency,
    mainBannerImage: row.mainBannerImage,
  };
}

/** The cashbacks of a member's level that fit, the claimable ones first. */
export async function cashbacksOfMember(
  world: World,
  memberId: string,
  filter: Given<CashbackFilter>,
): Promise<MemberCashback[]> {
  const past = await pastOf(world.db, memberId, world.now());
  const records = (await allCashbacks(world.db)).filter(
    (record) => fits(record, filter) && meetsLevel(record.row.levelRequirement, past.level),
  );
  const views: MemberCashback[] = [];
  for (const record of records) views.push(await memberView(world, record, past));
  return claimableFirst(views);
}

/** A page of a member's cashbacks (CASHBK-16). */
export async function memberCashbacks(
  world: World,
  memberId: string,
  request: PageArguments & { readonly filter?: Given<CashbackFilter> },
): Promise<Connection<MemberCashback>> {
  return pageOf('memberCashbacks', await cashbacksOfMember(world, memberId, request.filter), request);
}

/** The member's claimable cashback with the largest amount, or null (CASHBK-16). */
export async function availableCashback(
  world: World,
  memberId: string,
  filter: Given<CashbackFilter>,
): Promise<MemberCashback | null> {
  return largestClaimable(await cashbacksOfMember(world, memberId, filter), ({ amount, currency }) =>
    money.of(convert(money.parseOrZero(amount, currency.type), currency.code, defaultCurrency)),
  );
}
