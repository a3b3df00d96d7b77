import { UpdatePasswordDocument } from '@magpie/gql/account';
import { describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { createMemberStore } from '#shared/session/index.ts';
import { gamesPage } from '#testing/sample-catalogue.ts';
import { held, NoNetwork, Refusal } from '#testing/fake-platform.ts';
import { tokenUntil, type SessionSetting } from '#testing/session-setting.ts';
import { cookie } from '#testing/browser-facts.ts';
import { credentials, eachInFreshBrowser, settle, startedSession } from '#testing/started-session.ts';
import { answeredAccount } from '#testing/sample-account.ts';

eachInFreshBrowser();

const noah = { ...answeredAccount, id: 'member-noah', username: 'noah', email: 'noah@magpie.test' };
const noahsToken = () => tokenUntil(Date.now() + 80 * 86_400_000);

function tell(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** What a logout in another tab leaves in the browser that all tabs share. */
function logOutElsewhere(): void {
  for (const name of ['access-token', 'refresh-token']) {
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
  localStorage.clear();
  localStorage.setItem('session-timeout', 'true');
}

/** What a login in another tab leaves there. */
function logInElsewhere(id: string, token = noahsToken()): void {
  document.cookie = `access-token=${token}; path=/`;
  document.cookie = 'refresh-token=another-refresh-token; path=/';
  localStorage.removeItem('session-timeout');
  localStorage.setItem('member-id', id);
}

/** Lets the following of another tab come about. */
async function followed(): Promise<void> {
  await vi.dynamicImportSettled();
  await settle();
  await settle();
}

const who = ({ session }: SessionSetting) => session.state.get().account?.id ?? null;

describe('a logout in another tab', () => {
  it('is followed too when its cookies go only after it was told', async () => {
    const setting = startedSession();
    await setting.logIn();
    tell('member-id');
    expect(setting.session.state.get().signedIn).toBe(true);
    logOutElsewhere();
    await vi.advanceTimersByTimeAsync(1000);
    await followed();
    expect(who(setting)).toBeNull();
  });

  it('SESS-02 SESS-03 signs this one out, and closes and resets what was open', async () => {
    const setting = startedSession();
    const tab = createMemberStore('personal-details');
    await setting.logIn();
    tab.set('achievements');
    modals.open('myAccount');
    const left = vi.fn();
    setting.session.beforeSignOut.on(left);
    logOutElsewhere();
    tell('member-id');
    expect(setting.session.state.get()).toMatchObject({ signedIn: false, account: null });
    expect(modals.stack.get()).toEqual([]);
    expect(tab.get()).toBe('personal-details');
    expect(sessionStorage.getItem('account')).toBeNull();
    expect(left).toHaveBeenCalledTimes(1);
    await followed();
    expect(JSON.stringify(setting.platform.client.cache.extract())).not.toContain('member-mia');
  });

  it('touches nothing that the tabs share, such as the notice that explains it', async () => {
    const setting = startedSession();
    await setting.logIn();
    logOutElsewhere();
    localStorage.removeItem('session-timeout');
    localStorage.setItem('notice', '{"title":"Login Session Expired","text":"…"}');
    tell(null);
    await followed();
    expect(who(setting)).toBeNull();
    expect(localStorage.getItem('notice')).toContain('Login Session Expired');
    expect(localStorage.getItem('session-timeout')).toBeNull();
    expect(setting.fake.calls.some((call) => call.path === '/session:destroy')).toBe(false);
  });

  it('is noticed by a tab that slept meanwhile, when it comes back into view', async () => {
    const setting = startedSession();
    await setting.logIn();
    logOutElsewhere();
    expect(who(setting)).toBe('member-mia');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(who(setting)).toBeNull();
  });

  it('changes nothing while the token is there, nor for another key', async () => {
    const setting = startedSession();
    await setting.logIn();
    tell('member-id');
    expect(who(setting)).toBe('member-mia');
    logOutElsewhere();
    tell('promo-code');
    expect(who(setting)).toBe('member-mia');
  });
});

describe('a login in another tab', () => {
  it('SESS-01 signs this one in without a reload, once the account has loaded', async () => {
    const account = held<unknown>();
    const setting = startedSession({ Me: account.answer });
    logInElsewhere('member-noah');
    tell('member-id');
    await followed();
    expect(setting.session.state.get()).toMatchObject({ signedIn: false, settled: false });
    expect(setting.fake.calls.at(-1)).toMatchObject({ operation: 'Me', accessToken: cookie('access-token') });
    account.release({ me: noah });
    await followed();
    expect(who(setting)).toBe('member-noah');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(setting.fake.calls.at(-1)).toMatchObject({
      operation: 'Heartbeat',
      accessToken: cookie('access-token'),
    });
  });

  it('closes the login, register and reset modals here, and leaves others open', async () => {
    const setting = startedSession({ Me: () => ({ me: noah }) });
    modals.open('supportModal', { page: 'privacy-policy' });
    for (const name of ['registerModal', 'forgotPassword', 'loginModal'] as const) modals.open(name);
    logInElsewhere('member-noah');
    tell('member-id');
    await followed();
    expect(who(setting)).toBe('member-noah');
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['supportModal']);
  });

  it('asks again when the account cannot be loaded at first', async () => {
    const setting = startedSession({
      Me: () => {
        throw new NoNetwork();
      },
    });
    logInElsewhere('member-noah');
    tell('member-id');
    await followed();
    setting.fake.answer('Me', () => ({ me: noah }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(who(setting)).toBe('member-noah');
  });

  it('as somebody else never shows the member before: signed out at once, then the new account', async () => {
    const setting = startedSession({ Games: (variables) => gamesPage([], variables) });
    await setting.logIn();
    const seen: (string | null)[] = [];
    setting.session.state.subscribe(() => seen.push(who(setting)));
    setting.fake.answer('Me', () => ({ me: noah }));
    // Told only once: the logout of the other tab was overtaken by the login that followed it.
    logOutElsewhere();
    logInElsewhere('member-noah');
    tell('member-id');
    expect(who(setting)).toBeNull();
    await followed();
    expect(who(setting)).toBe('member-noah');
    expect(seen.filter((id) => id === 'member-mia')).toEqual([]);
    expect(JSON.stringify(setting.platform.client.cache.extract())).not.toContain('mia@magpie.test');
    expect(sessionStorage.getItem('account')).toContain('member-noah');
    expect(sessionStorage.getItem('account')).not.toContain('mia');
    expect([cookie('refresh-token'), localStorage.getItem('member-id')]).toEqual([
      'another-refresh-token',
      'member-noah',
    ]);
  });

  it('survives what is still answered to the session before', async () => {
    const late = held<unknown>();
    const setting = startedSession({
      UpdatePassword: async () => {
        await late.answer();
        throw new Refusal('FORBIDDEN', 'invalid access token. session is not active.');
      },
    });
    await setting.logIn();
    const asked = setting.platform.client
      .mutate({ mutation: UpdatePasswordDocument, variables: { oldPassword: 'a', newPassword: 'b' } })
      .catch(() => null);
    await settle();
    setting.fake.answer('Me', () => ({ me: noah }));
    logOutElsewhere();
    logInElsewhere('member-noah');
    tell('member-id');
    await followed();
    late.release(null);
    await asked;
    await followed();
    expect(who(setting)).toBe('member-noah');
    expect(cookie('access-token')).not.toBeNull();
  });

  it('outlives the moment at which the token before would have expired', async () => {
    const setting = startedSession({
      Heartbeat: () => ({ heartbeat: false }),
      '/authenticate': () => ({ access: tokenUntil(Date.now() + 60_000), refresh: 'a-refresh-token' }),
    });
    await setting.logIn();
    document.cookie = `access-token=${tokenUntil(Date.now() + 180_000)}; path=/`;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(cookie('access-token')).not.toBeNull();
  });

  it('leaves a login alone that is under way here', async () => {
    const account = held<unknown>();
    const setting = startedSession({ Me: account.answer });
    const entering = setting.session.logIn(credentials);
    await settle();
    document.dispatchEvent(new Event('visibilitychange'));
    tell('member-id');
    await followed();
    expect(setting.fake.variablesOf('Me')).toHaveLength(1);
    account.release({ me: answeredAccount });
    expect(await entering).toBe(true);
    await followed();
    expect(setting.session.state.get()).toMatchObject({ signedIn: true, generation: 1 });
  });

  it('is not undone by a login that fails here', async () => {
    const refused = held<unknown>();
    const setting = startedSession({
      Me: () => ({ me: noah }),
      '/authenticate': async () => {
        await refused.answer();
        throw new Refusal('FORBIDDEN', 'invalid credentials');
      },
    });
    const failing = setting.session.logIn(credentials);
    logInElsewhere('member-noah');
    tell('member-id');
    await followed();
    refused.release(null);
    expect(await failing).toBe(false);
    expect(who(setting)).toBe('member-noah');
    expect(cookie('access-token')).not.toBeNull();
  });
});
