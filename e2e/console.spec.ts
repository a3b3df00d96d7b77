import type { Page } from '@playwright/test';
import { consoleAddress, openConsole } from './steps/console.ts';
import { controlOf } from './support/control.ts';
import { expectSignedIn, seededPassword } from './support/member.ts';
import { expect, noAnswer, test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');

test('SIM-13 the console lists the people of a world and finds one by a part of the name', async ({
  page,
  world,
}) => {
  await openConsole(page, world.id);
  const rows = page.getByRole('table', { name: 'People' }).getByRole('row');
  const mia = rows.filter({ hasText: 'mia@magpie.test' });
  await expect(mia).toContainText('Mia Callahan');
  await expect(mia).toContainText('AUD 1,000.00');
  await page.getByRole('searchbox', { name: 'Search people' }).fill('oakley');
  await expect(rows.filter({ hasText: 'finn@magpie.test' })).toContainText('Self excluded');
  await expect(mia).toBeHidden();
  await page.reload();
  await expect(rows).toHaveCount(2);
});

test('SIM-13 a press logs a member in to the web app in that world', async ({ page, world, context }) => {
  await world.adjustBalance('noah@magpie.test', { walletType: 'MAIN', amount: '7.25' });
  await openConsole(page, world.id);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Log in as noah@magpie.test' }).click();
  const app = await opened;
  await expectSignedIn(app);
  await expect(app.getByRole('banner')).toContainText('107.25');
});

test('SIM-13 a page about a member shows what they hold, changes where they stand, and leads to the forms of verbs', async ({
  page,
  world,
}) => {
  await openConsole(page, world.id, 'people/mia@magpie.test');
  await expect(heading(page, 'Mia Callahan')).toBeVisible();
  const balances = page.getByRole('table', { name: 'Balances' });
  await expect(balances).toContainText('1,000.00');
  const blocked = page.getByRole('switch', { name: 'Deposits blocked' });
  await blocked.click();
  await expect(blocked).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('link', { name: 'balance adjust' }).click();
  await expect(page.getByRole('combobox', { name: 'Member' })).toHaveValue('mia@magpie.test');
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.50');
  await expect(main(page)).toContainText(
    `npm run mock -- balance adjust mia@magpie.test 12.50 --world ${world.id}`,
  );
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toHaveText('"1012.50"');
  await page.goBack();
  await expect(balances).toContainText('1,012.50');
});

test('SIM-13 the form of a verb tells what is missing and what the platform refuses', async ({
  page,
  world,
}) => {
  await openConsole(page, world.id, 'verbs/balance-adjust');
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByRole('combobox', { name: 'Member' })).toHaveAccessibleDescription('This is needed.');
  await page.getByRole('combobox', { name: 'Member' }).fill('nobody@magpie.test');
  await page.getByRole('textbox', { name: 'Amount' }).fill('1');
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(main(page)).toContainText("There is no member 'nobody@magpie.test' in this world.");
});

test('SIM-13 the palette finds people, sections and verbs by the keyboard alone', async ({ page, world }) => {
  await openConsole(page, world.id);
  await expect(heading(page, 'People')).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox');
  await expect(search).toBeFocused();
  await search.fill('clock freeze');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Frozen');
  await page.keyboard.press('Control+k');
  await search.fill('ruby');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/people\/ruby%40magpie\.test$/);
  await page.keyboard.press('Control+k');
  await search.fill('next monday');
  await expect(page.getByRole('option')).toHaveText([/Move the clock to next Monday/]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The clock went on.')).toBeVisible();
});

test.describe('in a world that stands still', () => {
  test.use({ worldInput: { now: '2026-03-02T02:00:00Z', frozen: true } });

  test('SIM-13 the clock is shown, moved by a press and set, and what is open follows by itself', async ({
    page,
    world,
  }) => {
    await openConsole(page, world.id, 'clock');
    const now = main(page).locator('[data-part=now]');
    await expect(now).toHaveText('Mon, 02 Mar 2026, 13:00:00');
    await page.getByRole('button', { name: '+ 1 day' }).click();
    await expect(now).toHaveText('Tue, 03 Mar 2026, 13:00:00');
    await page.getByRole('textbox', { name: 'To a moment' }).fill('2026-03-09T00:00:00Z');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(now).toHaveText('Mon, 09 Mar 2026, 11:00:00');
    await world.advance('PT2H');
    await expect(now).toHaveText('Mon, 09 Mar 2026, 13:00:00');
  });
});

test('SIM-13 the mailbox shows a code as it is sent, a press away from the clipboard', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsole(page, world.id, 'mailbox');
  await expect(main(page)).toContainText('Nothing was sent yet');
  await page.request.post(`${consoleAddress.replace('/console', '')}/graphql`, {
    headers: { 'x-admin-code': 'magpie-web', 'x-channel': 'DESKTOP_WEB', 'x-world': world.id },
    data: {
      query: 'mutation Reset($input: CreatePasswordResetInput!) { createPasswordReset(input: $input) }',
      variables: { input: { email: 'mia@magpie.test' } },
    },
  });
  const copy = page.getByRole('button', { name: /^Copy the code/ });
  await expect(copy).toBeVisible();
  await copy.click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await world.codeFor('mia@magpie.test'));
});

test('SIM-13 a fault that acts is in sight on every page and is ended by one press', async ({
  page,
  world,
}) => {
  await openConsole(page, world.id, 'faults');
  await page.getByRole('button', { name: 'Flaky' }).click();
  await page.getByRole('link', { name: 'Mailbox' }).click();
  await expect(heading(page, 'Mailbox')).toBeVisible();
  const told = main(page).getByText('FLAKY', { exact: false });
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(told).toBeHidden();
});

