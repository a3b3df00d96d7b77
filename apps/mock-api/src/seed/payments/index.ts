import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { DepositStatus } from '#platform/store/contract-types.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { units } from '../lookup.ts';
import { seededMemberId } from '../members.ts';
import { methodName, seedMethods } from './methods.ts';
import { addRows } from '../store.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../times.ts';

interface DepositSeed {
  readonly key: string;
  readonly member: string;
  readonly amount: string;
  readonly status: DepositStatus;
  /** Milliseconds before now. */
  readonly ago: number;
  readonly method: string;
  readonly promo?: string;
}

/**
 * Leo's approved deposits came in the last minutes, 494.00 together, so that they lie in the running day, week and month of
 * nearly any world, and his limits stand at 95, 80 and 65 %.
 */
const deposits: readonly DepositSeed[] = [
  { key: 'leo_1', member: 'leo', amount: '60.00', status: 'EXPIRED', ago: 52 * DAY_MS, method: 'pm_bank' },
  { key: 'leo_2', member: 'leo', amount: '120.00', status: 'FAILED', ago: 45 * DAY_MS, method: 'pm_card' },
  {
    key: 'leo_3',
    member: 'leo',
    amount: '200.00',
    status: 'APPROVED',
    ago: 4 * MINUTE_MS,
    method: 'pm_payid',
  },
  {
    key: 'leo_4',
    member: 'leo',
    amount: '194.00',
    status: 'APPROVED',
    ago: 3 * MINUTE_MS,
    method: 'pm_card',
  },
  {
    key: 'leo_5',
    member: 'leo',
    amount: '100.00',
    status: 'APPROVED',
    ago: 2 * MINUTE_MS,
    method: 'pm_payid',
  },
  {
    key: 'ruby_1',
    member: 'ruby',
    amount: '300.00',
    status: 'APPROVED',
    ago: 3 * DAY_MS,
    method: 'pm_card',
    promo: 'promo_midweek',
  },
  {
    key: 'ella_1',
    member: 'ella',
    amount: '180.00',
    status: 'APPROVED',
    ago: 6 * DAY_MS,
    method: 'pm_payid',
  },
];

async function addDeposit(unit: Unit, seed: DepositSeed): Promise<void> {
  const id = `dep_${seed.key}`;
  const memberId = seededMemberId(seed.member);
  const at = unit.now.getTime() - seed.ago;
  const amount = units(seed.amount);
  await addRows(unit.db, 'deposits', {
    id,
    memberId,
    paymentMethodId: seed.method,
    currency: 'AUD',
    status: seed.status,
    promoId: seed.promo ?? null,
    cryptoCurrency: null,
    amountMinor: amount,
    createdAt: at,
    changedAt: at,
  });
  if (seed.status !== 'APPROVED') return;
  await unit.post({
    key: `deposit:${id}`,
    type: 'DEPOSIT',
    memberId,
    postings: [
      { account: houseAccount('CASH_IN', 'AUD'), amount: -amount },
      { account: memberAccount(memberId, 'MAIN', 'AUD'), amount },
    ],
    details: { name: methodName(seed.method) },
    at: new Date(at),
  });
}

interface WithdrawalSeed {
  readonly key: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly at: number;
  /** When the money went out; null while it is held. */
  readonly paidAt: number | null;
}

async function addWithdrawal(unit: Unit, { key, amount, fee, at, paidAt }: WithdrawalSeed): Promise<string> {
  const id = `wdr_${key}`;
  const memberId = seededMemberId('leo');
  await addRows(unit.db, 'withdrawals', {
    id,
    memberId,
    withdrawalMethodId: 'wm_payid',
    currency: 'AUD',
    status: paidAt === null ? 'PENDING' : 'APPROVED',
    amountMinor: amount,
    feeMinor: fee,
    createdAt: at,
    changedAt: paidAt ?? at,
  });
  await addRows(unit.db, 'withdrawalTakings', { withdrawalId: id, wallet: 'MAIN', amountMinor: amount });
  for (const [key, type, part] of [
    [`withdrawal:${id}`, 'WITHDRAWAL', amount - fee],
    [`withdrawal:${id}:fee`, 'WITHDRAWAL_FEE', fee],
  ] as const) {
    await unit.post({
      key,
      type,
      memberId,
      postings: [
        { account: memberAccount(memberId, 'MAIN', 'AUD'), amount: -part },
        { account: houseAccount('HELD', 'AUD'), amount: part },
      ],
      details: { name: methodName('wm_payid') },
      at: new Date(at),
    });
  }
  return id;
}

async function seedWithdrawals(unit: Unit): Promise<void> {
  const now = unit.now.getTime();
  const [amount, fee] = [units('244.00'), units('1.00')];
  const paidAt = now - 9 * DAY_MS + 5 * HOUR_MS;
  const at = paidAt - 5 * HOUR_MS;
  const paid = await addWithdrawal(unit, { key: 'leo_1', amount, fee, at, paidAt });
  await unit.post({
    key: `withdrawal:${paid}:paid`,
    type: 'WITHDRAWAL',
    memberId: null,
    postings: [
      { account: houseAccount('HELD', 'AUD'), amount: -amount },
      { account: houseAccount('CASH_OUT', 'AUD'), amount: amount - fee },
      { account: houseAccount('FEES', 'AUD'), amount: fee },
    ],
    details: { name: methodName('wm_payid') },
    at: new Date(paidAt),
  });
  const held = { key: 'leo_2', amount: units('250.00'), fee, at: now - 5 * HOUR_MS, paidAt: null };
  await addWithdrawal(unit, held);
}

/** The payment methods, and what the seeded people paid in and out. */
export async function seedPayments(unit: Unit): Promise<void> {
  await seedMethods(unit);
  for (const deposit of deposits) await addDeposit(unit, deposit);
  await seedWithdrawals(unit);
}
