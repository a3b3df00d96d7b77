import type { Page, Request } from '@playwright/test';
import { quietPage } from './support/addresses.ts';
import { expect, expectAccessible, expectToast, noAnswer, refusedAnswer, test } from './support/test.ts';
import { stored } from './support/browser-state.ts';
import { moveTo } from './support/keyboard.ts';
import {
  accountButton,
  expectSignedIn,
  expectSignedOut,
  fillLogin,
  header,
  openAccountPopover,
} from './support/member.ts';
import { closeWelcome, codeFor, fillRegister, finishRegister, register } from './support/register.ts';
import { logOut } from './support/tabs.ts';
import { configure } from './support/site.ts';

const withTelegram = { brandSettings: { telegramEnabled: true } };
const withGoogle = { captcha: { provider: 'recaptcha' } };

test('AUTH-39 AUTH-40 a brand with Telegram signs in and up by a number and a code', async ({
  page,
  world,
}) => {
  await configure(page, withTelegram);
  await page.goto('/#sign-up');
  const dialog = register(page);
  await dialog.getByRole('button', { name: 'Continue with Telegram' }).click();
  await dialog.getByLabel('Mobile number').fill('0491570006');
  await dialog.getByRole('button', { name: 'Send code: Telegram code' }).click();
  await expectToast(page, 'Verification Code Sent');
  await dialog.getByRole('textbox', { name: 'Telegram code' }).fill(await codeFor(world, '+61491570006'));
  await finishRegister(page);

  await logOut(page);
  await header(page).getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByRole('button', { name: 'Continue with Telegram' }).click();
  await login.getByLabel('Mobile number').fill('0491570006');
  await world.setFault({ catalogue: 'TELEGRAM_CODE_NOT_SENT', times: 1 });
  await login.getByRole('button', { name: 'Send code: Telegram code' }).click();
  await expectToast(page, 'Code Not Sent');
  await expectToast(page, 'Too many codes were requested. Please try again later.');
  const before = await world.codeFor('+61491570006');
  await login.getByRole('button', { name: 'Send code: Telegram code' }).click();
  // The toast of the sign-up has said the same: only another code shows that one was sent now.
  await expect.poll(() => world.codeFor('+61491570006')).not.toBe(before);
  const code = await world.codeFor('+61491570006');
  const field = login.getByRole('textbox', { name: 'Telegram code' });
  await field.fill(before);
  await login.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Invalid verification code.');
  await expect(login.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy', 'true');
  await expectSignedOutBehind(page);
  await field.fill(code);
  await login.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Successfully logged in.');
  await expectSignedIn(page);
});

test('AUTH-06 AUTH-07 AUTH-09 a brand with all login modes signs in by mobile and by username', async ({
  page,
  world,
}) => {
  await configure(page, { brandSettings: { loginModes: ['EMAIL', 'MOBILE', 'USERNAME'] } });
  await page.goto('/#sign-in');
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByRole('radio', { name: 'Mobile' }).click();
  await login.getByLabel('Mobile number').fill('0491570156');
  await login.getByRole('button', { name: 'Send code: SMS code' }).click();
  await expectToast(page, 'Verification Code Sent');
  await login.getByRole('textbox', { name: 'SMS code' }).fill(await codeFor(world, '+61491570156'));
  await expectAccessible(page);
  const byMobile = page.waitForRequest('**/authenticate?*');
  await login.getByRole('button', { name: 'Login' }).click();
  const request = await byMobile;
  expect([request.method(), new URL(request.url()).search]).toEqual(['POST', '?ttl=7776000']);
  await expectSignedIn(page);
  const popover = await openAccountPopover(page);
  await expect(popover.getByText('mia@magpie.test')).toBeVisible();
  await popover.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);

  await header(page).getByRole('button', { name: 'Login' }).click();
  await login.getByRole('radio', { name: 'Username' }).click();
  await login.getByRole('textbox', { name: 'Username' }).fill('mia@magpie.test');
  await login.getByLabel('Password', { exact: true }).fill('Magpie@2026');
  const byName = page.waitForRequest('**/authenticate');
  await login.getByRole('button', { name: 'Login' }).click();
  expect((await byName).method()).toBe('GET');
  await expectSignedIn(page);
});

