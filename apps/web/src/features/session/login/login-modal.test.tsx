import { toaster } from '@magpie/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { enter } from '#testing/enter.ts';
import { held, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderReal } from '#testing/platform/render-real.tsx';
import { renderWithSession, type Surroundings } from '#testing/render-with-session.tsx';
import { freshBrowser, freshTokens, sessionSetting } from '#testing/session-setting.ts';
import { LoginModal } from './login-modal.tsx';

let stop: () => void = () => undefined;

function open(answers: Answers = {}, surroundings: Surroundings = {}, onEntered?: () => void) {
  const setting = sessionSetting(answers);
  stop = setting.session.start();
  const onClose = vi.fn();
  const view = renderWithSession(
    <LoginModal onClose={onClose} onEntered={onEntered} />,
    setting,
    surroundings,
  );
  return { ...setting, onClose, view, user: userEvent.setup() };
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const remember = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' });
const loginButton = () => screen.getByRole('button', { name: 'Login' });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.clear(email());
  await enter(user, email(), 'mia@magpie.test');
  await enter(user, password(), 'Magpie@2026');
}

beforeEach(freshBrowser);

afterEach(() => {
  stop();
  toaster.dismiss();
});

describe('the login modal', () => {
  it('AUTH-01 has email, password, "Remember me", "Login" by email mode and "Reset"', async () => {
    const { user, fake } = open();
    expect(screen.getByRole('dialog', { name: 'Login' })).toBeDefined();
    expect(password().type).toBe('password');
    expect(remember().checked).toBe(false);
    await fillIn(user);
    await user.click(loginButton());
    await waitFor(() => {
      expect(fake.calls.find((call) => call.path === '/authenticate')?.body).toEqual({ isEmail: true });
    });
  });

  it('AUTH-45 takes a waiting press along to the sign-up and to the reset, and carries it out when it closes signed in', async () => {
    const waits = vi.fn<() => void>();
    const { user, onClose } = open({}, {}, waits);
    modals.open('loginModal', { onEntered: waits });
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(modals.stack.get()).toEqual([{ name: 'registerModal', props: { onEntered: waits } }]);
    modals.open('loginModal', { onEntered: waits });
    modals.close('registerModal');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(modals.stack.get()).toEqual([{ name: 'forgotPassword', props: { onEntered: waits } }]);
    expect(waits).not.toHaveBeenCalled();
    await fillIn(user);
    await user.click(loginButton());
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledTimes(1);
    });
    expect(waits).toHaveBeenCalledTimes(1);
  });

  it('AUTH-45 forgets a waiting press when it is closed', async () => {
    const waits = vi.fn<() => void>();
    const { user, onClose } = open({}, {}, waits);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(waits).not.toHaveBeenCalled();
  });

  it('AUTH-01 "Reset" opens forgotPassword', async () => {
    const { user } = open();
    modals.open('loginModal');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(modals.stack.get().map((modal) => modal.name)).toEqual(['forgotPassword']);
  });

  it('AUTH-04 says "Successfully logged in." and closes', async () => {
    const { user, onClose, session } = open();
    await fillIn(user);
    await user.click(loginButton());
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledTimes(1);
    });
    expect(within(screen.getByRole('status')).getByText('Successfully logged in.')).toBeDefined();
    expect(session.state.get().signedIn).toBe(true);
  });

  it('AUTH-05 shows why a login failed, stays open and keeps what was typed', async () => {
    const onClose = vi.fn<() => void>();
    await renderReal(<LoginModal onClose={onClose} />, null);
    const user = userEvent.setup();
    await enter(user, email(), 'mia@magpie.test');
    await enter(user, password(), 'Magpie@2025');
    await user.click(loginButton());
    const alert = await screen.findByText('Forbidden');
    expect(alert.closest('[role=alert]')?.textContent).toContain('invalid credentials');
    expect(toaster.current()?.duration).toBe(1500);
    expect(onClose).not.toHaveBeenCalled();
    expect([email().value, password().value]).toEqual(['mia@magpie.test', 'Magpie@2025']);
  });

  it('asks for a valid email address and a password before anything is sent', async () => {
    const { user, fake } = open();
    await user.type(email(), 'mia@');
    await user.click(loginButton());
    expect(await screen.findByText('Please enter a valid email address.')).toBeDefined();
    expect(screen.getByText('Password is required.')).toBeDefined();
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(fake.calls.some((call) => call.path === '/authenticate')).toBe(false);
  });

  it('AUTH-02 remembers the username when ticked, and fills the next login modal with it', async () => {
    const first = open();
    await fillIn(first.user);
    await first.user.click(remember());
    await first.user.click(loginButton());
    await waitFor(() => {
      expect(first.onClose).toHaveBeenCalled();
    });
    expect(localStorage.getItem('remember-me')).toBe('{"enabled":true,"username":"mia@magpie.test"}');
    await first.session.logOut();
    first.view.unmount();
    stop();
    open();
    expect(email().value).toBe('mia@magpie.test');
    expect(remember().checked).toBe(true);
    expect(password().value).toBe('');
  });

  it('AUTH-02 removes a stored username when not ticked', async () => {
    localStorage.setItem('remember-me', '{"enabled":true,"username":"mia@magpie.test"}');
    const { user, onClose } = open();
    await user.click(remember());
    await user.type(password(), 'Magpie@2026');
    await user.click(loginButton());
    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
    expect(localStorage.getItem('remember-me')).toBeNull();
  });

  it('AUTH-02 stores nothing when the login fails', async () => {
    const { user } = open({
      '/authenticate': () => {
        throw new Refusal('FORBIDDEN', 'invalid credentials');
      },
    });
    await fillIn(user);
    await user.click(remember());
    await user.click(loginButton());
    await screen.findByText('Forbidden');
    expect(localStorage.getItem('remember-me')).toBeNull();
  });

  it.each([
    ['succeeds', () => freshTokens(), 'Successfully logged in.'],
    ['fails', () => new Refusal('FORBIDDEN', 'invalid credentials'), 'Forbidden'],
  ])(
    'SESS-37 keeps the basic token while the request is under way, until it %s',
    async (_, answer, toast) => {
      const { answer: waiting, release } = held<unknown>();
      const { user } = open({
        '/authenticate': async () => {
          await waiting();
          const answered = answer();
          if (answered instanceof Refusal) throw answered;
          return answered;
        },
      });
      await fillIn(user);
      expect(localStorage.getItem('basic-token')).toBeNull();
      await user.click(loginButton());
      await waitFor(() => {
        expect(localStorage.getItem('basic-token')).toBe('bWlhQG1hZ3BpZS50ZXN0Ok1hZ3BpZUAyMDI2');
      });
      release(undefined);
      await screen.findByText(toast);
      expect(localStorage.getItem('basic-token')).toBeNull();
    },
  );

  it('SESS-21 shows a stored notice once', async () => {
    const notice = { title: 'Multiple Session Detected', text: 'You have signed in on another device.' };
    const { view, user, session } = (() => {
      const setting = sessionSetting();
      stop = setting.session.start();
      localStorage.setItem('notice', JSON.stringify(notice));
      const onClose = vi.fn();
      return {
        ...setting,
        view: renderWithSession(<LoginModal onClose={onClose} />, setting),
        user: userEvent.setup(),
      };
    })();
    expect(await screen.findByText('Multiple Session Detected')).toBeDefined();
    expect(localStorage.getItem('notice')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    view.unmount();
    expect(session.notice.shown.get()).toBeNull();
  });
});

