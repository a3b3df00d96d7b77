import { expect, expectToast, refusedAnswer, test } from './support/test.ts';
import { expectSignedIn } from './support/member.ts';
import { closeWelcome, fillRegister, register } from './support/register.ts';

const long = 'a'.repeat(10_000);

test('AUTH-18 AUTH-19 AUTH-23 PWD-01 bad input is told at each field of the sign-up, and nothing typed is lost; a paste of 10,000 characters into the login is refused at the field, and stays', async ({
  page,
  world,
  allowedErrors,
}) => {
  await test.step('bad input is told at each field of the sign-up, and nothing typed is lost', async () => {
    await page.goto('/#sign-up');
    await fillRegister(page, world);
    const dialog = register(page);
    const script = '<script>window.struck = true</script>@example.com';
    const field = {
      email: dialog.getByLabel('Email', { exact: true }),
      password: dialog.getByLabel('Password', { exact: true }),
      mobile: dialog.getByLabel('Mobile number'),
      emailCode: dialog.getByRole('textbox', { name: 'Email code' }),
      smsCode: dialog.getByRole('textbox', { name: 'SMS code' }),
    };
    await field.emailCode.fill(long);
    await expect(field.emailCode).toHaveValue('aaaaaa');
    await field.emailCode.fill('12');
    await field.smsCode.fill('');
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect(dialog.getByText('Invalid Code')).toHaveCount(2);
    await expect(field.emailCode).toHaveValue('12');
    await field.email.fill(script);
    await field.password.fill(long);
    await field.mobile.fill(`04${'1'.repeat(10_000)}`);
    await dialog.getByRole('button', { name: 'Register' }).click();
    for (const words of [
      'Please enter a valid email address.',
      'Password must not exceed 20 characters.',
      'Invalid mobile number.',
    ])
      await expect(dialog.getByText(words)).toBeVisible();
    await expect(field.email).toHaveValue(script);
    await expect(field.password).toHaveValue(long);
    await expect(field.mobile).toHaveValue('04111111111111111111');
    expect(await world.operations()).not.toContain('SignUpWithEmail');
    expect(await page.evaluate(() => 'struck' in window)).toBe(false);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('a paste of 10,000 characters into the login is refused at the field, and stays', async () => {
    allowedErrors.push(refusedAnswer);
    const before = await page.evaluate(() => window.toastsSaid?.length ?? 0);
    await page.goto('/#sign-in');
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.getByLabel('Email').fill(`${long}@magpie.test`);
    await dialog.getByLabel('Password', { exact: true }).fill(long);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(dialog.getByLabel('Email')).toHaveValue(`${long}@magpie.test`);
    await dialog.getByLabel('Email').fill('mia@magpie.test');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(dialog.getByRole('button', { name: 'Login' })).toBeEnabled();
    await expect.poll(() => page.evaluate(() => window.toastsSaid?.length ?? 0)).toBeGreaterThan(before);
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(long);
    await dialog.getByLabel('Password', { exact: true }).fill('Magpie@2026');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expectSignedIn(page);
  });
});

test('codes of a sign-up that are wrong, replaced or expired are told, and the right ones still work', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await page.goto('/#sign-up');
  await fillRegister(page, world);
  const dialog = register(page);
  const [email, mobile] = ['new.player@example.com', '+61491570006'];
  const first = await world.codeFor(email);
  const send = dialog.getByRole('button', { name: 'Register' });
  await page.clock.fastForward(121_000);
  await dialog.getByRole('button', { name: 'Send again: email code' }).click();
  await expect.poll(() => world.codeFor(email)).not.toBe(first);
  await send.click();
  await expectToast(page, 'Invalid verification code. Please check your email and try again.');
  await dialog.getByRole('textbox', { name: 'Email code' }).fill(await world.codeFor(email));
  await world.advance('PT11M');
  await send.click();
  await expectToast(page, 'Registration Failed');
  await page.clock.fastForward(121_000);
  const [oldEmailCode, oldSmsCode] = [await world.codeFor(email), await world.codeFor(mobile)];
  await dialog.getByRole('button', { name: 'Send again: email code' }).click();
  await dialog.getByRole('button', { name: 'Send again: SMS code' }).click();
  await expect.poll(() => world.codeFor(email)).not.toBe(oldEmailCode);
  await expect.poll(() => world.codeFor(mobile)).not.toBe(oldSmsCode);
  await dialog.getByRole('textbox', { name: 'Email code' }).fill(await world.codeFor(email));
  await dialog.getByRole('textbox', { name: 'SMS code' }).fill(await world.codeFor(mobile));
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('Shiny$Things7');
  await send.click();
  await closeWelcome(page);
  await expectSignedIn(page);
});
