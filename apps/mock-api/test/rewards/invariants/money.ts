import { exact, total } from '../../crash/money.ts';
import type { BalanceRecord } from '../view.ts';
import { unless } from './moment.ts';
import type { Invariant, Moment } from './moment.ts';

/** What any step may bring about, because promos end and begin by what happens. */
const endings = [
  'PROMO_BONUS',
  'PROMO_CONVERSION',
  'PROMO_CANCELLATION',
  'PROMO_EXPIRY',
  'JACKPOT_PAYOUT',
  'TOURNAMENT_PAYOUT',
];

/** The records that a step has brought. */
export const newRecords = ({ before, after }: Moment): readonly BalanceRecord[] =>
  after.records.slice(0, after.recordCount - before.recordCount);

const sumOf = (records: readonly BalanceRecord[]): bigint => total(records.map(({ amount }) => amount));

/** The invariants of money. */
export const moneyInvariants: readonly Invariant[] = [
  {
    name: 'the books balance, by every audit of the platform',
    breaches: ({ after }) => after.violations,
  },
  {
    name: 'wallets hold what the records say',
    breaches: (moment) =>
      Object.entries(moment.after.wallets).flatMap(([wallet, balance]) => {
        const moved = sumOf(newRecords(moment).filter((each) => each.wallet === wallet));
        const before = Object.entries(moment.before.wallets).find(([name]) => name === wallet)?.[1] ?? 0n;
        return unless(before + moved === balance, `${wallet} is ${balance}, not ${before} and ${moved}.`);
      }),
  },
  {
    name: 'money moves only by what was asked for',
    breaches: (moment) => {
      const allowed = [...endings, ...(moment.order?.moves ?? [])];
      return newRecords(moment)
        .filter(({ type }) => !allowed.includes(type))
        .map(({ type, wallet, amount }) => `${type} of ${amount} on ${wallet}.`);
    },
  },
  {
    name: 'bonus money becomes cash only by a promo that is complete',
    breaches: (moment) => {
      const done = moment.before.promos.filter(({ status }) => status === 'COMPLETE').map(({ id }) => id);
      const isDone = moment.after.promos.some(
        ({ id, status }) => status === 'COMPLETE' && !done.includes(id),
      );
      const became = newRecords(moment).filter(({ type }) => type === 'PROMO_CONVERSION');
      return unless(
        isDone || became.length === 0,
        `${String(became.length)} records of conversion came of no promo.`,
      );
    },
  },
  {
    name: 'no wallet is below zero',
    breaches: ({ after }) =>
      Object.entries(after.wallets).flatMap(([wallet, balance]) =>
        unless(balance >= 0n, `${wallet} is ${balance}.`),
      ),
  },
  {
    name: 'what can be withdrawn is cash and no bonus money',
    breaches: ({ after: { withdrawable, cash } }) =>
      unless(withdrawable === cash, `${withdrawable} can be withdrawn of ${cash} of cash.`),
  },
  {
    name: 'bonus money has an owner, and only one',
    breaches: ({ after: { active, bonusMoney, held } }) => {
      const owned = exact(active?.atStake.bonus ?? '0.00');
      const inForce = held.filter(({ form, status }) => form === 'PROMO' && status === 'ACTIVE');
      return [
        ...unless(owned === bonusMoney, `${owned} of ${bonusMoney} of bonus money have an owner.`),
        ...unless(inForce.length <= 1, `${String(inForce.length)} promos are in force.`),
      ];
    },
  },
  {
    name: 'own cash can be played, or one press away from it',
    breaches: ({ after: { active, cash, stakeable, stakedFrom, bonusMoney } }) => {
      if (active === null)
        return unless(stakedFrom === null && stakeable === cash, `${stakeable} of ${cash} can be staked.`);
      const due = active.walletMode === 'BONUS' ? bonusMoney : cash;
      return unless(
        stakeable === due,
        `${stakeable} can be staked in ${active.walletMode} mode, not ${due}.`,
      );
    },
  },
];
