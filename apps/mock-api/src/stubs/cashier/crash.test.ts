import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import {
  canMoveDeposit,
  canMoveWithdrawal,
  depositStatuses,
  holdsMoney,
  withdrawalStatuses,
} from '@magpie/domain/payments';
import type { DepositStatus, WithdrawalStatus } from '@magpie/domain/payments';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { platformProcesses } from '../../testing/process.ts';
import type { PlatformProcesses, RunningPlatform } from '../../testing/process.ts';
import { ADVANCE, beginning, Session, START, step } from './testing.ts';
import type { Step } from './testing.ts';

/*
 * Random payments, answers of the provider, cancellations and reversals, several at a time, on a platform that is killed
 * in the middle of them again and again.
 */

const BATCHES = 5;
const OPENING = 100_000;
const BOOKS = `{ audit { balanced violations }
  worldPayments(member: "mia@magpie.test") { id amount status } }`;
const RECORDS = `{ me { wallets { mainCash } }
  balanceTransactionRecords(first: 100, filter: { type: { in: [DEPOSIT_REVERSAL, DEPOSIT_FEE] } }) {
    totalCount edges { node { amount } } } }`;

const batch = fc.record({
  // Without a payment there is nothing to answer, cancel or reverse.
  steps: fc
    .tuple(
      fc.array(beginning, { minLength: 2, maxLength: 3 }),
      fc.array(step, { minLength: 12, maxLength: 18 }),
    )
    .map((parts) => parts.flat()),
  lines: fc.integer({ min: 1, max: 4 }),
  answered: fc.integer({ min: 6, max: 12 }),
});

let processes: PlatformProcesses;

beforeEach(() => {
  processes = platformProcesses();
});

afterEach(() => {
  processes.clear();
});

const isDeposit = (status: string): status is DepositStatus =>
  depositStatuses.some((each) => each === status);
const isWithdrawal = (status: string): status is WithdrawalStatus =>
  withdrawalStatuses.some((each) => each === status);

/** Whether a payment that was in one state can be in the other now. */
function leadsTo(id: string, from: string, to: string): boolean {
  if (from === to) return true;
  if (id.startsWith('dep')) {
    return depositStatuses.some(
      (next) => isDeposit(from) && canMoveDeposit(from, next) && leadsTo(id, next, to),
    );
  }
  // Two states of a withdrawal lead to each other, so the way is looked for with a memory.
  const reached = new Set([from]);
  for (const each of reached) {
    if (!isWithdrawal(each)) continue;
    for (const next of withdrawalStatuses) if (canMoveWithdrawal(each, next)) reached.add(next);
  }
  return reached.has(to);
}

const cents = (decimal: string): number => Math.round(Number(decimal) * 100);

/** The books and the wallet at one moment: callbacks go on coming, so they are read until nothing came in between. */
async function look(session: Session) {
  for (;;) {
    const books = await session.control(BOOKS);
    const wallet = await session.main(RECORDS);
    if (isDeepStrictEqual(await session.control(BOOKS), books)) return { books, wallet };
  }
}

/** Holds what the platform says now against everything that was answered before. */
async function check(session: Session): Promise<void> {
  const { books, wallet } = await look(session);
  expect(books['audit']).toEqual({ balanced: true, violations: [] });
  const payments = books['worldPayments'] as { id: string; amount: string; status: string }[];
  const now = new Map(payments.map(({ id, status }) => [id, status]));
  for (const [id, states] of session.seen) {
    for (const state of states) {
      const status = now.get(id) ?? 'LOST';
      expect(leadsTo(id, state, status), `${id} was ${state} and is ${status}`).toBe(true);
    }
  }
  const { me, balanceTransactionRecords } = wallet;
  const records = balanceTransactionRecords as { edges: { node: { amount: string } }[] };
  // What was seeded is part of the opening balance.
  const ours = payments.filter(({ id }) => !/^(dep|wdr)_mia/.test(id));
  const total = ours.reduce((sum, { id, status, amount }) => {
    if (id.startsWith('dep')) return status === 'APPROVED' ? sum + cents(amount) : sum;
    const taken = status === 'APPROVED' || (isWithdrawal(status) && holdsMoney(status));
    return taken ? sum - cents(amount) : sum;
  }, OPENING);
  const others = records.edges.reduce((sum, { node }) => sum + cents(node.amount), 0);
  expect(cents((me as { wallets: { mainCash: string } }).wallets.mainCash)).toBe(total + others);
  for (const { input, kind, url } of session.started.values()) {
    const { started } = await session.main(START[kind], { input });
    expect(new URL(String(started)).pathname).toBe(url);
  }
}

/** Carries steps out over several lines at a time until so many are answered, and then kills the platform. */
async function workUntilKilled(
  { child }: RunningPlatform,
  session: Session,
  { steps, lines, answered }: { steps: Step[]; lines: number; answered: number },
): Promise<void> {
  const exited = once(child, 'exit');
  const left = [...steps];
  let count = 0;
  const line = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      await session.carryOut(next);
      count += 1;
      if (count >= answered) child.kill('SIGKILL');
    }
  };
  // A call whose connection breaks may or may not have been carried out.
  await Promise.allSettled(Array.from({ length: lines }, line));
  child.kill('SIGKILL');
  await exited;
}

it('keeps balanced books, the order of states and everything answered, whenever the platform is killed', async () => {
  const property = fc.asyncProperty(
    fc.array(batch, { minLength: BATCHES, maxLength: BATCHES }),
    async (batches) => {
      const session = new Session();
      let running = await processes.start();
      await session.logIn(running.url);
      for (const each of batches) {
        await workUntilKilled(running, session, each);
        running = await processes.start();
        session.url = running.url;
        await check(session);
      }
      await session.control(ADVANCE, { by: 'PT3M' });
      await session.control(ADVANCE, { by: 'PT2H' });
      for (const payment of session.payments.values()) {
        const { body } = await session.page(payment).state();
        expect(body['state']).not.toMatchObject({ step: 'waiting' });
      }
      await check(session);
      expect(session.payments.size).toBeGreaterThan(0);
    },
  );
  // A failure names the seed that repeats it; the sequence is not made smaller, because each try starts processes.
  await fc.assert(property, { numRuns: 1, endOnFailure: true });
}, 120_000);
