import type { Locator, Page } from '@playwright/test';
import { quietPage } from './support/addresses.ts';
import { expect, expectAccessible, expectToast, refusedAnswer, test } from './support/test.ts';
import { moveTo } from './support/keyboard.ts';
import { expectSignedIn, fillLogin, header, logIn, seededPassword } from './support/member.ts';
import type { WorldControl } from './support/control.ts';
import { choosePassword, codeForm, newPasswordForm, tryCode } from './steps/passwords.ts';

const mia = 'mia@magpie.test';
const next = 'Fresh$Start9';

const codeField = (page: Page): Locator => codeForm(page).getByRole('textbox', { name: 'Verification code' });

/** Asks for a reset code through the login. */
async function askForCode(page: Page): Promise<void> {
  await page.goto(quietPage);
  await header(page).getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Reset' }).click();
  const forgot = page.getByRole('form', { name: 'Forgot Password' });
  await forgot.getByLabel('Email').fill(mia);
  await forgot.getByRole('button', { name: 'Send code' }).click();
  await expect(codeForm(page)).toBeVisible();
}

/** A code that is certainly not the one that was sent. */
const wrong = (code: string, by = 1) => code.replace(/^\d/, (digit) => String((Number(digit) + by) % 10));

/** The other code after it was requested: never the one before. */
async function requestNewCode(page: Page, world: WorldControl): Promise<string> {
  await codeForm(page).getByRole('button', { name: 'Request new Verification Code' }).click();
  await expect(codeForm(page).getByRole('button', { name: 'Verify Code' })).toBeEnabled();
  return world.codeFor(mia);
}

test('PWD-10 PWD-11 PWD-12 PWD-16 three wrong codes close the way until a new code was requested after 120 seconds; one that expires between the steps changes nothing and leads back to a new one, a code that has expired by the platform’s clock is refused, and so is an old one after a new one', async ({
  page,
  world,
}) => {
  const asked = Date.now();
  await page.clock.setFixedTime(asked);
  await test.step('three wrong codes close the way until a new code was requested after 120 seconds', async () => {
    await askForCode(page);
    const countdown = codeForm(page).getByRole('timer');
    await expect(countdown).toHaveText('2:00');
    const code = await world.codeFor(mia);
    for (const by of [1, 2, 3]) {
      await expect(codeForm(page).getByRole('button', { name: 'Verify Code' })).toBeEnabled();
      await tryCode(page, wrong(code, by));
      await expectToast(page, 'Password Reset Error');
      await expectToast(page, 'Invalid verification code.');
    }
    await expect(codeForm(page).getByRole('button', { name: 'Verify Code' })).toBeDisabled();
    await expectAccessible(page);
    // The page follows the platform's clock, which has gone on by what the steps so far have taken.
    await page.clock.setFixedTime(asked + 90_000);
    await expect(countdown).toHaveText(/^0:(30|[012]\d)$/);
    await expect(page.getByRole('button', { name: 'Request new Verification Code' })).toBeHidden();
    await page.clock.setFixedTime(asked + 120_000);
    const fresh = await requestNewCode(page, world);
    await tryCode(page, fresh);
    await expectToast(page, 'Verification Successful');
    await expect(newPasswordForm(page)).toBeVisible();
  });
  await test.step('a code that expires between the steps changes nothing and leads back to a new one', async () => {
    await world.advance('PT121S');
    await choosePassword(page, next);
    await expectToast(page, 'Password Reset Error');
    await expect(codeForm(page)).toBeVisible();
    await expect(newPasswordForm(page)).toBeHidden();
  });
  await test.step('a code that has expired is refused, and so is an old one after a new one', async () => {
    await page.clock.setFixedTime(asked + 250_000);
    const first = await requestNewCode(page, world);
    await world.advance('PT121S');
    await tryCode(page, first);
    await expectToast(page, 'Invalid verification code.');
    await expect(newPasswordForm(page)).toBeHidden();
    await page.clock.setFixedTime(asked + 380_000);
    const second = await requestNewCode(page, world);
    expect(second).not.toBe(first);
    await tryCode(page, first);
    await expect(codeForm(page)).toBeVisible();
    await tryCode(page, second);
    await expect(newPasswordForm(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await logIn(page, mia, seededPassword);
  });
});

test('PWD-13 PWD-20 PWD-21 the whole reset with the keyboard only; a used code is not taken again', async ({
  page,
  world,
  allowedErrors,
}) => {
  allowedErrors.push(refusedAnswer);
  await page.goto('/#sign-in');
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login).toBeVisible();
  await moveTo(page, login.getByRole('button', { name: 'Reset' }));
  await page.keyboard.press('Enter');
  const email = page.getByRole('form', { name: 'Forgot Password' }).getByLabel('Email');
  await moveTo(page, email);
  await page.keyboard.type(mia);
  await page.keyboard.press('Enter');
  await expect(codeForm(page)).toBeVisible();
  const code = await world.codeFor(mia);
  await moveTo(page, codeField(page));
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(newPasswordForm(page)).toBeVisible();
  await moveTo(page, newPasswordForm(page).getByLabel('New password', { exact: true }));
  await page.keyboard.type(next);
  await moveTo(page, newPasswordForm(page).getByLabel('Confirm new password'));
  await page.keyboard.type(`${next}!`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passwords must match.')).toBeVisible();
  await moveTo(page, newPasswordForm(page).getByLabel('Confirm new password'));
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Password Changed Successfully');
  await expect(login).toBeVisible();
  await fillLogin(page, mia, seededPassword);
  await expectToast(page, 'invalid credentials');

  await askForCode(page);
  const fresh = await world.codeFor(mia);
  await tryCode(page, code === fresh ? wrong(code) : code);
  await expectToast(page, 'Password Reset Error');
  await expect(newPasswordForm(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await logIn(page, mia, next);
});

test('PWD-06 PWD-07 PWD-08 the three steps fit a phone @mobile', async ({ page, world }) => {
  await askForCode(page);
  await expectAccessible(page);
  await tryCode(page, await world.codeFor(mia));
  await expect(newPasswordForm(page)).toBeVisible();
  await expectAccessible(page);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(wide, 'whether the page can be moved sideways').toBe(false);
  await choosePassword(page, next);
  await fillLogin(page, mia, next);
  await expectSignedIn(page);
});
