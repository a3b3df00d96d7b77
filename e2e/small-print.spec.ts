import type { Page } from '@playwright/test';
import { quietPage } from './support/addresses.ts';
import { header } from './support/member.ts';
import { register, startRegister } from './support/register.ts';
import { expect, expectAccessible, test } from './support/test.ts';

async function readAndClose(page: Page, name: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toContainText(words);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('PUSH-16 the terms of a sign-up, of a jackpot and of a tournament, and a message, open above what asks for them', async ({
  page,
  enter,
}) => {
  const form = await startRegister(page);
  await form.getByRole('button', { name: 'terms and conditions' }).click();
  await readAndClose(page, 'Terms and Conditions', 'You must be 18 years or older.');
  await expect(register(page).getByLabel('Email', { exact: true })).toHaveValue('new.player@example.com');

  await page.goto('/jackpot');
  await page.getByRole('button', { name: 'Rules of Southern Cross' }).click();
  await readAndClose(page, 'Southern Cross: rules', 'One win pays 80% of the pool.');
  await page.goto('/tournament');
  await page.getByRole('button', { name: 'Terms of Spin Round the Bay' }).click();
  await readAndClose(page, 'Spin Round the Bay: terms', 'Bonus money and free spins do not count.');

  await enter('mia@magpie.test');
  await page.goto(quietPage);
  await header(page)
    .getByRole('button', { name: /^Messages/ })
    .click();
  await page.getByRole('button', { name: /^Cashback every Monday/ }).click();
  const inbox = page.getByRole('dialog', { name: 'Messages' });
  await expect(inbox.getByRole('button', { name: 'All messages' })).toBeVisible();
  await expect(inbox).toContainText('Claim it on Mondays from My Account.');
});
