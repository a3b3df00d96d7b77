import { readFile } from 'node:fs/promises';
import { CompareWorldsDocument } from '@magpie/gql/control';
import { print } from 'graphql';
import { addresses } from './support/addresses.ts';
import { expectBalance, openDeposit, paymentDialog, press } from './support/cashier.ts';
import { command } from './support/commands.ts';
import { openListening } from './support/pushes.ts';
import { expect, test } from './support/test.ts';

interface Difference {
  readonly subject: string;
  readonly rows: readonly { readonly row: string; readonly fields: readonly { readonly field: string }[] }[];
}

/** What a browser leaves beside what its person did. */
const apart = ['Calls', 'Sessions', 'Login networks'];

/** The things that differ between two worlds, but for those, and for whether the platform has noted that a push is out. */
async function differing(first: string, second: string): Promise<string[]> {
  const variables = { first: { world: first }, second: { world: second } };
  const answer = await fetch(`${addresses.platform}/control/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(CompareWorldsDocument), variables }),
  });
  const { data } = (await answer.json()) as { data: { compareWorlds: readonly Difference[] } };
  return data.compareWorlds
    .filter(({ subject }) => !apart.includes(subject))
    .flatMap(({ subject, rows }) =>
      rows
        .filter(({ fields }) => fields.some(({ field }) => field !== 'published'))
        .map((row) => `${subject}: ${JSON.stringify(row)}`),
    );
}

test.use({ worldInput: { now: '2032-11-22T02:00:00.000Z', frozen: true, seed: 5 } });

test('SIM-08 clicks in the app, verbs, a fault and a move of the clock are recorded as a story that runs again with the same outcome', async ({
  page,
  world,
  enter,
}, info) => {
  await enter('mia@magpie.test');
  await openListening(page);
  await page.goto('/casino');
  const heart = page.getByRole('button', { name: 'Favourite: Moonlit Dingo' }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const dialog = await openDeposit(page);
  await dialog.getByRole('button', { name: 'A$50.00', exact: true }).click();
  await dialog.getByRole('button', { name: 'Deposit A$50.00' }).click();
  await press(page, 'Continue');
  await press(page, 'Approve');
  await expect(paymentDialog(page, 'Deposit')).toBeHidden();
  await expectBalance(page, 'A$1,050.00');
  await command('fault', 'set', 'latency', '--operation', 'Countries', '--latency-ms', '1', '-w', world.id);
  await command('reward', 'give', 'promo_live_table', 'mia@magpie.test', '-w', world.id);
  await command('clock', 'advance', 'PT5M', '-w', world.id);
  await command('balance', 'adjust', 'mia@magpie.test', '12.50', '--wallet', 'sport', '-w', world.id);
  const file = info.outputPath('recorded.ts');
  const written = await command('story', 'record', world.id, 'what-mia-did', '--out', file);
  expect(written.trim()).toBe(`${file} holds the story what-mia-did.`);
  expect(await readFile(file, 'utf8')).toContain(
    "await mia.sends('SetFavoriteGame', { game: 'game_moonlit-dingo', favorite: true });",
  );
  const told = await command('story', 'run', file, '--keep');
  expect(told.trim().split('\n').at(-1)).toBe('came out');
  const again = /^what-mia-did on magpie in (\S+)/.exec(told)?.[1] ?? '';
  expect(await differing(world.id, again)).toEqual([]);
  await command('world', 'delete', again);
});
