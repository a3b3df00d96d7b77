import type { Page } from '@playwright/test';
import { openConsole } from './steps/console.ts';
import { expectBalance } from './support/cashier.ts';
import { controlOf } from './support/control.ts';
import { expectSignedIn } from './support/member.ts';
import { expect, test } from './support/test.ts';

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Moments' }).getByRole('row').filter({ hasText: name });

/** Where a link led to, with the world that was made for it, which is removed at the end. */
async function arrived(opening: Promise<Page>, look: (app: Page) => Promise<void>): Promise<void> {
  const app = await opening;
  await app.waitForURL((url) => !url.searchParams.has('moment'));
  await look(app);
  const world = await app.evaluate(() => sessionStorage.getItem('magpie.world'));
  expect(world).not.toBeNull();
  await app.close();
  await controlOf(world ?? '').delete();
}

test('SIM-09 a moment is shared in the console, opened, copied as a link, saved as a file, brought in again and deleted', async ({
  page,
  world,
  context,
}, testInfo) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.adjustBalance('ella@magpie.test', { walletType: 'MAIN', amount: '25.50' });
  const name = `of-${world.id}`.slice(0, 40);
  await openConsole(page, world.id, 'moments');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Who is logged in' }).selectOption('Ella Marchetti');
  await page.getByRole('textbox', { name: 'Page' }).fill('/cashbacks');
  await page.getByRole('button', { name: 'Share' }).click();
  const row = rowOf(page, name);
  await expect(row).toContainText('mem_ella /cashbacks');
  await world.adjustBalance('ella@magpie.test', { walletType: 'MAIN', amount: '1.00' });

  const asElla = async (app: Page) => {
    await expectSignedIn(app);
    await expectBalance(app, 'A$555.50');
    expect(new URL(app.url()).pathname).toBe('/cashbacks');
  };
  const opened = context.waitForEvent('page');
  await row.getByRole('link', { name: `Open ${name}` }).click();
  await arrived(opened, asElla);

  await row.getByRole('button', { name: `Copy the link of ${name}` }).click();
  await expect(page.getByText('It is on the clipboard.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await arrived(Promise.resolve(other), asElla);

  const downloading = page.waitForEvent('download');
  await row.getByRole('link', { name: `File of ${name}` }).click();
  const saved = testInfo.outputPath(`${name}.magpie-world`);
  await (await downloading).saveAs(saved);
  const remove = async () => {
    await row.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toBeHidden();
  };
  await remove();
  await page.getByLabel('File of a moment').setInputFiles(saved);
  await expect(row).toContainText('mem_ella /cashbacks');
  await remove();
});
