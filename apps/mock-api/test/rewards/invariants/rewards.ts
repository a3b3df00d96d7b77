import { exact } from '../../crash/money.ts';
import { dayOf } from '../order.ts';
import { newRecords } from './money.ts';
import { unless } from './moment.ts';
import type { Invariant } from './moment.ts';
import type { Cashback } from '../view-answers.ts';

/** What it has paid in the running month. */
const paidOf = ({ cashbackReceivedThisMonth, settledThisMonth }: Cashback): bigint =>
  exact(cashbackReceivedThisMonth) - exact(settledThisMonth);

const COOLDOWN_MS = 7 * 86_400_000;

/** The invariants of claims, free spins and lock-ins. */
export const rewardInvariants: readonly Invariant[] = [
  {
    name: 'a reward is paid once',
    breaches: ({ memory: { paid } }) =>
      [...new Set(paid)]
        .filter((reward) => paid.indexOf(reward) !== paid.lastIndexOf(reward))
        .map((reward) => `${reward} was paid twice.`),
  },
  {
    name: 'cashback pays what it said, and no more than a month has room for',
    breaches: (moment) => {
      const said = moment.before.cashbacks
        .filter((each) => each.isClaimable)
        .map(({ amount }) => exact(amount));
      const paid = newRecords(moment).filter(({ type }) => type === 'CASHBACK');
      const beyond = moment.after.cashbacks.filter(
        ({ maxMonthlyClaim: most, cashbackReceivedThisMonth: got }) =>
          exact(most) > 0n && exact(got) > exact(most),
      );
      return [
        ...unless(paid.length <= 1, `cashback was paid ${String(paid.length)} times.`),
        ...paid.flatMap(({ amount }) =>
          unless(said.includes(amount), `${amount} was paid of ${said.join()}.`),
        ),
        ...beyond.map(({ cashback }) => `${cashback.id} is beyond its month.`),
      ];
    },
  },
  {
    name: 'a cashback owes or is owed, and its month counts what was claimed, and what settled beside it',
    breaches: ({ before, after }) =>
      after.cashbacks.flatMap((is) => {
        const was = before.cashbacks.find(({ cashback }) => cashback.id === is.cashback.id);
        const isNew = was === undefined || dayOf(before.now).slice(0, 7) !== dayOf(after.now).slice(0, 7);
        const claimed = was?.dateLastClaimed === is.dateLastClaimed ? 0n : exact(was?.amount ?? '0.00');
        return [
          ...unless(exact(is.owed) === 0n || exact(is.waiting) === 0n, `${is.cashback.id} owes and is owed.`),
          ...unless(
            isNew || paidOf(is) === paidOf(was) + claimed,
            `${is.cashback.id} has paid ${paidOf(is)} by a claim of ${claimed}.`,
          ),
        ];
      }),
  },
  {
    name: 'a lock-in begins only after the cooldown of the last one',
    breaches: ({ before: { lastLockIn: was }, after: { lastLockIn: is } }) => {
      if (was === null || is === was) return [];
      const days = is === null ? 0 : Date.parse(dayOf(is)) - Date.parse(dayOf(was));
      return unless(days >= COOLDOWN_MS, `it began on ${String(is)} after ${was}.`);
    },
  },
  {
    name: 'free spins are played as often as they were given, each once',
    breaches: ({ after, memory }) =>
      after.freeSpins.flatMap(({ id, freeSpinDetails }) => {
        const given = freeSpinDetails.reduce((sum, { betCount }) => sum + betCount, 0);
        const left = freeSpinDetails.reduce((sum, { remainingFreeSpins }) => sum + remainingFreeSpins, 0);
        const played = memory.spun.get(id) ?? 0;
        const holds = left >= 0 && left === given - played;
        return unless(holds, `${id} has ${String(left)} of ${String(given)} left after ${String(played)}.`);
      }),
  },
];