describe('Telegram', () => {
  it('AUTH-40 is not offered unless the brand has it on', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Continue with Telegram' })).toBeNull();
  });

  it('AUTH-40 asks for a mobile number and a 6-character code, and signs in by it', async () => {
    const { user, fake, onClose, session } = open(
      {
        SendTelegramOtp: () => ({ sendTelegramOtp: true }),
        TelegramSignIn: () => ({ telegramSignIn: { __typename: 'AuthenticationTokens', ...freshTokens() } }),
      },
      { site: { telegramEnabled: true } },
    );
    await user.click(screen.getByRole('button', { name: 'Continue with Telegram' }));
    await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '0412345678');
    await user.click(screen.getByRole('button', { name: 'Send code: Telegram code' }));
    expect(await screen.findByText('Verification Code Sent')).toBeDefined();
    expect(fake.variablesOf('SendTelegramOtp')).toEqual([
      { mobileNumber: '+61412345678', action: 'SIGN_IN' },
    ]);
    await user.type(screen.getByRole('textbox', { name: 'Telegram code' }), '12345');
    await user.click(loginButton());
    expect(await screen.findByText('Invalid Code')).toBeDefined();
    expect(fake.variablesOf('TelegramSignIn')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Telegram code' }), '6');
    await user.click(loginButton());
    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
    expect(fake.variablesOf('TelegramSignIn')).toEqual([
      { input: { mobileNumber: '+61412345678', code: '123456' } },
    ]);
    expect(session.state.get().signedIn).toBe(true);
  });

  it('AUTH-46 AUTH-47 sends no code by an answer of false, and voids a code once the number is another one', async () => {
    const { user, fake } = open(
      { SendTelegramOtp: () => ({ sendTelegramOtp: false }) },
      { site: { telegramEnabled: true } },
    );
    await user.click(screen.getByRole('button', { name: 'Continue with Telegram' }));
    await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '0412345678');
    await user.click(screen.getByRole('button', { name: 'Send code: Telegram code' }));
    await screen.findByText('Code Not Sent');
    fake.answer('SendTelegramOtp', () => ({ sendTelegramOtp: true }));
    await user.click(screen.getByRole('button', { name: 'Send code: Telegram code' }));
    await screen.findByRole('button', { name: 'Send again: Telegram code' });
    const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Telegram code' });
    await user.type(code, '123456');
    await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '{Backspace}9');
    expect(code.value).toBe('');
    const again = screen.getByRole('button', { name: 'Send code: Telegram code' });
    expect(again.getAttribute('aria-disabled')).toBeNull();
  });

  it('AUTH-37 says "Code Not Sent" with the server message when the code could not be sent', async () => {
    const { user } = open(
      {
        SendTelegramOtp: () => {
          throw new Refusal('RATE_LIMITED', 'Wait a moment.');
        },
      },
      { site: { telegramEnabled: true } },
    );
    await user.click(screen.getByRole('button', { name: 'Continue with Telegram' }));
    await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '0412345678');
    await user.click(screen.getByRole('button', { name: 'Send code: Telegram code' }));
    expect((await screen.findByText('Code Not Sent')).closest('[role=alert]')?.textContent).toContain(
      'Wait a moment.',
    );
  });
});
