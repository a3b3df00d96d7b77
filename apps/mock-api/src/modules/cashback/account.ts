import { cashbackAccount, lostIn } from '@magpie/domain/cashback';
import type {
  CashbackAccount,
  CashbackTerms,
  ClaimPeriod,
  CollectedPlay,
  DisputedDeposit,
  PastClaim,
  ReversedDeposit,
} from '@magpie/domain/cashback';
import type { TimezoneChoice, Weekday } from '@magpie/domain/calendar';
import { money } from '@magpie/domain/money';
import type { Reader } from '#platform/store/index.ts';
import * as disputes from '../disputes/index.ts';
import { withLostSince } from './lost-since.ts';
import { totalsOf } from './played.ts';
import type { Periods } from './played.ts';
import type { CashbackRecord, LossTerms } from './store/index.ts';

/** A member's deposits that are disputed, and those that were taken back, where they may count. */
export interface Disputes {
  readonly disputed: readonly disputes.DisputedDeposit[];
  readonly reversed: readonly disputes.ReversedDeposit[];
}

export async function disputesOf(db: Reader, memberId: string): Promise<Disputes> {
  const disputed = await disputes.disputedDeposits(db, memberId);
  return { disputed, reversed: disputed.length > 0 ? await disputes.reversedDeposits(db, memberId) : [] };
}

const paidIn = ({ amountMinor, approvedAt }: Disputes['disputed' | 'reversed'][number]) => ({
  amount: money.of(amountMinor),
  paidInAt: new Date(approvedAt),
});

const disputedDeposit = (deposit: disputes.DisputedDeposit): DisputedDeposit => ({
  ...paidIn(deposit),
  disputedAt: new Date(deposit.disputedAt),
});

const reversedDeposit = (deposit: disputes.ReversedDeposit): ReversedDeposit => ({
  ...paidIn(deposit),
  wasDisputed: deposit.disputedAt !== null,
  takenBackAt: new Date(deposit.reversedAt),
});

export interface AccountAsked {
  readonly memberId: string;
  readonly terms: CashbackTerms;
  /** What is collected for, and what was before; null without a claim day. */
  readonly periods: Periods | null;
  readonly claims: readonly PastClaim[];
  readonly disputes: Disputes;
  readonly claimDays: readonly Weekday[];
  readonly now: Date;
  readonly timezones: readonly TimezoneChoice[];
}

/** What was played for a claim day, as it is kept with its claim or its end. */
export interface KeptPlay extends LossTerms {
  readonly playEndedAt: number;
}

export interface Account extends CashbackAccount {
  /** Null without a claim day. */
  readonly play: KeptPlay | null;
}

const keptPlay = ({ totals, from, until }: CollectedPlay & ClaimPeriod, terms: CashbackTerms): KeptPlay => ({
  lostMinor: terms.onLossesOnly ? lostIn(totals) : null,
  share: terms.share,
  limitMinor: terms.maxMonthlyClaim,
  playBeganAt: from.getTime(),
  playEndedAt: until.getTime(),
});

/** What a cashback owes a member, by all that is known of them. */
export async function accountOf(
  db: Reader,
  record: CashbackRecord,
  { memberId, periods, claimDays, ...asked }: AccountAsked,
): Promise<Account> {
  const inCurrency = ({ currency }: { readonly currency: string }) => currency === record.row.currency;
  const play = periods && {
    totals: await totalsOf(db, record, { memberId, ...periods }),
    ...periods.period,
  };
  const disputed = asked.disputes.disputed.filter(inCurrency).map(disputedDeposit);
  const reversed = asked.disputes.reversed.filter(inCurrency).map(reversedDeposit);
  const paidInAt = disputed.length > 0 ? [...disputed, ...reversed].map((deposit) => deposit.paidInAt) : [];
  const { claims, timezones } = asked;
  const account = cashbackAccount({
    ...{ ...asked, play, disputed, reversed },
    claims: await withLostSince(db, record, claims, { memberId, claimDays, timezones, paidInAt }),
  });
  return { ...account, play: play && keptPlay(play, asked.terms) };
}
