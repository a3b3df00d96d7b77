import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { ports } from './support/addresses.ts';
import { expectBalance } from './support/cashier.ts';
import { controlOf } from './support/control.ts';
import { keepMoment, openingCommand } from './support/failure.ts';
import { expectSignedIn, expectSignedOut } from './support/member.ts';
import { expect, test } from './support/test.ts';

// A Saturday at noon in Sydney, of a year that no device shows yet.
const NOON = '2032-11-20T01:00:00.000Z';
test.use({ worldInput: { now: NOON, frozen: true } });

const root = new URL('..', import.meta.url).pathname;
const run = promisify(execFile);

/** Somebody else's browser at an address, with the world that it came into, which is removed at the end. */
async function elsewhere(
  browser: Browser,
  address: string,
  look: (page: Page) => Promise<void>,
): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForURL((url) => url.search !== new URL(address).search);
  const world = await page.evaluate(() => sessionStorage.getItem('magpie.world'));
  expect(world).not.toBeNull();
  await look(page);
  await context.close();
  await controlOf(world ?? '').delete();
  return world ?? '';
}

test('SIM-09 a link brings somebody else the world, its clock, the person and the page, as often as it is opened', async ({
  world,
  browser,
}) => {
  await world.adjustBalance('ella@magpie.test', { walletType: 'MAIN', amount: '25.50' });
  const link = await world.share('ella@magpie.test', '/personal-center?tab=profile');
  await world.adjustBalance('ella@magpie.test', { walletType: 'MAIN', amount: '1.00' });
  await world.advance('P1D');
  const look = async (page: Page) => {
    await expectSignedIn(page);
    expect(new URL(page.url()).search).toBe('?tab=profile');
    await expect(page.getByText('It is Saturday 12:00 pm there.')).toBeVisible();
  };
  const first = await elsewhere(browser, link, look);
  const second = await elsewhere(browser, link, look);
  expect(new Set([world.id, first, second]).size).toBe(3);
});

test('SIM-04 a journey leaves its world as a file that one command opens as the same person at the same page', async ({
  page,
  world,
  enter,
  browser,
}, testInfo) => {
  await world.adjustBalance('mia@magpie.test', { walletType: 'MAIN', amount: '25.50' });
  await enter('mia@magpie.test');
  await page.goto('/support/about-us?from=journey');
  await expectBalance(page, 'A$1,025.50');
  const file = testInfo.outputPath('left.magpie-world');
  await keepMoment(page, world.id, file);
  await world.adjustBalance('mia@magpie.test', { walletType: 'MAIN', amount: '1.00' });
  const [, ...words] = openingCommand(file).split(' -- ').join(' ').split(' ');
  expect(words.slice(0, 4)).toEqual(['run', 'mock', 'world', 'open']);
  const { stdout } = await run(process.execPath, ['tools/src/mock/main.ts', ...words.slice(2)], {
    cwd: root,
    env: { ...process.env, API_PORT: String(ports.platform), BROWSER: 'none' },
  });
  const link = /http\S+$/m.exec(stdout)?.[0] ?? '';
  await elsewhere(browser, link, async (other) => {
    await expectSignedIn(other);
    await expectBalance(other, 'A$1,025.50');
    expect(new URL(other.url()).pathname + new URL(other.url()).search).toBe(
      '/support/about-us?from=journey',
    );
  });
});

test('SIM-09 a link that leads nowhere says so and logs nobody in', async ({ page, allowedErrors }) => {
  allowedErrors.push(/400|404/);
  await page.goto('/?moment=never-kept');
  await expect(page.getByText("There is no moment 'never-kept'.")).toBeVisible();
  await expectSignedOut(page);
});
