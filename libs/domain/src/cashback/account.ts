import { memberPeriod } from '../calendar/index.ts';
import type { TimezoneChoice } from '../calendar/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { lostIn, shareOf } from './amount.ts';
import type { CashbackTerms, PlayTotals } from './amount.ts';
import { ownLosses } from './own-losses.ts';
import type { ClaimedLosses } from './own-losses.ts';
import { standIns } from './stand-in.ts';
import type { DisputedDeposit, ReversedDeposit } from './stand-in.ts';

/** What a claim day was for, with the terms that it had. */
export interface KeptLosses extends Omit<ClaimedLosses, 'at'> {
  /** In hundredths of a percent. */
  readonly share: number;
  /** 0 for none. */
  readonly maxMonthlyClaim: Minor;
  /** False of a claim day that was missed, or could not have been claimed. */
  readonly earns: boolean;
}

/** A claim, several of a month that no dispute was about, or a claim day without a claim for which something was lost. */
export interface PastClaim {
  readonly at: Date;
  /** 0 for a day without a claim. */
  readonly paid: Minor;
  /** Null for a claim on turnover, and for one of which nothing was kept. */
  readonly losses: KeptLosses | null;
}

/** When the last claim was that paid something; null before the first. @param claims the earliest first */
export const lastClaimed = (claims: readonly PastClaim[]): Date | null =>
  claims.findLast(({ paid }) => paid > 0n)?.at ?? null;

/** What is played for the next claim. */
export interface CollectedPlay {
  readonly totals: PlayTotals;
  readonly until: Date;
}

export interface AccountFacts {
  readonly terms: CashbackTerms;
  /** Null without a claim day. */
  readonly play: CollectedPlay | null;
  /** The earliest first. */
  readonly claims: readonly PastClaim[];
  /** In the currency of the cashback, as those that were taken back. */
  readonly disputed: readonly DisputedDeposit[];
  readonly reversed: readonly ReversedDeposit[];
  readonly now: Date;
  readonly timezones: readonly TimezoneChoice[];
}

export interface CashbackAccount {
  /** What the next claim pays. */
  readonly amount: Minor;
  /** What the next claim day has earned beyond what is owed: gone with it where it can be claimed and is not. */
  readonly lapsing: Minor;
  /** What earlier claims paid beyond what they have earned, and comes off what is earned next. */
  readonly owed: Minor;
  /** What earlier claim days have earned beyond what was paid, as a dispute of then is over: it is paid with the next claims. */
  readonly waiting: Minor;
  /** What of the month's limit is used: what was paid, and what settled what was owed. */
  readonly used: Minor;
  readonly settled: Minor;
}

interface Earned {
  readonly month: number;
  readonly earned: Minor;
  readonly paid: Minor;
}

interface Given {
  readonly month: number;
  readonly given: Minor;
  readonly maxMonthlyClaim: Minor;
}

const sumOf = (entries: readonly Earned[], amount: 'earned' | 'paid'): Minor =>
  money.sum(entries.map((entry) => entry[amount]));

const inMonth = (entries: readonly Earned[], of: number): readonly Earned[] =>
  entries.filter(({ month }) => month === of);

/** What is given, as far as the limit has room for it beside what its month has earned before (CASHBK-20). */
function withinLimit(before: readonly Earned[], { month, given, maxMonthlyClaim }: Given): Minor {
  if (maxMonthlyClaim <= 0n) return given;
  const room = money.subtract(maxMonthlyClaim, sumOf(inMonth(before, month), 'earned'));
  return money.min(given, money.max(room, money.zero));
}

function earnedBefore({ claims, timezones }: AccountFacts, deposits: readonly DisputedDeposit[]): Earned[] {
  const own = ownLosses(
    claims.flatMap(({ at, losses }) => (losses ? [{ ...losses, at }] : [])),
    deposits,
  ).values();
  const entries: Earned[] = [];
  for (const { at, paid, losses } of claims) {
    const month = memberPeriod('MONTHLY', timezones, at).start.getTime();
    if (!losses) {
      entries.push({ month, earned: paid, paid });
      continue;
    }
    const { share, maxMonthlyClaim, earns } = losses;
    const lost = own.next().value ?? money.zero;
    const given = earns ? shareOf(lost, share) : money.zero;
    entries.push({ month, earned: withinLimit(entries, { month, given, maxMonthlyClaim }), paid });
  }
  return entries;
}

/** What the play of the next claim gives by itself. */
function givenOf({ terms, play, now }: AccountFacts, deposits: readonly DisputedDeposit[]): Minor {
  if (!play) return money.zero;
  const { totals, until } = play;
  if (!terms.onLossesOnly) return shareOf(totals.turnover, terms.share);
  const [own] = ownLosses([{ lost: lostIn(totals), lostSince: [], until, at: now }], deposits);
  return shareOf(own ?? money.zero, terms.share);
}

/**
 * What a cashback owes a member, or they owe of it: what its claim days have earned by what is known of disputes now, less what
 * its claims have paid (decision 043). Each month earns and pays within its limit.
 */
export function cashbackAccount(facts: AccountFacts): CashbackAccount {
  const { terms, now, timezones } = facts;
  const { maxMonthlyClaim } = terms;
  const deposits = standIns(facts.disputed, facts.reversed);
  const before = earnedBefore(facts, deposits);
  const balance = money.subtract(sumOf(before, 'earned'), sumOf(before, 'paid'));
  const waiting = money.max(balance, money.zero);
  const month = memberPeriod('MONTHLY', timezones, now).start.getTime();
  const earned = withinLimit(before, { month, given: givenOf(facts, deposits), maxMonthlyClaim });
  const thisMonth = inMonth(before, month);
  const paid = sumOf(thisMonth, 'paid');
  const due = money.add(balance, earned);
  const left = maxMonthlyClaim > 0n ? money.subtract(maxMonthlyClaim, paid) : due;
  const amount = money.max(money.min(due, left), money.zero);
  const used = money.max(paid, money.subtract(sumOf(thisMonth, 'earned'), waiting));
  return {
    amount,
    lapsing: amount > 0n ? money.min(earned, due) : money.zero,
    owed: money.max(money.negate(balance), money.zero),
    waiting,
    used,
    settled: money.subtract(used, paid),
  };
}
