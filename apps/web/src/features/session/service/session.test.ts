import { toaster } from '@magpie/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '../../../shared/modals/index.ts';
import { createMemberStore, storedPromoCode } from '../../../shared/session/index.ts';
import { held, NoNetwork, Refusal } from '../../../testing/fake-platform.ts';
import {
  answeredAccount,
  answeredConfig,
  freshBrowser,
  freshTokens,
  sessionSetting,
  tokenUntil,
} from '../../../testing/session-setting.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const credentials = { email: 'mia@magpie.test', password: 'Magpie@2026' };
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null;
const shownToast = () => {
  const toast = toaster.current();
  return toast ? { tone: toast.tone, title: toast.title, text: toast.description, duration: toast.duration } : null;
};
const settle = () => vi.advanceTimersByTimeAsync(0);

let stops: (() => void)[] = [];

function setting(...parts: Parameters<typeof sessionSetting>) {
  const made = sessionSetting(...parts);
  stops.push(made.session.start());
  return made;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  freshBrowser();
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  toaster.dismiss();
});

describe('logging in', () => {
  it('SESS-01 counts as signed in only after authentication and the account, and not before both', async () => {
    const tokens = held<unknown>();
    const account = held<unknown>();
    const { session } = setting({ '/authenticate': tokens.answer, Me: account.answer });
    const entering = session.logIn(credentials);
    await settle();
    expect(session.state.get()).toMatchObject({ signedIn: false, account: null });
    tokens.release(freshTokens());
    await settle();
    expect(cookie('access-token')).not.toBeNull();
    expect(session.state.get()).toMatchObject({ signedIn: false, account: null });
    account.release({ me: answeredAccount });
    expect(await entering).toBe(true);
    expect(session.state.get()).toMatchObject({ signedIn: true, account: { id: 'member-mia' } });
  });

  it('AUTH-04 shows "Successfully logged in."', async () => {
    const { logIn } = setting();
    await logIn();
    expect(shownToast()).toEqual({
      tone: 'success',
      title: 'Successfully logged in.',
      text: undefined,
      duration: 2000,
    });
  });

  it('sends the credentials by email mode', async () => {
    const { logIn, fake } = setting();
    await logIn();
    expect(fake.calls[0]).toMatchObject({
      method: 'POST',
      address: '/authenticate?ttl=7776000',
      body: { isEmail: true },
      headers: { authorization: `Basic ${btoa('mia@magpie.test:Magpie@2026')}` },
    });
  });

  it('SESS-34 keeps config.multipleSession as the text "true" or "false"', async () => {
    const { logIn, session, fake } = setting();
    await logIn();
    expect(localStorage.getItem('multiple-session')).toBe('false');
    await session.logOut();
    fake.answer('Config', () => ({ config: { ...answeredConfig, multipleSession: true } }));
    await logIn();
    expect(localStorage.getItem('multiple-session')).toBe('true');
  });

  it('SESS-37 keeps the basic token only while the request is under way, whether it succeeds or fails', async () => {
    const tokens = held<unknown>();
    const { session, fake } = setting({ '/authenticate': tokens.answer });
    const entering = session.logIn(credentials);
    expect(localStorage.getItem('basic-token')).toBe(btoa('mia@magpie.test:Magpie@2026'));
    tokens.release(freshTokens());
    await entering;
    expect(localStorage.getItem('basic-token')).toBeNull();

    const refused = held<unknown>();
    fake.answer('/authenticate', async () => {
      await refused.answer();
      throw new Refusal('FORBIDDEN', 'invalid credentials');
    });
    const failing = session.logIn(credentials);
    expect(localStorage.getItem('basic-token')).not.toBeNull();
    refused.release(null);
    await failing;
    expect(localStorage.getItem('basic-token')).toBeNull();
  });

  it.each([
    ['FORBIDDEN', 'invalid credentials', 'Forbidden'],
    ['INVALID_CREDENTIALS', 'The password is wrong.', 'Invalid Credentials'],
  ])('AUTH-05 shows the words of %s and the server message for 1.5 s', async (code, message, title) => {
    const { session } = setting({
      '/authenticate': () => {
        throw new Refusal(code, message);
      },
    });
    expect(await session.logIn(credentials)).toBe(false);
    expect(shownToast()).toEqual({ tone: 'danger', title, text: message, duration: 1500 });
    expect(session.state.get().signedIn).toBe(false);
  });

  it('signs nobody in and keeps no token when the account cannot be loaded', async () => {
    const { session } = setting({
      Me: () => {
        throw new NoNetwork();
      },
    });
    expect(await session.logIn(credentials)).toBe(false);
    expect(cookie('access-token')).toBeNull();
    expect(session.state.get()).toMatchObject({ signedIn: false, settled: true });
    expect(shownToast()).toMatchObject({ title: 'Error!', text: 'Something went wrong. Please try again.' });
  });

  it('clears what is cached and reloads when the answer asks for it', async () => {
    const kinds = ['required', 'pattern', 'required', 'oneOf'];
    const validationErrors = kinds.map((kind) => ({ field: 'mobileNumber', kind }));
    const { session, reload, platform } = setting({
      '/authenticate': () => {
        throw new Refusal('BAD_USER_INPUT', 'The login is incomplete.', { validationErrors });
      },
    });
    const cleared = vi.spyOn(platform.client, 'clearStore');
    await session.logIn(credentials);
    expect(cleared).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('SESS-36 sets the new-account flag at sign-up and clears it once the account has loaded', async () => {
    const account = held<unknown>();
    const { session } = setting({ Me: account.answer });
    const entering = session.logInAfterSignUp(credentials);
    await settle();
    expect(localStorage.getItem('new-account')).toBe('true');
    account.release({ me: answeredAccount });
    await entering;
    expect(localStorage.getItem('new-account')).toBeNull();
  });
});

describe('logging out', () => {
  it('SESS-03 resets account, modals, promo and tab state, and sets the session-timeout flag', async () => {
    const { logIn, session } = setting();
    const promo = createMemberStore<string | null>(null);
    const tab = createMemberStore('personal-details');
    await logIn();
    promo.set('promo-1');
    tab.set('achievements');
    modals.open('myAccount');
    await session.logOut();
    expect(session.state.get()).toMatchObject({ signedIn: false, account: null });
    expect(promo.get()).toBeNull();
    expect(tab.get()).toBe('personal-details');
    expect(modals.stack.get()).toEqual([]);
    expect(localStorage.getItem('session-timeout')).toBe('true');
  });

  it('SESS-03 forgets what was fetched for the member', async () => {
    const { logIn, session, platform } = setting();
    await logIn();
    expect(Object.keys(platform.client.cache.extract())).toContain('Member:member-mia');
    await session.logOut();
    await settle();
    expect(Object.keys(platform.client.cache.extract())).not.toContain('Member:member-mia');
  });

  it('SESS-04 the next successful login clears the session-timeout flag, a failed one does not', async () => {
    const { logIn, session, fake } = setting();
    await logIn();
    await session.logOut();
    fake.answer('/authenticate', () => {
      throw new Refusal('FORBIDDEN', 'invalid credentials');
    });
    await session.logIn(credentials);
    expect(localStorage.getItem('session-timeout')).toBe('true');
    fake.answer('/authenticate', freshTokens);
    await logIn();
    expect(localStorage.getItem('session-timeout')).toBeNull();
  });

  it('SESS-05 removes the tokens and every stored key but remember-me', async () => {
    const { session } = setting();
    await session.logIn(credentials, true);
    localStorage.setItem('promo-code', 'WELCOME');
    expect(localStorage.length).toBeGreaterThan(3);
    await session.logOut();
    expect(document.cookie).toBe('');
    expect(sessionStorage.getItem('account')).toBeNull();
    localStorage.removeItem('session-timeout');
    expect({ ...localStorage }).toEqual({ 'remember-me': '{"enabled":true,"username":"mia@magpie.test"}' });
  });

  it('SESS-06 shows "Successfully logged out."', async () => {
    const { logIn, session } = setting();
    await logIn();
    await session.logOut();
    expect(shownToast()).toEqual({
      tone: 'success',
      title: 'Successfully logged out.',
      text: undefined,
      duration: 2000,
    });
  });

  it('SESS-08 ends the session on the platform with the bearer token, and removes both tokens', async () => {
    const { logIn, session, fake } = setting();
    await logIn();
    const token = cookie('access-token');
    await session.logOut();
    const destroy = fake.calls.find((call) => call.path === '/session:destroy');
    expect(destroy).toMatchObject({ method: 'POST', bearer: token });
    expect([cookie('access-token'), cookie('refresh-token')]).toEqual([null, null]);
  });

  it.each([
    ['refused', new Refusal('FORBIDDEN', 'invalid access token. session is not active.')],
    ['lost on the way', new NoNetwork()],
  ])('SESS-08 ends the session here and removes both tokens when the call is %s', async (_what, failure) => {
    const { logIn, session } = setting({
      '/session:destroy': () => {
        throw failure;
      },
    });
    await logIn();
    await session.logOut();
    expect([cookie('access-token'), cookie('refresh-token')]).toEqual([null, null]);
    expect(session.state.get().signedIn).toBe(false);
    expect(shownToast()?.title).toBe('Successfully logged out.');
  });

  it('waits for what still needs the token', async () => {
    const { logIn, session, fake } = setting();
    await logIn();
    const bye = held<undefined>();
    session.leaving.on(() => bye.answer());
    const leaving = session.logOut();
    await settle();
    expect(cookie('access-token')).not.toBeNull();
    expect(fake.calls.some((call) => call.path === '/session:destroy')).toBe(false);
    bye.release(undefined);
    await leaving;
    expect(cookie('access-token')).toBeNull();
  });
});

describe('a page load', () => {
  it('SESS-14 keeps the account in the session storage and shows the member at once after a reload', async () => {
    const first = setting();
    await first.logIn();
    expect(JSON.parse(sessionStorage.getItem('account') ?? '{}')).toMatchObject({ id: 'member-mia' });
    const account = held<unknown>();
    const { session } = setting({ Me: account.answer });
    expect(session.state.get()).toMatchObject({ signedIn: true, account: { email: 'mia@magpie.test' } });
    account.release({ me: { ...answeredAccount, firstName: 'Amelia' } });
    await settle();
    expect(session.state.get().account?.firstName).toBe('Amelia');
  });

  it('SESS-01 stays signed out in a new tab until the account has loaded, and asks again when that fails', async () => {
    const first = setting();
    await first.logIn();
    sessionStorage.clear();
    const { session, fake } = setting({
      Me: () => {
        throw new NoNetwork();
      },
    });
    await settle();
    expect(session.state.get()).toMatchObject({ signedIn: false, settled: false });
    fake.answer('Me', () => ({ me: answeredAccount }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(session.state.get().signedIn).toBe(true);
  });

  it('does not show an account that the tab kept of another member', async () => {
    const first = setting();
    await first.logIn();
    localStorage.setItem('member-id', 'member-noah');
    const account = held<unknown>();
    const { session } = setting({ Me: account.answer });
    expect(session.state.get().signedIn).toBe(false);
  });

  it('is a visitor without a token', () => {
    const { session } = setting();
    expect(session.state.get()).toMatchObject({ signedIn: false, settled: true });
  });

  it('SESS-13 keeps each of its values under a key of its own', async () => {
    const kept = vi.spyOn(Storage.prototype, 'setItem');
    const { session } = setting();
    storedPromoCode.keep('WELCOME');
    await session.logInAfterSignUp(credentials);
    await session.logOut();
    await session.logIn(credentials, true);
    const written = new Map(kept.mock.calls);
    expect(Object.fromEntries(written)).toMatchObject({
      'remember-me': '{"enabled":true,"username":"mia@magpie.test"}',
      'session-timeout': 'true',
      'new-account': 'true',
      'multiple-session': 'false',
      'basic-token': btoa('mia@magpie.test:Magpie@2026'),
      'promo-code': 'WELCOME',
      locale: 'en',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      'member-id': 'member-mia',
      'brand-name': 'Magpie Casino',
    });
  });
});

describe('the end of the token', () => {
  const DAYS_90 = 90 * 86_400_000;

  it('SESS-11 signs the member out when the moment in the exp claim passes, and not before', async () => {
    const { logIn, session } = setting({ Heartbeat: () => ({ heartbeat: false }) });
    await logIn();
    await vi.advanceTimersByTimeAsync(DAYS_90 - 1000);
    expect(session.state.get().signedIn).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.state.get().signedIn).toBe(false);
    expect(cookie('access-token')).toBeNull();
    expect(shownToast()).toMatchObject({
      title: 'Session Expired',
      text: 'Your session has expired. Please log in again.',
    });
  });

  it('SESS-12 never renews a token by itself', async () => {
    const { logIn, fake } = setting({
      '/authenticate': () => ({ access: tokenUntil(Date.now() + 60_000), refresh: 'a-refresh-token' }),
    });
    await logIn();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(cookie('access-token')).toBeNull();
    expect(cookie('refresh-token')).toBeNull();
    expect(fake.calls.filter((call) => call.path === '/authenticate')).toHaveLength(1);
    expect(fake.calls.some((call) => JSON.stringify(call).includes('a-refresh-token'))).toBe(false);
  });

  it('SESS-11 signs out at a page load that finds an expired token', async () => {
    document.cookie = `access-token=${tokenUntil(Date.now() - 1000)}; path=/`;
    const { session } = setting();
    await settle();
    expect(session.state.get()).toMatchObject({ signedIn: false, settled: true });
    expect(cookie('access-token')).toBeNull();
  });
});
