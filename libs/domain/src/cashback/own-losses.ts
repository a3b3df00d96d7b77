import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { DisputedDeposit } from './stand-in.ts';

/** What a claim on losses, or a claim day without a claim, was for. */
export interface ClaimedLosses {
  /** When it was claimed, or the day ended. */
  readonly at: Date;
  /** The end of the play that it was for. */
  readonly until: Date;
  /** What had been lost, whoever paid for it. */
  readonly lost: Minor;
  /** What of it had been lost from a deposit's approval on, of each that was approved while it was played. */
  readonly lostSince: readonly LostSince[];
}

export interface LostSince {
  readonly paidInAt: Date;
  readonly lost: Minor;
}

/** What a deposit can have paid for at most. */
function mostOf({ lost, lostSince }: ClaimedLosses, deposit: DisputedDeposit): Minor {
  const since = lostSince.find(({ paidInAt }) => paidInAt.getTime() === deposit.paidInAt.getTime());
  return since?.lost ?? lost;
}

interface Looked {
  readonly own: readonly Minor[];
  /** What of each deposit no claim of before was for. */
  readonly left: readonly Minor[];
}

function look({ own, left }: Looked, claim: ClaimedLosses, all: readonly DisputedDeposit[]) {
  const { at, until, lost } = claim;
  const isOpen = ({ paidInAt, disputedAt }: DisputedDeposit) => paidInAt < until && disputedAt < at;
  const open = money.sum(all.filter(isOpen).map(({ amount }) => amount));
  let rest = money.max(money.subtract(lost, open), money.zero);
  const leftAfter = all.map((deposit, index) => {
    const { paidInAt, disputedAt } = deposit;
    const ofDeposit = left[index] ?? money.zero;
    const paidFor = money.min(money.min(ofDeposit, mostOf(claim, deposit)), rest);
    const off = paidInAt < until && disputedAt >= at ? paidFor : money.zero;
    rest = money.subtract(rest, off);
    return money.subtract(ofDeposit, off);
  });
  return { own: [...own, rest], left: leftAfter };
}

/**
 * What of each claim's losses was the member's own, as far as it is known now. A deposit that was disputed before the claim comes off it
 * whole; one that was disputed after it, or in the same moment, comes off once in all, of the earliest claims, since it was lost once,
 * and off none more than was lost after its approval.
 * @param claims the earliest first
 * @param disputed those that are disputed now, see `standIns`
 */
export const ownLosses = (
  claims: readonly ClaimedLosses[],
  disputed: readonly DisputedDeposit[],
): readonly Minor[] =>
  claims.reduce<Looked>((looked, claim) => look(looked, claim, disputed), {
    own: [],
    left: disputed.map(({ amount }) => amount),
  }).own;
