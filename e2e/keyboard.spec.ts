import type { Locator, Page } from '@playwright/test';
import { quietPage } from './support/addresses.ts';
import { moveTo } from './support/keyboard.ts';
import { expectSignedIn, gameCard, gameFrame, header, logIn, openAccountPopover } from './support/member.ts';
import { codeFor, register } from './support/register.ts';
import { expect, test } from './support/test.ts';

// Login, deposit, withdrawal, reset and the tables have theirs beside their other journeys.

const email = 'new.player@example.com';

async function typeInto(page: Page, field: Locator, words: string): Promise<void> {
  await moveTo(page, field);
  await page.keyboard.type(words);
}

async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await moveTo(page, target);
  await page.keyboard.press(key);
}

test('a keyboard alone opens an account', async ({ page, world }) => {
  await page.goto(quietPage);
  await pressOn(page, header(page).getByRole('button', { name: 'Register' }));
  const dialog = register(page);
  const code = (name: string) => dialog.getByRole('textbox', { name });
  await typeInto(page, dialog.getByLabel('Email', { exact: true }), email);
  await pressOn(page, dialog.getByRole('button', { name: 'Send code: email code' }));
  await typeInto(page, code('Email code'), await codeFor(world, email));
  await typeInto(page, dialog.getByLabel('Password', { exact: true }), 'Shiny$Things7');
  await typeInto(page, dialog.getByLabel('Mobile number'), '0491570006');
  await pressOn(page, dialog.getByRole('button', { name: 'Send code: SMS code' }));
  await typeInto(page, code('SMS code'), await codeFor(world, '+61491570006'));
  await pressOn(page, dialog.getByRole('checkbox', { name: /18 or older/ }), 'Space');
  // What is missing is said where the focus goes.
  await pressOn(page, dialog.getByRole('button', { name: 'Register' }));
  await expect(dialog.getByRole('checkbox', { name: /I accept the/ })).toBeFocused();
  await page.keyboard.press('Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Register' }));
  const welcome = page.getByRole('dialog', { name: 'Welcome bonus' });
  await pressOn(page, welcome.getByRole('button', { name: 'OK' }));
  await expect(welcome).toBeHidden();
  await expectSignedIn(page);
});

test('a keyboard alone searches, narrows, clears and opens what it found', async ({ page, enter }) => {
  await enter('mia@magpie.test');
  await page.goto('/casino');
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await typeInto(page, search, 'dingo');
  await expect(page.getByRole('heading', { name: /games? for “dingo”/ })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Clear search' }));
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.keyboard.type('moonlit');
  await expect(page.getByRole('heading', { name: /games? for “moonlit”/ })).toBeVisible();
  await pressOn(page, gameCard(page, 'Moonlit Dingo'));
  await expect(gameFrame(page, 'Moonlit Dingo').getByRole('button', { name: 'Spin' })).toBeVisible();
});

test('a keyboard alone goes through the account area and out of it', async ({ page }) => {
  await page.goto(quietPage);
  await logIn(page, 'mia@magpie.test');
  const popover = await openAccountPopover(page);
  await pressOn(page, popover.getByRole('button', { name: 'Personal Center' }));
  const area = page.getByRole('main');
  await expect(area.getByRole('heading', { name: 'Personal details' })).toBeVisible();
  await moveTo(page, area.getByRole('tab', { name: 'Personal details' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(area.getByRole('tab', { name: 'Achievements' })).toHaveAttribute('aria-selected', 'true');
  await moveTo(page, area.getByRole('link', { name: 'Change password' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(area.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await typeInto(page, area.getByLabel('New password', { exact: true }), 'short');
  await page.keyboard.press('Enter');
  await expect(area.getByLabel('Old password', { exact: true })).toBeFocused();
});
