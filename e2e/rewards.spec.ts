import type { Page } from '@playwright/test';
import { gameFrame } from './support/member.ts';
import { activateBonus, cancelBonus, cardOf, openSection } from './steps/rewards.ts';
import { expect, expectToast, test } from './support/test.ts';

// A Monday in Sydney, after a week in which Ella, who gets 2 %, lost 180 dollars.
test.use({ worldInput: { now: '2032-11-22T01:00:00.000Z', frozen: true } });

/** What a card offers, by the names of its buttons and links. */
async function offeredBy(page: Page, name: string): Promise<string[]> {
  const card = cardOf(page, name);
  await expect(card).toBeVisible();
  const all = [...(await card.getByRole('button').all()), ...(await card.getByRole('link').all())];
  return (await Promise.all(all.map((each) => each.innerText()))).filter((text) => text !== '').sort();
}

test('BONUS-20 the account offers what the public pages offer: details, activate, cancel, play and claim, in one list too', async ({
  page,
  enter,
}) => {
  await enter('ella@magpie.test');
  await page.goto('/promotions');
  expect(await offeredBy(page, 'Reload Gift')).toEqual(['Activate', 'Read More']);
  await openSection(page, 'consumable-bonuses');
  expect(await offeredBy(page, 'Reload Gift')).toEqual(['Activate', 'Details']);
  await activateBonus(page, 'Reload Gift');

  await openSection(page, 'active-bonus');
  await cancelBonus(page, cardOf(page, 'Reload Gift'));

  await openSection(page, 'freespin-bonus');
  const spins = cardOf(page, 'Twenty under the Moon');
  await spins.getByRole('button', { name: 'Play Moonlit Dingo' }).click();
  await gameFrame(page, 'Moonlit Dingo').getByRole('button', { name: 'Spin' }).click();
  await page.getByRole('dialog', { name: 'Moonlit Dingo' }).getByRole('button', { name: 'Back' }).click();
  await expect(spins).toContainText('19 of 20 left');

  await page.goto('/cashbacks');
  const claims = await offeredBy(page, 'Monday Cashback');
  expect(claims).toContain('Claim');
  await openSection(page, 'cashback');
  expect(await offeredBy(page, 'Monday Cashback')).toEqual(claims);
  await page.getByRole('link', { name: /^Rewards \d+ to claim$/ }).click();
  const ready = page.getByRole('list', { name: 'Ready for you' });
  const cashback = ready.getByRole('article', { name: 'Monday Cashback' });
  await expect(ready.getByRole('article', { name: 'Twenty under the Moon' })).toContainText('19 of 20 left');
  await cashback.getByRole('button', { name: 'Claim' }).click();
  await expectToast(page, 'Cashback claimed successfully');
  await expect(cashback).toHaveCount(0);
});
