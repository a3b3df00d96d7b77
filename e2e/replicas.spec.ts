import { randomUUID } from 'node:crypto';
import { expectBalance } from './support/cashier.ts';
import { addresses } from './support/addresses.ts';
import { openListening } from './support/pushes.ts';
import { bothUp, kill, roll } from './support/replicas.ts';
import { sitDown } from './support/spins.ts';
import { expect, noAnswer, test } from './support/test.ts';
import { Deaths, depositBeside, spinBeside, withdrawBeside } from './steps/through-deaths.ts';

/** What a browser logs while a platform is gone. */
const gone = [noAnswer, /^Failed to load resource: the server responded with a status of 50[24]/];

const dollars = (cents: number): string =>
  `A$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`;

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

test('OPS-06 a player who deposits, withdraws and spins while a platform is killed beside each press pays and wins each once', async ({
  page,
  world,
  enter,
  allowedErrors,
}) => {
  allowedErrors.push(...gone);
  await enter('mia@magpie.test');
  await openListening(page);
  await expectBalance(page, 'A$1,000.00');
  const deaths = new Deaths();
  const before = (await world.payments('mem_mia')).length;
  await depositBeside(deaths, page, '50.00');
  await expectBalance(page, 'A$1,050.00');
  await withdrawBeside(deaths, page, '60.00');
  await expectBalance(page, 'A$990.00');
  await bothUp();
  expect(await world.payments('mem_mia')).toHaveLength(before + 2);
  const game = await sitDown(page, 'Moonlit Dingo');
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
  let cents = 99_000;
  for (let round = 0; round < 4; round += 1) {
    cents += await spinBeside(deaths, game);
    await expect(game.locator('#balance')).toHaveText(dollars(cents));
  }
  expect(deaths.count).toBe(10);
  await page.getByRole('dialog', { name: 'Moonlit Dingo' }).getByRole('button', { name: 'Back' }).click();
  await expectBalance(page, dollars(cents));
  // One of the two takes the page's socket along: what it tells meanwhile is made up for when the socket is back.
  for (const which of [1, 2] as const) {
    await kill(which);
    await addCent(world.id);
  }
  await expectBalance(page, dollars(cents + 2));
  await bothUp();
});
