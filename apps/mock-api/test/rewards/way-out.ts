import type { Client } from '../crash/client.ts';
import { exact } from '../crash/money.ts';
import type { Memory } from './memory.ts';
import { readView } from './view.ts';

const CANCEL = 'mutation C($id: ID!) { cancelActivePromo(id: $id) { status } }';
const START = 'mutation S { startGameSession(input: { game: "game_bogong-moth" }) { id } }';
const ACCOUNT = `mutation I { initializeVendorAccount(vendor: "ven_meridian", gameCategory: "cat_slots") { id } }`;

/** The least and the most that a game takes. */
const LEAST = exact('0.20');
const MOST = exact('1000.00');

/** Stakes cash of a member, whom no promo stands in the way of any more. */
async function stakeCash(client: Client, name: string, stake: bigint): Promise<void> {
  const cents = stake / exact('0.01');
  const amount = `${String(cents / 100n)}.${String(cents % 100n).padStart(2, '0')}`;
  await client.main(name, ACCOUNT);
  const { id } = (await client.main(name, START)) as { id: string };
  const order = { gameSession: id, transaction: `all-of-${name}`, round: `all-of-${name}`, amount };
  await client.vendor('ven_meridian', 'bet', { ...order, currency: 'AUD' });
}

/** Presses Cancel once for each promo in force, and stakes all of the cash then, as far as a game takes it. Answers what stood in the way. */
export async function checkWayOut(client: Client, memory: Memory, name: string): Promise<readonly string[]> {
  for (;;) {
    const { active, cash } = await readView(client, name);
    if (active) {
      const answer = (await client.promo(name, CANCEL, { id: active.id })) as { status: string };
      if (answer.status !== 'CANCELED') return [`${active.id} is ${answer.status} after Cancel.`];
      continue;
    }
    if (cash < LEAST) return [];
    const stake = cash < MOST ? cash : MOST;
    await stakeCash(client, name, stake);
    memory.count(memory.came, 'way out');
    const after = await readView(client, name);
    return after.cash === cash - stake
      ? []
      : [`${name} has ${after.cash} after staking ${stake} of ${cash}.`];
  }
}
