import { memberPeriod } from '../calendar/index.ts';
import type { TimezoneChoice } from '../calendar/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { lostIn, monthlyLimit, shareOf } from './amount.ts';
import type { CashbackTerms, PlayTotals } from './amount.ts';
import { earnedBefore, inMonth, sumOf, withinLimit } from './earned.ts';
import { ownLosses } from './own-losses.ts';
import type { PastClaim } from './past-claim.ts';
import { standIns } from './stand-in.ts';
import type { DisputedDeposit, ReversedDeposit } from './stand-in.ts';

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

/** Decision 043 works a week out by these. */
export interface CashbackAccount {
  /** What the next claim pays. */
  readonly amount: Minor;
  /** What the next claim day has earned beyond what is owed: gone with it where it can be claimed and is not. */
  readonly lapsing: Minor;
  /** What the next claim day would earn more, if no disputed deposit came off it. */
  readonly withheld: Minor;
  /** What earlier claims paid beyond what they have earned, and comes off what is earned next. */
  readonly owed: Minor;
  /** What earlier claim days have earned beyond what was paid, as a dispute of then is over: it is paid with the next claims. */
  readonly waiting: Minor;
  /** What of the month's limit is used: what was paid, and what settled what was owed. */
  readonly used: Minor;
  readonly settled: Minor;
}

interface Gives {
  readonly given: Minor;
  /** What it would give, if no disputed deposit came off. */
  readonly whole: Minor;
}

/** What the play of the next claim gives by itself. */
function givenOf({ terms, play, now }: AccountFacts, deposits: readonly DisputedDeposit[]): Gives {
  if (!play) return { given: money.zero, whole: money.zero };
  const { totals, until } = play;
  const { share, onLossesOnly } = terms;
  const whole = shareOf(onLossesOnly ? lostIn(totals) : totals.turnover, share);
  if (!onLossesOnly) return { given: whole, whole };
  const [own] = ownLosses([{ lost: lostIn(totals), lostSince: [], until, at: now }], deposits);
  return { given: shareOf(own ?? money.zero, share), whole };
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
  const { given, whole } = givenOf(facts, deposits);
  const earned = withinLimit(before, { month, given, maxMonthlyClaim });
  const withoutDispute = withinLimit(before, { month, given: whole, maxMonthlyClaim });
  const thisMonth = inMonth(before, month);
  const paid = sumOf(thisMonth, 'paid');
  const due = money.add(balance, earned);
  const used = money.max(paid, money.subtract(sumOf(thisMonth, 'earned'), waiting));
  const limit = monthlyLimit(terms);
  const left = limit === null ? due : money.subtract(limit, used);
  const amount = money.max(money.min(due, left), money.zero);
  return {
    amount,
    lapsing: amount > 0n ? money.min(earned, due) : money.zero,
    withheld: money.subtract(withoutDispute, earned),
    owed: money.max(money.negate(balance), money.zero),
    waiting,
    used,
    settled: money.subtract(used, paid),
  };
}
