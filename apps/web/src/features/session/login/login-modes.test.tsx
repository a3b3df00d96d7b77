import { toaster } from '@magpie/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoNetwork, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { freshBrowser, sessionSetting } from '#testing/session-setting.ts';
import { LoginModal } from './login-modal.tsx';

let stop: () => void = () => undefined;

function open(loginModes: readonly string[], answers: Answers = {}) {
  const setting = sessionSetting({ SendSmsOtpCode: () => ({ sendSmsOtpCode: true }), ...answers });
  stop = setting.session.start();
  const onClose = vi.fn();
  renderWithSession(<LoginModal onClose={onClose} />, setting, { config: { brandSettings: { loginModes } } });
  const login = () => setting.fake.calls.find(({ path }) => path === '/authenticate');
  return { ...setting, onClose, login, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const choose = (mode: string) => screen.getByRole('radio', { name: mode });
const all = ['EMAIL', 'MOBILE', 'USERNAME'];

beforeEach(freshBrowser);

afterEach(() => {
  stop();
  toaster.dismiss();
});

describe('the login modes', () => {
  it('AUTH-06 a brand offers those of its setting, the first one at first', async () => {
    const { user } = open(all);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Email',
      'Mobile',
      'Username',
    ]);
    expect(field('Email')).toBeDefined();
    await user.click(choose('Mobile'));
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    expect(field('Mobile number')).toBeDefined();
  });

  it('AUTH-06 start with the focus in the first field, not on the choice between them', async () => {
    // Without a layout nothing has a height, and what has none is not focused.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
    open(all);
    await waitFor(() => {
      expect(document.activeElement).toBe(field('Email'));
    });
  });

  it.each(['EMAIL', 'USERNAME'])('%s leads to the first field that is wrong', async (mode) => {
    const { user, login } = open([mode]);
    const name = field(mode === 'EMAIL' ? 'Email' : 'Username');
    await user.click(button('Login'));
    await waitFor(() => {
      expect(document.activeElement).toBe(name);
    });
    await user.type(name, 'mia@magpie.test');
    await user.click(button('Login'));
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    });
    expect(login()).toBeUndefined();
  });

  it('AUTH-06 one alone is no choice', () => {
    open(['USERNAME']);
    expect(field('Username')).toBeDefined();
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  it('AUTH-06 an unknown one fails with "Unhandled login mode" and sends nothing', async () => {
    const { user, login } = open(['PIN']);
    expect(screen.getByText('Unhandled login mode')).toBeDefined();
    await user.click(button('Login'));
    expect(login()).toBeUndefined();
  });

  it('AUTH-07 AUTH-10 by mobile sends number and code by POST with the ttl, and no credentials', async () => {
    const { user, fake, login, onClose, session } = open(all);
    await user.click(choose('Mobile'));
    await user.type(field('Mobile number'), '0412345678');
    await user.click(button('Send code: SMS code'));
    await screen.findByText('Verification Code Sent');
    expect(fake.variablesOf('SendSmsOtpCode')).toEqual([{ mobileNumber: '+61412345678' }]);
    await user.type(field('SMS code'), '12345');
    await user.click(button('Login'));
    expect(await screen.findByText('Invalid Code')).toBeDefined();
    expect(login()).toBeUndefined();
    await user.type(field('SMS code'), '6');
    await user.click(button('Login'));
    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
    expect(login()).toMatchObject({
      method: 'POST',
      address: '/authenticate?ttl=7776000',
      body: { mobileNumber: '+61412345678', code: '123456' },
    });
    expect(login()?.headers).not.toHaveProperty('authorization');
    expect(session.state.get().signedIn).toBe(true);
  });

  it('AUTH-09 AUTH-10 AUTH-02 by username is a GET with Basic credentials and no ttl, and is remembered', async () => {
    const { user, login, onClose, session } = open(all);
    await user.click(choose('Username'));
    await user.click(button('Login'));
    expect(await screen.findByText('Username is required.')).toBeDefined();
    expect(screen.getByText('Password is required.')).toBeDefined();
    await user.type(field('Username'), 'mia');
    await user.type(screen.getByLabelText('Password'), 'Magpie@2026');
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.click(button('Login'));
    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
    expect(login()).toMatchObject({ method: 'GET', address: '/authenticate', body: {} });
    expect(login()?.headers['authorization']).toBe('Basic bWlhOk1hZ3BpZUAyMDI2');
    expect(localStorage.getItem('basic-token')).toBeNull();
    expect(localStorage.getItem('remember-me')).toBe('{"enabled":true,"username":"mia"}');
    expect(session.state.get().signedIn).toBe(true);
  });

  it('AUTH-02 fills a remembered name in where it fits', async () => {
    localStorage.setItem('remember-me', '{"enabled":true,"username":"mia"}');
    const { user } = open(all);
    expect(field('Email').value).toBe('');
    await user.click(choose('Username'));
    expect(field('Username').value).toBe('mia');
  });

  it('AUTH-05 shows why a login by mobile failed and keeps what was typed', async () => {
    const { user, onClose } = open(['MOBILE'], {
      '/authenticate': () => {
        throw new Refusal('INVALID_CREDENTIALS', 'The mobile number or the code is wrong.');
      },
    });
    await user.type(field('Mobile number'), '0412345678');
    await user.type(field('SMS code'), '123456');
    await user.click(button('Login'));
    const title = await screen.findByText('Invalid Credentials');
    expect(title.closest('[role=alert]')?.textContent).toContain('The mobile number or the code is wrong.');
    expect(onClose).not.toHaveBeenCalled();
    expect([field('Mobile number').value, field('SMS code').value]).toEqual(['0412345678', '123456']);
  });

  it('says so when the platform cannot be reached', async () => {
    const { user } = open(['USERNAME'], {
      '/authenticate': () => {
        throw new NoNetwork();
      },
    });
    await user.type(field('Username'), 'mia');
    await user.type(screen.getByLabelText('Password'), 'Magpie@2026');
    await user.click(button('Login'));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeDefined();
  });
});
