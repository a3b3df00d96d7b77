import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { enter } from '#testing/enter.ts';
import { Refusal } from '#testing/fake-platform.ts';
import { answeredConfig } from '#testing/sample-config.ts';
import { answeredCountryCodes } from '#testing/session-setting.ts';
import {
  askForEmailCode,
  askForSmsCode,
  box,
  button,
  eachInFreshBrowser,
  field,
  fillIn,
  noField,
  openRegister,
} from '../testing/open-register.tsx';

async function chooseNewZealand(user: UserEvent) {
  await user.click(button('Country code: AU +61, Australia'));
  await user.click(await screen.findByRole('option', { name: /New Zealand/ }));
}

eachInFreshBrowser();

describe('the register modal', () => {
  it('AUTH-13 has email, password, both codes, the number with its country, three boxes and "Register"', async () => {
    const { user } = openRegister();
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
    expect(button('Country code: AU +61, Australia')).toBeDefined();
    expect(box(/terms and conditions/).checked).toBe(false);
    expect(box(/18 or older/).checked).toBe(false);
    expect(box(/offers/).checked).toBe(false);
    expect(button('Register')).toBeDefined();
    await askForEmailCode(user);
    await askForSmsCode(user);
    expect(field('Email code')).toBeDefined();
    expect(field('SMS code')).toBeDefined();
  });

  it('leads to the first field that is wrong, in the order in which they stand', async () => {
    const { user } = openRegister();
    await user.click(button('Register'));
    await waitFor(() => {
      expect(document.activeElement).toBe(field('Email'));
    });
    await enter(user, field('Email'), 'new.player@example.com');
    await enter(user, screen.getByLabelText('Password'), 'Sturdy-pass-1');
    await user.click(button('Register'));
    // Its code was not sent: that is said at the address.
    await waitFor(() => {
      expect(document.activeElement).toBe(field('Email'));
    });
  });

  it('AUTH-14 asks for the email code first, then the SMS code; each field appears only after its code was sent', async () => {
    const { user, fake } = openRegister();
    noField('Email code');
    noField('SMS code');
    expect(button('Send code: SMS code').getAttribute('aria-disabled')).toBe('true');
    await askForEmailCode(user);
    expect(fake.variablesOf('SendEmailVerificationCode')).toEqual([
      { action: 'REGISTER', email: 'new.player@example.com' },
    ]);
    noField('SMS code');
    expect(button('Send code: SMS code').getAttribute('aria-disabled')).toBeNull();
    await askForSmsCode(user);
    expect(fake.variablesOf('SendSmsOtpCode')).toEqual([{ mobileNumber: '+61412345678' }]);
  });

  it('AUTH-14 shows no field for a code that could not be sent', async () => {
    const { user } = openRegister({
      SendEmailVerificationCode: () => {
        throw new Refusal('ACCOUNT_EXISTS', 'There is an account with this address.');
      },
    });
    await enter(user, field('Email'), 'new.player@example.com');
    await user.click(button('Send code: email code'));
    await screen.findByText('Verification Code Not Sent');
    noField('Email code');
    expect(button('Send code: SMS code').getAttribute('aria-disabled')).toBe('true');
  });

  it('AUTH-15 disables sending again while a countdown of 120 seconds runs, one for each code', async () => {
    const { user, fake } = openRegister();
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await askForEmailCode(user);
    expect(button('Send again: email code').getAttribute('aria-disabled')).toBe('true');
    await pass(60_000);
    await askForSmsCode(user);
    await pass(55_000);
    expect(button('Send again: email code').getAttribute('aria-disabled')).toBe('true');
    await pass(6_000);
    expect(button('Send again: email code').getAttribute('aria-disabled')).toBeNull();
    expect(button('Send again: SMS code').getAttribute('aria-disabled')).toBe('true');
    await pass(60_000);
    expect(button('Send again: SMS code').getAttribute('aria-disabled')).toBeNull();
    await user.click(button('Send again: email code'));
    await waitFor(() => {
      expect(fake.variablesOf('SendEmailVerificationCode')).toHaveLength(2);
    });
    expect(button('Send again: email code').getAttribute('aria-disabled')).toBe('true');
  });

  it('AUTH-16 offers only AU and NZ in the phone picker', async () => {
    const { user } = openRegister();
    await user.click(button('Country code: AU +61, Australia'));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      expect.stringContaining('Australia'),
      expect.stringContaining('New Zealand'),
    ]);
    await user.click(screen.getByRole('option', { name: /New Zealand/ }));
    expect(button('Country code: NZ +64, New Zealand')).toBeDefined();
  });

  it.each([
    ['NZ', 'Country code: NZ +64, New Zealand'],
    ['AU', 'Country code: AU +61, Australia'],
    ['US', 'Country code: AU +61, Australia'],
  ])('CONF-13 the phone picker starts by the detected country %s', async (detected, name) => {
    const { fake } = openRegister({
      PhoneCountries: () => ({
        countryCodes: answeredCountryCodes,
        autoDetectUserCountryCode: detected,
      }),
    });
    await waitFor(() => {
      expect(fake.variablesOf('PhoneCountries')).toHaveLength(1);
    });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(await screen.findByRole('button', { name })).toBeDefined();
  });

  it('changing the email address changes nothing else of what was filled in', async () => {
    const { user } = openRegister();
    await fillIn(user);
    await user.clear(field('Email'));
    await enter(user, field('Email'), 'other.player@example.com');
    expect([field('SMS code').value, field('Mobile number').value]).toEqual(['654321', '0412345678']);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Harbour#2026!');
    expect([box(/terms and conditions/).checked, box(/18 or older/).checked]).toEqual([true, true]);
  });

  it('AUTH-16 CONF-15 offers of AU and NZ those that the platform takes, and can be searched', async () => {
    const { user } = openRegister({
      PhoneCountries: () => ({
        countryCodes: [
          ...answeredCountryCodes.slice(1),
          { __typename: 'CountryCodeEntry', country: 'Norway', countryCode: 'NO' },
        ],
        autoDetectUserCountryCode: 'AU',
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Country code: NZ +64, New Zealand' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'New Zealand+64',
    ]);
    await user.type(screen.getByRole('combobox', { name: 'Search countries' }), 'austr');
    expect(await screen.findByText('No countries found.')).toBeDefined();
  });

  it('CONF-15 tells that the countries could not be loaded, and loads them again', async () => {
    const { user, fake } = openRegister({
      PhoneCountries: () => {
        throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
      },
    });
    await waitFor(() => {
      expect(fake.variablesOf('PhoneCountries')).not.toHaveLength(0);
    });
    await act(() => vi.advanceTimersByTimeAsync(100));
    await user.click(button('Country code: AU +61, Australia'));
    const picker = within(await screen.findByRole('dialog', { name: 'Choose a country' }));
    expect(picker.getByText('Error loading countries.', { exact: false })).toBeDefined();
    fake.answer('PhoneCountries', () => ({
      countryCodes: answeredCountryCodes,
      autoDetectUserCountryCode: 'AU',
    }));
    await user.click(picker.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('option', { name: /New Zealand/ }));
    expect(button('Country code: NZ +64, New Zealand')).toBeDefined();
  });

  it('AUTH-47 voids the email code of another address at once, and sends a new one without waiting', async () => {
    const { user, fake } = openRegister();
    await fillIn(user);
    await user.clear(field('Email'));
    await enter(user, field('Email'), 'other.player@example.com');
    noField('Email code');
    expect(screen.queryByRole('timer', { name: /email code/ })).toBeNull();
    await user.click(button('Register'));
    expect(await screen.findByText('Send a code to this address first.')).toBeDefined();
    expect(fake.variablesOf('SignUpWithEmail')).toEqual([]);
    await user.click(button('Send code: email code'));
    await screen.findByRole('textbox', { name: 'Email code' });
    expect(field('Email code').value).toBe('');
    expect(screen.queryByText('Send a code to this address first.')).toBeNull();
    expect(button('Send again: email code').getAttribute('aria-disabled')).toBe('true');
    expect(fake.variablesOf('SendEmailVerificationCode').map(({ email }) => email)).toEqual([
      'new.player@example.com',
      'other.player@example.com',
    ]);
  });

  it.each([
    ['another number', async (user: UserEvent) => user.type(field('Mobile number'), '{Backspace}9')],
    ['another country', chooseNewZealand],
  ])('AUTH-47 voids the SMS code at once for %s', async (_change, change) => {
    const { user, fake } = openRegister();
    await fillIn(user);
    await change(user);
    await waitFor(() => {
      noField('SMS code');
    });
    expect(screen.queryByRole('timer', { name: /SMS code/ })).toBeNull();
    expect(button('Send code: SMS code').getAttribute('aria-disabled')).toBeNull();
    expect(field('Email code').value).toBe('123456');
    await user.click(button('Register'));
    expect(
      await screen.findByText(/Send a code to this number first\.|Invalid mobile number\./),
    ).toBeDefined();
    expect(fake.variablesOf('SignUpWithEmail')).toEqual([]);
  });

  it('AUTH-47 sends the SMS code of a corrected number without waiting', async () => {
    const { user, fake } = openRegister();
    await fillIn(user);
    await user.type(field('Mobile number'), '{Backspace}9');
    await user.click(button('Send code: SMS code'));
    await screen.findByRole('textbox', { name: 'SMS code' });
    expect(field('SMS code').value).toBe('');
    expect(fake.variablesOf('SendSmsOtpCode')).toEqual([
      { mobileNumber: '+61412345678' },
      { mobileNumber: '+61412345679' },
    ]);
  });

  it('AUTH-17 the terms-and-conditions text opens supportModal, and ticks nothing', async () => {
    const { user } = openRegister();
    await user.click(button('terms and conditions'));
    expect(modals.stack.get()).toEqual([{ name: 'supportModal', props: { page: 'terms-and-conditions' } }]);
    expect(box(/terms and conditions/).checked).toBe(false);
  });

  it('CONF-04 asks for no email code when email verification is off, and signs up without one', async () => {
    const { user, fake } = openRegister({
      Config: () => ({ config: { ...answeredConfig, emailVerificationEnabled: false } }),
    });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Send code: email code' })).toBeNull();
    });
    await user.type(field('Email'), 'new.player@example.com');
    await user.type(screen.getByLabelText('Password'), 'Harbour#2026!');
    await askForSmsCode(user);
    await user.type(field('SMS code'), '654321');
    noField('Email code');
    await user.click(box(/18 or older/));
    await user.click(box(/terms and conditions/));
    await user.click(button('Register'));
    await waitFor(() => {
      expect(fake.variablesOf('SignUpWithEmail')).toHaveLength(1);
    });
    expect(fake.variablesOf('SignUpWithEmail')[0]?.['input']).not.toHaveProperty('verificationCode');
  });
});
