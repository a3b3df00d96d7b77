import { exact, total } from '../../crash/money.ts';
import { unawarded } from '../../crash/reading.ts';
import { freeSpinMoves, leadsTo, promoMoves } from '../../crash/statuses.ts';
import { isPast } from '../order.ts';
import { unless } from './moment.ts';
import { isRenewalGivenUp, isTakenBack } from './taken-back.ts';
import type { Invariant } from './moment.ts';
import type { MemberPromo } from '../view-answers.ts';
import { BONUSES_READ } from '../view-queries.ts';
import type { View } from '../view.ts';

/** An award that waits can end without having been in force: by the operator, with its deposit, or by its time. */
const awardMoves = { ...promoMoves, PENDING: ['ACTIVE', 'CANCELED', 'EXPIRED'] };

/** Of any game. */
const LEAST_STAKE = exact('0.20');

/**
 * Whether it was awarded: a bonus that the operator or its time ended before it was activated never was, nor what an unfinished
 * lock-in was for, and both enter the history without having been seen to wait.
 */
const isAward = ({ id, began, endCause }: MemberPromo, seen: ReadonlySet<string>) =>
  began || seen.has(id) || (!unawarded.includes(endCause) && endCause !== 'OPERATOR');

/** The bonuses that can be activated, as far as one page shows them all. */
const openBonuses = ({ bonuses }: View) => (bonuses.length < BONUSES_READ ? bonuses : []);

/** The invariants of awards. */
export const promoInvariants: readonly Invariant[] = [
  {
    name: 'turnover never falls',
    breaches: ({ before, after }) => {
      const falls = after.promos.flatMap(({ id, turnoverCounter }) => {
        const was = before.promos.find((each) => each.id === id)?.turnoverCounter ?? '0.00';
        return unless(exact(turnoverCounter) >= exact(was), `${id} has ${turnoverCounter} after ${was}.`);
      });
      const [was, is] = [before.lockIn, after.lockIn];
      if (was === null || is?.lastLockInDateTime !== was.lastLockInDateTime) return falls;
      const [from, to] = [was.lockInAccumulatedTurnover, is.lockInAccumulatedTurnover];
      return [...falls, ...unless(exact(to) >= exact(from), `the lock-in has ${to} after ${from}.`)];
    },
  },
  {
    name: 'awards and free spins change state only along their table',
    breaches: ({ before, after, order }) => [
      ...before.promos.flatMap((was) => {
        const is = after.promos.find(({ id }) => id === was.id);
        if (is && order?.takesBack != null && isTakenBack(was, is)) return [];
        const now = is?.status ?? 'LOST TRACK';
        return unless(leadsTo(awardMoves, was.status, now), `${was.id} was ${was.status} and is ${now}.`);
      }),
      ...before.freeSpins.flatMap(({ id, status }) => {
        const now = after.freeSpins.find((each) => each.id === id)?.status ?? 'LOST TRACK';
        return unless(leadsTo(freeSpinMoves, status, now), `${id} was ${status} and is ${now}.`);
      }),
    ],
  },
  {
    name: 'an award that is over stays as it was',
    breaches: ({ before, after, order }) =>
      before.promos
        .filter(({ dateTimeEnded }) => dateTimeEnded !== null)
        .flatMap((was) => {
          const is = after.promos.find(({ id }) => id === was.id);
          if (is && order?.takesBack != null && isTakenBack(was, is)) return [];
          if (is && order?.moves.includes('WITHDRAWAL') && isRenewalGivenUp(was, is)) return [];
          return unless(JSON.stringify(is) === JSON.stringify(was), `${was.id} has changed.`);
        }),
  },
  {
    name: 'nothing is in force or waits past its end, or beyond its target',
    breaches: ({ after: { now, promos, freeSpins, bonuses } }) => {
      const open = [
        ...promos.filter(({ status }) => status === 'ACTIVE' || status === 'PENDING'),
        ...freeSpins.filter(({ status }) => status === 'ACTIVE'),
        ...bonuses,
      ];
      const late = open.filter(({ expiresAt }) => isPast(expiresAt, now));
      const done = promos.filter(({ status, turnoverTarget, turnoverCounter }) => {
        const target = exact(turnoverTarget);
        return status === 'ACTIVE' && target > 0n && exact(turnoverCounter) >= target;
      });
      return [
        ...late.map(({ id }) => `${id} has ended by ${now}.`),
        ...done.map(({ id }) => `${id} has reached its target.`),
      ];
    },
  },
  {
    name: 'a promo in bonus mode has enough for a stake, or a round whose win may come',
    breaches: ({ name, after: { active, bonusMoney }, memory }) => {
      const isPlayed = active?.walletMode === 'BONUS' && exact(active.turnoverTarget) > 0n;
      const isOver = isPlayed && bonusMoney < LEAST_STAKE && memory.roundsOf(name).length === 0;
      return unless(!isOver, `${active?.id ?? ''} bars all cash for ${String(bonusMoney)}.`);
    },
  },
  {
    name: 'an award waits for another one only while that is in force',
    breaches: ({ after: { active, promos } }) =>
      promos
        .filter(({ waitsFor }) => waitsFor === 'OTHER_PROMO' && active === null)
        .map(({ id }) => `${id} waits for nothing.`),
  },
  {
    name: 'no promo is had more often than it may be',
    breaches: ({ before, after, memory }) =>
      after.offers.flatMap(({ id, maxUses, promoUsed }) => {
        const awards = after.promos.filter(
          (each) =>
            // One that went in a dispute may have been given anew, as the same use.
            each.promo.id === id && each.endCause !== 'DEPOSIT_REVERSED' && isAward(each, memory.awards),
        ).length;
        const was = before.offers.find((each) => each.id === id)?.promoUsed ?? 0;
        return [
          ...unless(maxUses <= 0 || promoUsed <= maxUses, `${id} was used ${String(promoUsed)} times.`),
          ...unless(
            awards <= promoUsed,
            `${id} was awarded ${String(awards)} times, used ${String(promoUsed)}.`,
          ),
          ...unless(promoUsed >= was, `the uses of ${id} fell from ${String(was)} to ${String(promoUsed)}.`),
        ];
      }),
  },
  {
    name: 'no bonus goes without a trace in the history',
    breaches: ({ before, after }) => {
      const gone = openBonuses(before).filter(({ id }) => after.bonuses.every((each) => each.id !== id));
      const known = before.promos.map(({ id }) => id);
      const fresh = after.promos.filter(({ id }) => !known.includes(id)).length;
      const ids = gone.map(({ id }) => id).join();
      return unless(fresh >= gone.length, `${ids} left ${String(fresh)} entries.`);
    },
  },
  {
    name: 'a bonus is credited once',
    breaches: ({ before, after }) => {
      const types = ['PROMO_BONUS', 'CONSUMABLE_BONUS'];
      const fresh = after.records.slice(0, after.recordCount - before.recordCount);
      const credited = fresh.filter(({ type }) => types.includes(type)).map(({ amount }) => amount);
      const begun = after.promos.filter(({ id, began }) => {
        const was = before.promos.find((each) => each.id === id)?.status;
        return began && (was === undefined || was === 'PENDING');
      });
      const due = (statuses: readonly string[]) =>
        total(begun.filter(({ status }) => statuses.includes(status)).map(({ bonus }) => exact(bonus)));
      const [least, most] = [due(['ACTIVE', 'COMPLETE', 'LOST']), due(Object.keys(promoMoves).slice(1))];
      const sum = total(credited);
      return unless(sum >= least && sum <= most, `${sum} was credited, not ${least} to ${most}.`);
    },
  },
];
