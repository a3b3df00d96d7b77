import { depositPostings, holdsMoney, withdrawalPostings } from '@magpie/domain/payments';
import type { DepositPosting, WithdrawalPosting } from '@magpie/domain/payments';
import type { Reader } from '#platform/store/index.ts';
import { allDeposits, allWithdrawals, paymentPostings } from './store/index.ts';

type PaymentPosting = DepositPosting | WithdrawalPosting;

interface Audited {
  readonly name: string;
  readonly memberId: string;
  readonly currency: string;
  readonly status: string;
  readonly amount: bigint;
  /** What HELD must have of it. */
  readonly held: bigint;
  /** Kinds of postings that its state asks for. */
  readonly expected: readonly PaymentPosting[];
}

const postingKinds: Readonly<Record<string, PaymentPosting>> = {
  'deposit:': 'credited',
  'deposit:fee': 'credited',
  'deposit:reversed': 'taken back',
  'withdrawal:': 'taken',
  'withdrawal:fee': 'taken',
  'withdrawal:back': 'given back',
  'withdrawal:paid': 'paid out',
};

const directions: Readonly<Record<PaymentPosting, bigint>> = {
  credited: 1n,
  'taken back': -1n,
  taken: -1n,
  'given back': 1n,
  'paid out': -1n,
};

async function paymentsOf(db: Reader): Promise<Map<string, Audited>> {
  const deposits = await allDeposits(db);
  const withdrawals = await allWithdrawals(db);
  const usual = (row: (typeof deposits)[number] | (typeof withdrawals)[number]) => ({
    memberId: row.memberId,
    currency: row.currency,
    status: row.status,
    amount: row.amountMinor,
  });
  return new Map<string, Audited>([
    ...deposits.map((row): [string, Audited] => [
      `deposit:${row.id}`,
      {
        ...usual(row),
        name: `The deposit ${row.id}`,
        held: 0n,
        expected: depositPostings(row.status, row.reversedAt !== null),
      },
    ]),
    ...withdrawals.map((row): [string, Audited] => [
      `withdrawal:${row.id}`,
      {
        ...usual(row),
        name: `The withdrawal ${row.id}`,
        held: holdsMoney(row.status) ? row.amountMinor : 0n,
        expected: withdrawalPostings(row.status),
      },
    ]),
  ]);
}

async function postingsOf(db: Reader) {
  const rows = await paymentPostings(db);
  return rows.map((row) => {
    const [area = '', id = '', part = ''] = row.key.split(':');
    return { ...row, part, payment: `${area}:${id}`, kind: postingKinds[`${area}:${part}`] };
  });
}

type Posted = Awaited<ReturnType<typeof postingsOf>>[number];

function shareOf({ kind, part, ...row }: Posted, payment: Audited): bigint {
  if (row.currency !== payment.currency || (kind === 'credited' && part === 'fee')) return 0n;
  const counts = kind === 'paid out' ? row.house === 'HELD' : row.memberId === payment.memberId;
  return counts ? row.amountMinor : 0n;
}

function problemsOf(payment: Audited, postings: readonly Posted[]): string[] {
  const { name, status, amount } = payment;
  const sums = new Map<PaymentPosting, bigint>();
  for (const posting of postings) {
    const { kind } = posting;
    if (kind) sums.set(kind, (sums.get(kind) ?? 0n) + shareOf(posting, payment));
  }
  const missing = payment.expected.filter((kind) => !sums.has(kind));
  return [
    ...missing.map((kind) => `${name} is ${status} and was not ${kind}.`),
    ...[...sums].flatMap(([kind, sum]) => {
      if (!payment.expected.includes(kind)) return [`${name} is ${status} and was ${kind}.`];
      return sum === directions[kind] * amount ? [] : [`${name} was ${kind} with another amount.`];
    }),
  ];
}

function heldProblems(payments: ReadonlyMap<string, Audited>, postings: readonly Posted[]): string[] {
  const held = new Map<string, { has: bigint; due: bigint }>();
  const at = (owner: string, currency: string) => {
    const place = `${currency} of ${owner}`;
    const sums = held.get(place) ?? { has: 0n, due: 0n };
    held.set(place, sums);
    return sums;
  };
  for (const { memberId, currency, held: due } of payments.values()) at(memberId, currency).due += due;
  for (const { payment, house, currency, amountMinor } of postings) {
    if (house === 'HELD') at(payments.get(payment)?.memberId ?? 'nobody', currency).has += amountMinor;
  }
  return [...held].flatMap(([place, { has, due }]) =>
    has === due ? [] : [`HELD has ${String(has)} in ${place}, whose withdrawals hold ${String(due)}.`],
  );
}

/**
 * Holds the payments against the ledger: each is posted as its state says and in its amount, no entry is without its payment,
 * and HELD has what open withdrawals took and nothing else (DEP-27, WDR-22). Answers a sentence for each breach.
 */
export async function auditPayments(db: Reader): Promise<readonly string[]> {
  const payments = await paymentsOf(db);
  const postings = await postingsOf(db);
  const byPayment = Map.groupBy(postings, ({ payment }) => payment);
  const strangers = new Set(
    postings.flatMap(({ key, payment, kind }) => (kind && payments.has(payment) ? [] : [key])),
  );
  return [
    ...[...payments].flatMap(([id, payment]) => problemsOf(payment, byPayment.get(id) ?? [])),
    ...[...strangers].map((key) => `The entry '${key}' belongs to no payment.`),
    ...heldProblems(payments, postings),
  ];
}
