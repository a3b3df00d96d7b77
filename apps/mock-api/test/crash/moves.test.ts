import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformProcesses } from '../kit/process.ts';
import { Client, Refused, WORLD } from './client.ts';
import { depositMoves, withdrawalMoves } from './statuses.ts';

const processes = platformProcesses();
const client = new Client();

const CREATE = `mutation { createWorld(input: { id: "${WORLD}", seed: 3, frozen: true }) { id } }`;
const FUND = `mutation F($world: ID!) {
  adjustBalance(world: $world, member: "mem_mia", input: { walletType: MAIN, amount: "9000.00" })
}`;
const DURABLE = '{ world(id: "default") { durable } }';
const onDefault = { 'x-world': 'default' };

beforeAll(async () => {
  client.url = (await processes.start()).url;
  await client.ask('/control/graphql', CREATE, {}, onDefault);
  client.tokens.set('mia', await client.logIn('mia'));
  await client.control(FUND);
}, 300_000);

afterAll(() => processes.clear());

it('keeps the world of every platform on disk before it answers', async () => {
  expect(await client.ask('/control/graphql', DURABLE, {}, onDefault)).toEqual({ durable: true });
});

interface Kind {
  readonly start: string;
  readonly move: string;
  readonly moves: Readonly<Record<string, readonly string[]>>;
  /** How each state is come to from a draft. */
  readonly ways: Readonly<Record<string, readonly string[]>>;
}

const deposit: Kind = {
  start: 'mutation { createDeposit(input: { paymentMethod: "pm_card", amount: "50.00" }) { id } }',
  move: `mutation M($world: ID!, $id: ID!, $status: DepositStatus!) {
    moveDeposit(world: $world, deposit: $id, status: $status)
  }`,
  moves: depositMoves,
  ways: {
    DRAFT: [],
    PENDING: ['PENDING'],
    PROCESSING: ['PENDING', 'PROCESSING'],
    APPROVED: ['PENDING', 'APPROVED'],
    FAILED: ['PENDING', 'FAILED'],
    REJECTED: ['PENDING', 'REJECTED'],
    CANCELLED: ['CANCELLED'],
    EXPIRED: ['EXPIRED'],
  },
};

const withdrawal: Kind = {
  start: 'mutation { createWithdrawalNext(input: { withdrawalMethod: "wm_payid", amount: "50.00" }) { id } }',
  move: `mutation M($world: ID!, $id: ID!, $status: WithdrawalStatus!) {
    moveWithdrawal(world: $world, withdrawal: $id, status: $status)
  }`,
  moves: withdrawalMoves,
  ways: {
    DRAFT: [],
    PENDING: ['PENDING'],
    PROCESSING: ['PENDING', 'PROCESSING'],
    APPROVED: ['PENDING', 'APPROVED'],
    ON_HOLD: ['PENDING', 'ON_HOLD'],
    REJECTED: ['PENDING', 'REJECTED'],
    CANCELLED: ['PENDING', 'CANCELLED'],
  },
};

/** A new payment, moved over some states. */
async function paymentIn({ start, move }: Kind, way: readonly string[]): Promise<string> {
  const { id } = (await client.main('mia', start)) as { id: string };
  for (const status of way) await client.control(move, { id, status });
  return id;
}

/** Whether a payment can be moved; it stays where it is when not. */
async function canMove({ move }: Kind, id: string, status: string): Promise<boolean> {
  try {
    expect(await client.control(move, { id, status })).toBe(status);
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === 'CONFLICT') return false;
    throw error;
  }
}

/** The states that a payment in a state can be moved to, as the platform has it. */
async function movesFrom(kind: Kind, from: string): Promise<string[]> {
  const way = kind.ways[from] ?? [];
  const found: string[] = [];
  let id = await paymentIn(kind, way);
  for (const to of Object.keys(kind.moves)) {
    if (!(await canMove(kind, id, to))) continue;
    found.push(to);
    id = await paymentIn(kind, way);
  }
  return found;
}

describe('every move that can be asked for', () => {
  it.each(Object.entries(depositMoves))('DEP-25 takes a deposit from %s to %j alone', async (from, to) => {
    expect((await movesFrom(deposit, from)).toSorted()).toEqual([...to].toSorted());
  });

  it.each(Object.entries(withdrawalMoves))(
    'WDR-17 takes a withdrawal from %s to %j alone',
    async (from, to) => {
      expect((await movesFrom(withdrawal, from)).toSorted()).toEqual([...to].toSorted());
    },
  );
});
