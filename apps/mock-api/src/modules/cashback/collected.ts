import {
  cashbackAmount,
  coveredGain,
  leftThisMonth,
  lostIn,
  owedOfClaims,
  paidAmount,
  standIns,
  stillOwed,
  usedOfMonth,
} from '@magpie/domain/cashback';
import type { CashbackTerms, ClaimPeriod, OwedDeposit, PaidClaim, PlayTotals } from '@magpie/domain/cashback';
import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import type { Reader } from '#platform/store/index.ts';
import { disputedDeposits, takenBackDeposits } from '../disputes/index.ts';
import type { DisputedDeposit, TakenBackDeposit } from '../disputes/index.ts';
import { lossClaims, playTotals } from './store/index.ts';
import type { CashbackRecord, PastClaims } from './store/index.ts';

/** A member's disputes that are open, and the claims that were made on what they paid for. */
export interface Disputes {
  readonly deposits: readonly DisputedDeposit[];
  /** Those that were disputed before, and taken back. */
  readonly takenBack: readonly TakenBackDeposit[];
  readonly claims: readonly (PaidClaim & { readonly cashbackId: string })[];
}

export async function disputesOf(db: Reader, memberId: string): Promise<Disputes> {
  const deposits = await disputedDeposits(db, memberId);
  if (deposits.length === 0) return { deposits, takenBack: [], claims: [] };
  const takenBack = await takenBackDeposits(db, memberId);
  const from = Math.min(...[...deposits, ...takenBack].map(({ approvedAt }) => approvedAt));
  return { deposits, takenBack, claims: await lossClaims(db, memberId, from) };
}

const owedDeposit = ({ amountMinor, approvedAt }: DisputedDeposit): OwedDeposit => ({
  amount: money.of(amountMinor),
  paidInAt: new Date(approvedAt),
});

/** The disputed deposits of a currency, as of the play that they paid for. */
function depositsIn({ deposits, takenBack }: Disputes, currency: string): readonly OwedDeposit[] {
  const ofCurrency = (deposit: DisputedDeposit) => deposit.currency === currency;
  const before = takenBack.filter(ofCurrency).map((deposit) => ({
    ...owedDeposit(deposit),
    takenBackAt: new Date(deposit.reversedAt),
  }));
  return standIns(deposits.filter(ofCurrency).map(owedDeposit), before);
}

/** What of a member's disputed deposits was there to be played with in a period, in minor units of a currency. */
function disputedIn(disputes: Disputes, currency: string, until: Date): Minor {
  const paidIn = depositsIn(disputes, currency).filter(({ paidInAt }) => paidInAt < until);
  return money.sum(paidIn.map(({ amount }) => amount));
}

function owedOf(disputes: Disputes, { row }: CashbackRecord): Minor {
  const claims = disputes.claims.filter(({ cashbackId }) => cashbackId === row.id);
  return owedOfClaims(claims, depositsIn(disputes, row.currency));
}

async function totalsOf(
  db: Reader,
  record: CashbackRecord,
  { memberId, period, before, disputes }: Omit<Collecting, 'claimed' | 'terms'>,
): Promise<PlayTotals> {
  const { staked, turnover, payout, coveredNet } = await playTotals(db, memberId, record, period);
  const netBefore = coveredNet > 0n ? (await playTotals(db, memberId, record, before)).coveredNet : 0n;
  return {
    ...{ staked: money.of(staked), turnover: money.of(turnover), payout: money.of(payout) },
    coveredGain: coveredGain(money.of(coveredNet), money.of(netBefore)),
    disputed: disputedIn(disputes, record.row.currency, period.until),
  };
}

export interface Collecting {
  readonly memberId: string;
  readonly terms: CashbackTerms;
  readonly period: ClaimPeriod;
  readonly before: ClaimPeriod;
  readonly disputes: Disputes;
  readonly claimed: PastClaims | undefined;
}

export interface Collected {
  readonly amount: Minor;
  readonly owed: Minor;
  readonly kept: {
    readonly dueMinor: bigint;
    readonly lostMinor: bigint | null;
    readonly disputedMinor: bigint;
    readonly share: number;
    readonly playEndedAt: number;
  };
}

export async function collectedOf(
  db: Reader,
  record: CashbackRecord,
  { claimed, ...collecting }: Collecting,
): Promise<Collected> {
  const { terms, period, disputes } = collecting;
  const received = money.of(claimed?.sinceMinor ?? 0n);
  const totals = await totalsOf(db, record, collecting);
  const used = usedOfMonth(money.of(claimed?.dueSinceMinor ?? 0n), received);
  const due = cashbackAmount(terms, totals, used);
  const debt = { owed: owedOf(disputes, record), settled: money.of(claimed?.settledMinor ?? 0n) };
  const amount = paidAmount({ due, ...debt, left: leftThisMonth(terms, received) });
  const kept = {
    ...{ dueMinor: due, disputedMinor: totals.disputed, share: terms.share },
    lostMinor: terms.onLossesOnly ? lostIn(totals) : null,
    playEndedAt: period.until.getTime(),
  };
  return { amount, owed: stillOwed(debt), kept };
}
