import { exact } from '../../crash/money.ts';
import type { MemberPromo } from '../view-answers.ts';
import type { View } from '../view.ts';
import { changed } from './changed.ts';
import type { Moment } from './moment.ts';
import { newRecords } from './money.ts';
import { unless } from './moment.ts';

/** What is looked at one by one below, and what follows from it. */
const parts: readonly (keyof View)[] = [
  ...(['wallets', 'cash', 'bonusMoney', 'withdrawable', 'stakeable', 'stakedFrom'] as const),
  ...(['recordCount', 'records', 'active', 'promos', 'lockIn', 'freeSpins', 'cashbacks', 'held'] as const),
];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const lockIns = ['promo_harbour_run', 'promo_long_haul'];

/** Whether an award went with its deposit, which a completed one does too. */
export const isTakenBack = (was: MemberPromo, is: MemberPromo): boolean =>
  ['PENDING', 'ACTIVE', 'COMPLETE'].includes(was.status) &&
  is.status === 'CANCELED' &&
  is.endCause === 'DEPOSIT_REVERSED';

/** Whether a withdrawal gave up what could have been given anew of an award, once its dispute was lifted. */
export const isRenewalGivenUp = (was: MemberPromo, is: MemberPromo): boolean =>
  was.endCause === 'DEPOSIT_REVERSED' && same({ ...was, endCause: 'WITHDRAWAL' }, is);

interface Changes {
  readonly taken: readonly MemberPromo[];
  readonly begun: readonly MemberPromo[];
  readonly others: readonly MemberPromo[];
}

function changesOf({ before, after }: Moment): Changes {
  const [taken, begun, others]: [MemberPromo[], MemberPromo[], MemberPromo[]] = [[], [], []];
  for (const is of after.promos) {
    const was = before.promos.find(({ id }) => id === is.id);
    if (was && same(was, is)) continue;
    if (was && isTakenBack(was, is)) taken.push(is);
    else if (was?.status === 'PENDING' && ['PENDING', 'ACTIVE'].includes(is.status)) begun.push(is);
    else others.push(is);
  }
  return { taken, begun, others };
}

/** One award with the code of the deposit, and one that a lock-in gave for it; of a deposit from before the life any one. */
function promosBeyond({ before, memory }: Moment, { taken, begun, others }: Changes, deposit: string) {
  const code = memory.codes.get(deposit);
  const own = before.offers.find((offer) => offer.code !== '' && offer.code === code)?.id;
  const [fromLockIn, fromDeposit] = [true, false].map((is) =>
    taken.filter(({ promo }) => lockIns.includes(promo.id) === is),
  ) as [MemberPromo[], MemberPromo[]];
  const foreign = fromDeposit.filter(({ promo }) => code !== undefined && promo.id !== own);
  return [
    ...others.map(({ id, status }) => `${id} is ${status}.`),
    ...foreign.map(({ id }) => `${id} went, which the deposit had not earned.`),
    ...unless(fromLockIn.length <= 1 && fromDeposit.length <= 1, `${String(taken.length)} awards went.`),
    ...unless(begun.length === 0 || taken.length > 0, 'An award moved up though none went.'),
  ];
}

/** Nothing leaves the main wallet, where other money lies, and nothing comes but the bonus of what begins. */
const recordsBeyond = (moment: Moment, { begun }: Changes) =>
  newRecords(moment)
    .filter(({ type, wallet, amount }) => {
      if (type === 'PROMO_BONUS') return begun.length === 0 || amount < 0n;
      return type !== 'PROMO_CANCELLATION' || wallet === 'MAIN' || amount > 0n;
    })
    .map(({ type, wallet, amount }) => `${type} of ${amount} on ${wallet}.`);

function spinsBeyond({ before, after }: Moment, { begun }: Changes) {
  return after.freeSpins
    .filter((is) => {
      const was = before.freeSpins.find(({ id }) => id === is.id);
      if (!was) return begun.length === 0;
      return !same(was, is) && !(was.status === 'ACTIVE' && same({ ...was, status: 'CANCELLED' }, is));
    })
    .map(({ id, status }) => `${id} is ${status}.`);
}

/** Only what the deposit counted for leaves the lock-in. */
function lockInBeyond({ before: { lockIn: was }, after: { lockIn: is } }: Moment) {
  const rest = was && is && { ...was, lockInAccumulatedDeposit: is.lockInAccumulatedDeposit };
  const fell = !was || !is || Number(is.lockInAccumulatedDeposit) <= Number(was.lockInAccumulatedDeposit);
  return unless(same(rest, is) && fell, `The lock-in is ${JSON.stringify(is)}.`);
}

/** What the disputed deposit paid for counts for no cashback, so that amounts only fall, and what is owed of claims grows. */
function cashbacksBeyond({ before, after }: Moment) {
  return before.cashbacks.flatMap((was) => {
    const is = after.cashbacks.find(({ cashback }) => cashback.id === was.cashback.id);
    if (!is) return [`${was.cashback.id} is gone.`];
    const { amount, isClaimable, owed, waiting, cashbackReceivedThisMonth, settledThisMonth } = is;
    const rest = { amount, isClaimable, owed, waiting, cashbackReceivedThisMonth, settledThisMonth };
    const fell =
      exact(amount) <= exact(was.amount) &&
      (was.isClaimable || !isClaimable) &&
      exact(waiting) <= exact(was.waiting) &&
      exact(owed) >= exact(was.owed);
    return unless(
      same({ ...was, ...rest }, is) && fell,
      `A cashback is ${JSON.stringify(is)} after ${JSON.stringify(was)}.`,
    );
  });
}

/** The operator sees the same things go as the member. */
function heldBeyond({ before, after }: Moment, { taken, begun }: Changes) {
  const open = after.freeSpins.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id);
  const kept = before.held.filter(({ id, form }) => {
    if (taken.some((each) => each.id === id) || begun.some((each) => each.id === id)) return false;
    return form !== 'FREE_SPINS' || open.includes(id);
  });
  const gone = kept.filter((was) => !after.held.some((is) => same(was, is)));
  return gone.map(({ id }) => `The operator does not see ${id} any more.`);
}

/** What a reversal that the cash did not cover has changed beyond what the deposit had earned. */
export function beyondEarnings(moment: Moment, deposit: string): string[] {
  const changes = changesOf(moment);
  return [
    ...changed(moment, parts),
    ...promosBeyond(moment, changes, deposit),
    ...recordsBeyond(moment, changes),
    ...spinsBeyond(moment, changes),
    ...lockInBeyond(moment),
    ...cashbacksBeyond(moment),
    ...heldBeyond(moment, changes),
  ];
}
