import type { Page } from '@playwright/test';
import { codeForm, newPasswordForm, tryCode } from './steps/passwords.ts';
import { openConsole } from './steps/console.ts';
import { addresses } from './support/addresses.ts';
import { command } from './support/commands.ts';
import { controlOf } from './support/control.ts';
import { expectSignedIn, openReset } from './support/member.ts';
import { expect, test } from './support/test.ts';

// A Saturday at noon in Sydney: the next Monday is a claim day of Ella's.
test.use({ worldInput: { now: '2032-11-20T01:00:00.000Z' } });

const cashback = (page: Page) => page.getByRole('article', { name: 'Monday Cashback' });

test('SIM-13 the first minute of the docs can be walked in one go, in the console, the web app and the shell', async ({
  page,
  world,
  context,
  browser,
}) => {
  const run = (...line: string[]) => command(...line, '--world', world.id);
  const opened = context.waitForEvent('page');
  await openConsole(page, world.id);
  await page
    .getByRole('row', { name: /Ella Marchetti/ })
    .getByRole('button', { name: /^Log in/ })
    .click();
  const app = await opened;
  await expectSignedIn(app);

  await test.step('travel in time', async () => {
    await app.getByRole('navigation').getByRole('link', { name: 'Cashbacks' }).first().click();
    await expect(cashback(app)).toContainText('Not claimable yet');
    expect(await run('clock', 'jump', 'monday')).toContain('2032-11-21T');
    await expect(cashback(app)).toContainText('Claimable today');
    await expect(page.getByRole('banner')).toContainText('Mon, 22 Nov 2032');
    expect(await run('jobs', '--last', '5')).toContain('CLOSE_CASHBACK_DAYS');
  });

  await test.step('read a code', async () => {
    const other = await browser.newContext();
    const reset = await other.newPage();
    await reset.goto(`/?world=${world.id}`);
    await openReset(reset);
    await reset.getByRole('textbox', { name: 'Email' }).fill('mia@magpie.test');
    await reset.getByRole('button', { name: 'Send code' }).click();
    await expect(codeForm(reset)).toBeVisible();
    const [code = ''] = /\b\d{6}\b/.exec(await run('mailbox', 'mia@magpie.test', '--last', '1')) ?? [];
    await tryCode(reset, code);
    await expect(newPasswordForm(reset)).toBeVisible();
    await other.close();
  });

  await test.step('force an error', async () => {
    await run('fault', 'set', 'maintenance_mode', '--operation', 'MyBonuses', '--times', '1');
    await expect(page.getByRole('main')).toContainText('MAINTENANCE_MODE');
    await app.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click();
    await expect(app).toHaveURL('/under-maintenance');
    await expect(page.getByRole('button', { name: 'End it' })).toBeHidden();
  });

  await test.step('ask why, and share the moment', async () => {
    expect(await run('why', 'mia@magpie.test', 'balance')).toContain('1000.00');
    const shared = await run(
      'moment',
      'share',
      'look',
      '--member',
      'ella@magpie.test',
      '--page',
      '/cashbacks',
    );
    const [link = ''] = /http\S+moment=look/.exec(shared) ?? [];
    expect(new URL(link).origin).toBe(new URL(addresses.web).origin);
    const other = await browser.newContext();
    const look = await other.newPage();
    await look.goto(link);
    await look.waitForURL((url) => url.pathname === '/cashbacks');
    await expectSignedIn(look);
    const made = await look.evaluate(() => sessionStorage.getItem('magpie.world'));
    await other.close();
    await controlOf(made ?? '').delete();
    await command('moment', 'delete', 'look');
  });
});
