import { siteOf } from '@magpie/domain/site';
import { toaster } from '@magpie/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { developmentConfig } from '#testing/render-with-session.tsx';
import { box, button, eachInFreshBrowser, field, fillIn, openRegister } from '../testing/open-register.tsx';

eachInFreshBrowser();

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="recaptcha"]')];
const arrive = (event: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(event));

/** Google's script, of which nothing is left afterwards. */
function google(execute: (key: string, options: { action: string }) => Promise<unknown>) {
  const stub = vi.fn(execute);
  vi.stubGlobal('grecaptcha', {
    ready: (callback: () => void) => {
      callback();
    },
    execute: stub,
  });
  return stub;
}

afterEach(() => {
  for (const script of scripts()) script.remove();
});

const withGoogle = { config: { captcha: { provider: 'recaptcha' as const } } };

/** What a module exports on a page that has not loaded the script yet. */
async function onFreshPage<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  return load();
}

async function failed(): Promise<void> {
  await screen.findByText('Registration Failed');
  expect(toaster.current()?.description).toBe('Unable to create your account. Please try again.');
}

// The script is loaded once for a page, so that the failures come before the first success.
describe("Google's captcha", () => {
  it('AUTH-32 without its script sends no sign-up, says so with the fallback text and keeps the form', async () => {
    const { user, fake, onClose } = openRegister({}, withGoogle);
    await fillIn(user);
    expect(scripts()).toEqual([]);
    await user.click(button('Register'));
    await waitFor(() => {
      expect(scripts()).toHaveLength(1);
    });
    arrive('error');
    await failed();
    expect(fake.variablesOf('SignUpWithEmail')).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
    expect([field('Email').value, field('SMS code').value]).toEqual(['new.player@example.com', '654321']);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Harbour#2026!');
    expect(box(/18 or older/).checked).toBe(true);
    expect(scripts()).toEqual([]);
  });

  it('AUTH-32 that never becomes ready is not waited for for ever', async () => {
    const { user, fake } = openRegister({}, withGoogle);
    await fillIn(user);
    await user.click(button('Register'));
    await waitFor(() => {
      expect(scripts()).toHaveLength(1);
    });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await failed();
    expect(fake.variablesOf('SignUpWithEmail')).toEqual([]);
    expect(button('Register').disabled).toBe(false);
  });

  it('AUTH-32 whose script is something else is none', async () => {
    const { user, fake } = openRegister({}, withGoogle);
    await fillIn(user);
    await user.click(button('Register'));
    await waitFor(() => {
      expect(scripts()).toHaveLength(1);
    });
    arrive('load');
    await failed();
    expect(fake.variablesOf('SignUpWithEmail')).toEqual([]);
  });

  it('AUTH-30 AUTH-31 makes the token with the action "submit" and the key of the site', async () => {
    const execute = google(() => Promise.resolve('a-token-of-google'));
    const { user, fake } = openRegister({}, withGoogle);
    await fillIn(user);
    await user.click(button('Register'));
    await waitFor(() => {
      expect(scripts().map(({ src }) => src)).toEqual([
        'https://www.google.com/recaptcha/api.js?render=magpie-captcha-default',
      ]);
    });
    arrive('load');
    await waitFor(() => {
      expect(fake.variablesOf('SignUpWithEmail')).toHaveLength(1);
    });
    expect(fake.variablesOf('SignUpWithEmail')[0]?.['input']).toMatchObject({ captcha: 'a-token-of-google' });
    expect(execute.mock.calls).toEqual([['magpie-captcha-default', { action: 'submit' }]]);
  });

  it.each([
    ['production', 'https://www.google.com/recaptcha/api.js?render=rosella-captcha-production'],
    ['development', 'https://www.google.com/recaptcha/api.js?render=rosella-captcha-default'],
  ] as const)('AUTH-31 loads with the key of the site for %s', async (environment, address) => {
    const execute = google(() => Promise.resolve('a-token'));
    const { captchaOf } = await onFreshPage(() => import('./captcha.ts'));
    const config = { ...developmentConfig, environment, captcha: { provider: 'recaptcha' as const } };
    const token = captchaOf(config, siteOf('rosella'))('submit');
    expect(scripts().map(({ src }) => src)).toEqual([address]);
    arrive('load');
    expect(await token).toBe('a-token');
    expect(execute.mock.calls).toEqual([[address.split('=')[1], { action: 'submit' }]]);
  });

  it.each([
    ['an empty token', () => Promise.resolve('')],
    ['no token', () => Promise.resolve(null)],
    ['a failure', () => Promise.reject(new Error('refused'))],
  ])('AUTH-32 that gives %s has none', async (_what, answer) => {
    google(answer);
    const { googleCaptchaToken } = await onFreshPage(() => import('./google-captcha.ts'));
    const token = googleCaptchaToken('a-key', 'submit');
    arrive('load');
    await expect(token).rejects.toThrow();
  });

  it('AUTH-32 that does not answer has no token in the end', async () => {
    google(() => new Promise(() => undefined));
    const { googleCaptchaToken } = await onFreshPage(() => import('./google-captcha.ts'));
    const token = googleCaptchaToken('a-key', 'submit');
    const refused = expect(token).rejects.toThrow('The captcha did not answer in time.');
    arrive('load');
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
  });

  it('AUTH-33 is asked for a new token each time, and loaded once', async () => {
    let count = 0;
    google(() => Promise.resolve(`token-${String((count += 1))}`));
    const { googleCaptchaToken } = await onFreshPage(() => import('./google-captcha.ts'));
    const first = googleCaptchaToken('a-key', 'submit');
    arrive('load');
    expect([await first, await googleCaptchaToken('a-key', 'submit')]).toEqual(['token-1', 'token-2']);
    expect(scripts()).toHaveLength(1);
  });
});
