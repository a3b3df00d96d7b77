import { platformProcesses } from '../kit/process.ts';
import type { PlatformProcesses } from '../kit/process.ts';
import { Client, WORLD } from './client.ts';
import { readMember, readPayments } from './reading.ts';
import type { MemberRecords } from './reading.ts';
import { takeSeats } from './seats.ts';
import type { Seats } from './seats.ts';

/** A Monday, on which cashback can be claimed, in a world that stands still unless its clock is moved. */
export const MONDAY = '2026-01-05T02:00:00.000Z';

/** Everybody whose money is moved. */
export const members = ['mia', 'noah', 'ruby', 'isla', 'leo', 'ava', 'ella'] as const;

const PRELOAD = new URL('dying-process.ts', import.meta.url).href;
const CREATE = 'mutation W($input: CreateWorldInput!) { createWorld(input: $input) { id } }';
const VERIFY = `mutation V($world: ID!) {
  setMember(world: $world, member: "mem_ava", input: { verified: true }) { verified }
}`;
const ADJUST = `mutation A($world: ID!, $member: ID!, $input: AdjustBalanceInput!) {
  adjustBalance(world: $world, member: $member, input: $input)
}`;

/** Money to play and pay with; payments out of Mia's take from three wallets. */
const startingBalances = [
  ['mia', 'MAIN', 'AUD', '9000.00'],
  ['mia', 'CASINO', 'AUD', '120.00'],
  ['mia', 'SPORT', 'AUD', '80.00'],
  ['ruby', 'MAIN', 'AUD', '9000.00'],
  ['isla', 'MAIN', 'AUD', '9000.00'],
  ['ava', 'MAIN', 'BTC', '5000.00000000'],
] as const;

/** A data folder in which everybody is logged in and sits at their game, to be copied for each run. */
export interface Stage {
  readonly processes: PlatformProcesses;
  /** Tokens of members by their names. */
  readonly tokens: ReadonlyMap<string, string>;
  readonly seats: Seats;
  /** What the members' records were before anything of a run. */
  readonly before: ReadonlyMap<string, MemberRecords>;
  /** Ids of the payments that there were before. */
  readonly seeded: ReadonlySet<string>;
  clear(): Promise<void>;
}

async function furnish(client: Client, durable: boolean): Promise<Seats> {
  const input = { id: WORLD, seed: 11, now: MONDAY, frozen: true, durable };
  await client.ask('/control/graphql', CREATE, { input }, { 'x-world': 'default' });
  for (const name of members) client.tokens.set(name, await client.logIn(name));
  await client.control(VERIFY);
  await client.main('ava', 'mutation { updateMe(input: { activeCurrency: "BTC" }) { id } }');
  for (const [name, walletType, currency, amount] of startingBalances) {
    await client.control(ADJUST, { member: `mem_${name}`, input: { walletType, currency, amount } });
  }
  return takeSeats(client);
}

/**
 * Sets the stage: starts a platform, makes the world, and stops it.
 * @param durable whether commits wait for the disk, so that those of a round are one; otherwise each of its calls has its own
 */
export async function setStage({ durable = true } = {}): Promise<Stage> {
  const processes = platformProcesses({ preload: PRELOAD });
  const client = new Client();
  const { url, child, gone } = await processes.start();
  client.url = url;
  const seats = await furnish(client, durable);
  const before = new Map<string, MemberRecords>();
  const seeded = new Set<string>();
  for (const name of members) {
    before.set(name, await readMember(client, name, 0));
    for (const { id } of await readPayments(client, name)) seeded.add(id);
  }
  child.kill('SIGTERM');
  await gone;
  return { processes, tokens: client.tokens, seats, before, seeded, clear: () => processes.clear() };
}