test('SIM-13 the inspector shows calls as they come, and all of one at a press', async ({ page, world }) => {
  await openConsole(page, world.id, 'inspector');
  await expect(page.getByRole('button', { name: /CreateWorld/ })).toContainText('The operator');
  await page.request.post(`${consoleAddress.replace('/console', '')}/authenticate`, {
    headers: {
      authorization: `Basic ${Buffer.from(`mia@magpie.test:not ${seededPassword}`).toString('base64')}`,
      'x-admin-code': 'magpie-web',
      'x-channel': 'DESKTOP_WEB',
      'x-world': world.id,
    },
    data: { isEmail: true },
  });
  const call = page.getByRole('button', { name: /authenticate/ });
  await expect(call).toContainText('Forbidden');
  await call.click();
  await expect(main(page)).toContainText('invalid credentials');
});

test('SIM-13 a world is kept, changed, compared with what was, put back, forked and deleted', async ({
  page,
  world,
}) => {
  await openConsole(page, world.id, 'worlds');
  const own = page.getByRole('region', { name: world.id, exact: true });
  await own.getByRole('textbox', { name: 'Keep its state under a name' }).fill('before');
  await own.getByRole('button', { name: 'Keep' }).click();
  const kept = own.getByRole('group', { name: `Snapshots of ${world.id}` });
  await expect(kept).toContainText('before');
  await world.adjustBalance('mia@magpie.test', { walletType: 'MAIN', amount: '5' });
  await kept.getByRole('link', { name: 'what has changed since' }).click();
  await expect(page.getByRole('table', { name: 'Balances' })).toContainText('mia@magpie.test');
  await page.goBack();
  await own.getByRole('button', { name: `Put ${world.id} back to before` }).click();
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'mia@magpie.test' })).toContainText('AUD 1,000.00');
  await openConsole(page, world.id, 'worlds');
  const fork = `${world.id}-fork`;
  await own.getByRole('textbox', { name: 'Go on from here in another world' }).fill(fork);
  await own.getByRole('button', { name: 'Fork' }).click();
  await page.getByRole('button', { name: `Delete ${fork}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('region', { name: fork })).toBeHidden();
});

test('SIM-13 each endpoint is asked anything as a member of the world', async ({ page, world }) => {
  await openConsole(page, world.id, 'graphql');
  await page.getByRole('searchbox', { name: 'Search the schema' }).fill('account of the logged');
  await page.getByRole('button', { name: /^me query/ }).click();
  await page.getByRole('combobox', { name: 'As whom' }).selectOption('mia@magpie.test');
  const operation = page.getByRole('textbox', { name: 'Operation' });
  await operation.press('Control+Enter');
  const answer = page.getByRole('region', { name: 'What it answered' });
  await expect(answer).toContainText('"1000.00"');
  const variables = page.getByRole('textbox', { name: 'Variables' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await operation.fill('query Broken { __typename }');
  await variables.fill('{');
  await variables.press('Control+Enter');
  await operation.fill('query Whole { __typename }');
  await variables.fill('{}');
  await variables.press('Control+Enter');
  await expect(answer).toContainText('"Query"');
  expect(sent.filter((text) => /query (?:Broken|Whole)/.test(text))).toHaveLength(1);
});

test('SIM-13 what cannot be loaded is told and loaded again when the platform is back', async ({
  page,
  world,
  allowedErrors,
}) => {
  await openConsole(page, world.id, 'jobs');
  await expect(page.getByRole('table', { name: 'To be done' })).toBeVisible();
  allowedErrors.push(noAnswer);
  await page.route('**/control/graphql', (route) => route.abort());
  await expect(main(page)).toContainText('The platform does not answer.');
  await page.getByRole('link', { name: 'Ledger' }).click();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await page.unroute('**/control/graphql');
  await expect(main(page)).toContainText('entries add up');
  await expect(main(page)).not.toContainText('The platform does not answer.');
});

test('SIM-13 a story is told in a world of its own, step by step', async ({ page, world }) => {
  await openConsole(page, world.id, 'stories');
  const story = page.getByRole('region', {
    name: 'A first deposit is approved, and every open page hears of it',
  });
  await story.getByRole('button', { name: /^Tell it/ }).click();
  await expect(story).toContainText(/Told to its end in \d+ steps\./);
  await expect(story.getByRole('listitem').first()).toHaveText('wren logs in');
  await story.getByRole('link', { name: 'Look at its world' }).click();
  await expect(page.getByRole('button', { name: /CreateWorld/ })).toBeVisible();
  const [told = ''] = /w-[\da-f-]+/.exec(page.url()) ?? [];
  await controlOf(told).delete();
});

test('SIM-14 one press puts two devices of a member side by side, each logged in by itself', async ({
  page,
  world,
  context,
}) => {
  await openConsole(page, world.id, 'people/mia@magpie.test');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Two devices' }).click();
  const both = await opened;
  const devices = ['First device', 'Second device'].map((name) =>
    both.frameLocator(`iframe[title="${name}"]`).getByRole('banner'),
  );
  for (const device of devices) await expect(device).toContainText('1,000.00');
  await expect(main(page)).toContainText('Logged in by 2 sessions.');
  await world.adjustBalance('mia@magpie.test', { walletType: 'MAIN', amount: '23.40' });
  for (const device of devices) await expect(device).toContainText('1,023.40');
  const cookies = await context.cookies();
  const tokens = cookies.filter(({ name }) => name === 'access-token');
  expect(tokens.map(({ domain }) => domain).sort()).toEqual(['one.magpie.localhost', 'two.magpie.localhost']);
  expect(new Set(tokens.map(({ value }) => value)).size).toBe(2);
});
