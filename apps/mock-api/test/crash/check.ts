import { join } from 'node:path';
import { expect } from 'vitest';
import { WORLD } from './client.ts';
import { expectedOf } from './expected.ts';
import type { Movement } from './memory.ts';
import { exact, subsetFor, total } from './money.ts';
import { checkPromos, promoTypes } from './promo-check.ts';
import { readFreeSpins, readHeld, readMember, readPayments } from './reading.ts';
import type { MemberRecords, WorldPayment } from './reading.ts';
import { noteSportsBets } from './operations/play.ts';
import type { Run } from './run.ts';
import { members } from './stage.ts';
import {
  depositMoves,
  freeSpinMoves,
  heldStatuses,
  leadsTo,
  promoMoves,
  withdrawalMoves,
} from './statuses.ts';

const AUDIT = 'query A($world: ID!) { audit(world: $world) { balanced violations } }';
const CLOCK = 'query C($world: ID!) { world(id: $world) { now durable } }';
const ME = '{ me { email } }';

const moves = {
  deposit: depositMoves,
  withdrawal: withdrawalMoves,
  promo: promoMoves,
  freeSpin: freeSpinMoves,
} as const;

/** Every state that was ever told leads to the state of now by the moves of the specification; the latter is noted. */
function checkStates(
  { memory }: Run,
  kinds: readonly (keyof typeof moves)[],
  now: ReadonlyMap<string, string>,
): void {
  for (const [id, { kind, member, states }] of memory.seen) {
    if (!kinds.includes(kind)) continue;
    const status = now.get(id) ?? 'LOST';
    for (const state of states) {
      expect(leadsTo(moves[kind], state, status), `${id} was ${state} and is ${status}`).toBe(true);
    }
    memory.note(kind, member, id, status);
  }
}

/** All payments, of which each was acknowledged; returns them with their states. */
async function checkPayments(run: Run): Promise<readonly WorldPayment[]> {
  const { client, memory, stage } = run;
  // Its server sends what a crash has left unsent before it tells anything.
  const [open] = [...memory.payments.values()].filter(({ page }) => page !== null);
  if (open?.page != null) await client.cashier(open.page, 'state');
  const lists = await Promise.all(members.map((name) => readPayments(client, name)));
  const payments = lists.flat();
  const ours = payments.filter(({ id }) => !stage.seeded.has(id));
  const found = ours.map(({ id, amount, currency }) => `${id} ${exact(amount)} ${currency}`);
  const started = [...memory.payments.values()].map((each) => `${each.id} ${each.amount} ${each.currency}`);
  expect(found.toSorted()).toEqual(started.toSorted());
  checkStates(run, ['deposit', 'withdrawal'], new Map(ours.map(({ id, status }) => [id, status])));
  return payments;
}

function checkHeld({ processes }: Run, payments: readonly WorldPayment[]): void {
  for (const [currency, held] of readHeld(join(processes.dataDir, `${WORLD}.sqlite`))) {
    const open = payments.filter(
      (each) => each.currency === currency && each.id.startsWith('wdr') && heldStatuses.includes(each.status),
    );
    expect(held, `held in ${currency}`).toBe(total(open.map(({ amount }) => exact(amount))));
  }
}

const keyOf = ({ member, type, currency }: Omit<Movement, 'amount'>): string =>
  `${member} ${type} ${currency}`;

/** What standings and pools decide, and no answer tells: the wallets are held to it, its amounts by tests of their own. */
const wonTypes = ['TOURNAMENT_PAYOUT', 'JACKPOT_PAYOUT'];

/** The records are what was answered, to the cent, but for what was cut off, which is there whole or not at all. */
function checkRecords(
  { memory }: Run,
  now: ReadonlyMap<string, MemberRecords>,
  statuses: ReadonlyMap<string, string>,
): void {
  const { sure, maybe } = expectedOf(memory, statuses);
  const found = [...now].flatMap(([member, { records }]) => records.map((each) => ({ member, ...each })));
  const keys = new Set([...sure, ...maybe, ...found].map(keyOf));
  for (const key of keys) {
    if ([...promoTypes, ...wonTypes].some((type) => key.includes(` ${type} `))) continue;
    const sumOf = (list: readonly Movement[]) =>
      total(list.filter((each) => keyOf(each) === key).map(({ amount }) => amount));
    const choices = maybe.filter((each) => keyOf(each) === key);
    const fitting = subsetFor(sumOf(found) - sumOf(sure), choices);
    expect(fitting, `${key} is ${sumOf(found)}, not ${sumOf(sure)}`).toBeDefined();
    // What a crash has cut off is decided now: from here on it must stay as it is.
    memory.posted.push(...(fitting ?? []).filter((each) => memory.maybePosted.includes(each)));
  }
  memory.maybePosted = [];
}

/** The wallets hold what they held before and what the records say; cash alone can be withdrawn. */
function checkWallets({ stage }: Run, now: ReadonlyMap<string, MemberRecords>): void {
  for (const [name, { wallets, records, currency, withdrawable }] of now) {
    const { MAIN = 0n, CASINO = 0n, SPORT = 0n } = wallets;
    expect(withdrawable, `what ${name} can withdraw`).toBe(MAIN + CASINO + SPORT);
    const before = stage.before.get(name)?.wallets ?? {};
    for (const [wallet, balance] of Object.entries(wallets)) {
      const own = records.filter((each) => each.walletType === wallet && each.currency === currency);
      const sum = total(own.map(({ amount }) => amount));
      expect(balance, `${name}'s ${wallet}`).toBe((before[wallet] ?? 0n) + sum);
    }
  }
}

async function checkTokens({ client, memory }: Run): Promise<void> {
  for (const token of memory.tokens.slice(-8)) {
    const headers = { authorization: `Bearer ${token}` };
    expect(await client.ask('/graphql', ME, {}, headers)).toEqual({ email: 'noah@magpie.test' });
  }
}

/** Asks again what was answered before: it must be answered the same. @param last how many of the latest orders */
async function checkRepeats({ memory }: Run, last: number): Promise<void> {
  for (const { name, same, again } of memory.repeatable.slice(-last)) {
    expect(await again(), `${name}, asked again`).toEqual(same);
  }
}

/** Holds everything the platform says against what it has answered. @param repeats how many of the latest orders to ask again */
export async function check(run: Run, repeats: number): Promise<void> {
  const { client, memory, stage } = run;
  await checkRepeats(run, repeats);
  expect(await client.control(AUDIT)).toEqual({ balanced: true, violations: [] });
  const { now: clock } = (await client.control(CLOCK)) as { now: string };
  expect(clock >= memory.now, `the clock shows ${clock} after ${memory.now}`).toBe(true);
  memory.now = clock;
  const payments = await checkPayments(run);
  await noteSportsBets(client, memory);
  const now = new Map<string, MemberRecords>();
  for (const name of members) {
    now.set(name, await readMember(client, name, stage.before.get(name)?.totalCount ?? 0));
  }
  const promos = await checkPromos(run, payments, now);
  checkStates(run, ['promo'], promos);
  const spins = await readFreeSpins(client, 'ella');
  for (const { id, status } of spins) memory.note('freeSpin', 'ella', id, status);
  checkStates(run, ['freeSpin'], new Map(spins.map(({ id, status }) => [id, status])));
  checkRecords(run, now, new Map(payments.map(({ id, status }) => [id, status])));
  checkWallets(run, now);
  checkHeld(run, payments);
  await checkTokens(run);
}