test('AUTH-16 AUTH-40 Telegram is not offered by default, and a press on a country counts as soon as the picker shows, however often', async ({
  page,
}) => {
  await page.goto('/#sign-in');
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Telegram' })).toBeHidden();
  await login.getByRole('button', { name: 'Create an account' }).click();
  const dialog = register(page);
  await expect(dialog.getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Telegram' })).toBeHidden();
  const picked = (name: string) => dialog.getByRole('button', { name: `Country code: ${name}` });
  await expect(picked('AU +61, Australia')).toBeVisible();
  for (let turn = 0; turn < 6; turn += 1) {
    await picked('AU +61, Australia').click();
    await page.getByRole('option', { name: 'New Zealand' }).click();
    await picked('NZ +64, New Zealand').click();
    await page.getByRole('option', { name: 'Australia' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose a country' })).toBeHidden();
  }
  await picked('AU +61, Australia').click();
  await page.getByRole('option', { name: 'Australia' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose a country' })).toBeHidden();
  expect(await page.evaluate(() => window.scrollY), 'the page behind stays where it was').toBe(0);
});

/** The visitor's header, which a modal keeps from those who look for buttons by their names. */
async function expectSignedOutBehind(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Account', exact: true, includeHidden: true })).toHaveCount(
    0,
  );
}

const captchaOf = (request: Request): unknown => {
  const { variables } = request.postDataJSON() as { variables: { input: { captcha: unknown } } };
  return variables.input.captcha;
};

/** Puts a stand-in in the place of Google's script. Answers the addresses that are asked for. */
async function standInForGoogle(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route('https://www.google.com/recaptcha/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: `window.captchaAsked = [];
        window.grecaptcha = {
          ready: (callback) => callback(),
          execute: (key, { action }) => {
            window.captchaAsked.push([key, action]);
            return Promise.resolve('stand-in.' + action + '.' + crypto.randomUUID());
          },
        };`,
    });
  });
  return asked;
}

test('AUTH-30 AUTH-31 AUTH-32 AUTH-33 where Google cannot be reached no sign-up is sent and the form keeps its values; a site with its captcha sends a new token of it with each sign-up', async ({
  page,
  world,
  allowedErrors,
}) => {
  const lost: string[] = [];
  await configure(page, withGoogle);
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  await page.goto('/#sign-up');
  await fillRegister(page, world);
  expect(lost, 'loaded before it is needed').toEqual([]);
  await test.step('where Google cannot be reached no sign-up is sent, and the form keeps its values', async () => {
    allowedErrors.push(noAnswer);
    await register(page).getByRole('button', { name: 'Register' }).click();
    await expectToast(page, 'Registration Failed');
    await expectToast(page, 'Unable to create your account. Please try again.');
    expect(await world.operations()).not.toContain('SignUpWithEmail');
    await expect(register(page).getByLabel('Email', { exact: true })).toHaveValue('new.player@example.com');
    await expect(register(page).getByRole('checkbox', { name: /18 or older/ })).toBeChecked();
    allowedErrors.pop();
  });
  await test.step('a site with Google’s captcha sends a new token of it with each sign-up', async () => {
    const tokens: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('SignUpWithEmail')) tokens.push(captchaOf(request));
    });
    const asked = await standInForGoogle(page);
    await world.setConfig({ captchaMode: 'REFUSE' });
    await register(page).getByRole('button', { name: 'Register' }).click();
    await expectToast(page, 'Registration Failed');
    await world.setConfig({ captchaMode: 'ACCEPT' });
    await register(page).getByRole('button', { name: 'Register' }).click();
    await closeWelcome(page);
    await expectSignedIn(page);
    expect(asked).toEqual(['https://www.google.com/recaptcha/api.js?render=magpie-captcha-default']);
    expect(await page.evaluate(() => Reflect.get(window, 'captchaAsked') as unknown)).toEqual([
      ['magpie-captcha-default', 'submit'],
      ['magpie-captcha-default', 'submit'],
    ]);
    expect(tokens).toHaveLength(2);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^stand-in\.submit\./);
  });
});

test('AUTH-01 AUTH-02 a member logs in with the keyboard only, is remembered, opens the account and logs out', async ({
  page,
}) => {
  await page.goto(quietPage);
  await moveTo(page, header(page).getByRole('button', { name: 'Login' }));
  await page.keyboard.press('Enter');
  const login = page.getByRole('dialog', { name: 'Login' });
  await moveTo(page, login.getByLabel('Email'));
  await page.keyboard.type('mia@magpie.test');
  await moveTo(page, login.getByLabel('Password', { exact: true }));
  await page.keyboard.type('Magpie@2026');
  await moveTo(page, login.getByRole('checkbox', { name: 'Remember me' }));
  await page.keyboard.press('Space');
  await moveTo(page, login.getByRole('button', { name: 'Login' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Successfully logged in.');
  await expectSignedIn(page);
  expect(await stored(page, 'remember-me')).toBe('{"enabled":true,"username":"mia@magpie.test"}');
  await moveTo(page, accountButton(page));
  await page.keyboard.press('Enter');
  const logout = page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' });
  await expect(logout).toBeVisible();
  await moveTo(page, logout);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Successfully logged out.');
});

test('AUTH-05 a refused login keeps beside the form what helps, and whoever is shut out is told who listens', async ({
  page,
  world,
  allowedErrors,
}) => {
  allowedErrors.push(refusedAnswer);
  await page.goto('/#sign-in');
  const login = page.getByRole('dialog', { name: 'Login' });
  const help = login.getByRole('group', { name: 'Why the login failed' });
  const helplines = help.getByRole('link');
  await test.step('a wrong password: the reset and the support, when the toast is long gone', async () => {
    await fillLogin(page, 'mia@magpie.test', 'Wrong@2026');
    await expectToast(page, 'invalid credentials');
    await expect(page.locator('[data-part=toaster] [data-part=title]')).toHaveCount(0);
    await expect(help).toContainText('Check them, or choose a new password.');
    await expect(helplines).toHaveCount(0);
    await expectAccessible(page);
    await help.getByRole('button', { name: 'Contact support' }).click();
    const support = page.getByRole('dialog', { name: 'Contact Us' });
    await expect(support).toBeVisible();
    await support.getByRole('button', { name: 'Close' }).click();
    await expect(help).toBeVisible();
    await help.getByRole('button', { name: 'Reset your password' }).click();
    await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  });
  await test.step('an account that is shut, by its member or by us: the helplines of both countries', async () => {
    await world.setMember('noah@magpie.test', { status: 'SUSPENDED' });
    for (const email of ['finn@magpie.test', 'noah@magpie.test']) {
      await page.goto('/');
      await page.goto('/#sign-in');
      await fillLogin(page, email);
      await expectToast(page, 'Member Not Enabled');
      await expect(helplines).toHaveText(['1800 858 858', '0800 654 655']);
      await expect(help.getByRole('button')).toHaveText(['Contact support']);
    }
    await expectAccessible(page);
  });
});

test('AUTH-13 AUTH-14 AUTH-27 a visitor registers on a phone @mobile', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/#sign-up');
  await fillRegister(page, world);
  await expectAccessible(page);
  const dialog = register(page);
  const isTooWide = await dialog.evaluate((box) => box.scrollWidth > box.clientWidth);
  expect(isTooWide, 'whether the form can be moved sideways').toBe(false);
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog).toBeHidden();
  await closeWelcome(page);
  await expect(accountButton(page)).toBeVisible();
});
