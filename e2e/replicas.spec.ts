import { randomUUID } from 'node:crypto';
import { expectBalance } from './support/cashier.ts';
import { addresses } from './support/addresses.ts';
import { openListening } from './support/pushes.ts';
import { bothUp, kill, roll } from './support/replicas.ts';
import { expect, noAnswer, test } from './support/test.ts';

/** What a browser logs while a platform is gone. */
const gone = [noAnswer, /^Failed to load resource: the server responded with a status of 50[24]/];

/** Adds a cent to Mia's main wallet, again and again under one key until it is answered. */
async function addCent(world: string): Promise<void> {
  const query = `mutation { adjustBalance(world: "${world}", member: "mia@magpie.test", input: { walletType: MAIN, amount: "0.01" }) }`;
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const ask = async () => {
    const answer = await fetch(`${addresses.platform}/control/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    }).catch(() => undefined);
    return answer?.ok === true && !(await answer.text()).includes('"errors"');
  };
  await expect.poll(ask, 'a cent is acknowledged').toBe(true);
}

test('OPS-06 what is paid in while platforms are killed and rolled is there, once, and the open page shows it by itself', async ({
  page,
  world,
  enter,
  allowedErrors,
}) => {
  allowedErrors.push(...gone);
  await enter('mia@magpie.test');
  await openListening(page);
  await expectBalance(page, 'A$1,000.00');
  for (const which of [1, 2, 1, 2] as const) {
    const cents = Array.from({ length: 25 }, () => addCent(world.id));
    await kill(which);
    await Promise.all(cents);
  }
  await expectBalance(page, 'A$1,001.00');
  const cents = Array.from({ length: 50 }, () => addCent(world.id));
  await roll();
  await Promise.all(cents);
  await expectBalance(page, 'A$1,001.50');
  await bothUp();
});
