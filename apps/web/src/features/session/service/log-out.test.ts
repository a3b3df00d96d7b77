import { describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { createMemberStore } from '#shared/session/index.ts';
import { held, NoNetwork, Refusal } from '#testing/fake-platform.ts';
import { freshTokens } from '#testing/session-setting.ts';
import { cookie, shownToast } from '#testing/browser-facts.ts';
import { credentials, eachInFreshBrowser, settle, startedSession } from '#testing/started-session.ts';

eachInFreshBrowser();

describe('logging out', () => {
  it('SESS-03 resets account, modals, promo and tab state, and sets the session-timeout flag', async () => {
    const { logIn, session } = startedSession();
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
    const { logIn, session, platform } = startedSession();
    await logIn();
    expect(JSON.stringify(platform.client.cache.extract())).toContain('Member:member-mia');
    await session.logOut();
    await settle();
    expect(JSON.stringify(platform.client.cache.extract())).not.toContain('Member:member-mia');
  });

  it('SESS-04 the next successful login clears the session-timeout flag, a failed one does not', async () => {
    const { logIn, session, fake } = startedSession();
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
    const { session } = startedSession();
    await session.logIn(credentials, true);
    localStorage.setItem('promo-code', 'WELCOME');
    expect(localStorage.length).toBeGreaterThan(3);
    await session.logOut();
    expect(document.cookie).toBe('');
    expect(sessionStorage.getItem('account')).toBeNull();
    localStorage.removeItem('session-timeout');
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'remember-me': '{"enabled":true,"username":"mia@magpie.test"}',
    });
  });

  it('SESS-06 shows "Successfully logged out."', async () => {
    const { logIn, session } = startedSession();
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
    const { logIn, session, fake } = startedSession();
    await logIn();
    const token = cookie('access-token');
    await session.logOut();
    const destroy = fake.calls.find((call) => call.path === '/session:destroy');
    expect(destroy).toMatchObject({ method: 'POST', accessToken: token });
    expect([cookie('access-token'), cookie('refresh-token')]).toEqual([null, null]);
  });

  it.each([
    ['refused', (): Error => new Refusal('FORBIDDEN', 'invalid access token. session is not active.')],
    ['lost on the way', (): Error => new NoNetwork()],
  ])('SESS-08 ends the session here and removes both tokens when the call is %s', async (_what, failure) => {
    const { logIn, session } = startedSession({
      '/session:destroy': () => {
        throw failure();
      },
    });
    await logIn();
    await session.logOut();
    expect([cookie('access-token'), cookie('refresh-token')]).toEqual([null, null]);
    expect(session.state.get().signedIn).toBe(false);
    expect(shownToast()?.title).toBe('Successfully logged out.');
  });

  it('waits for what still needs the token', async () => {
    const { logIn, session, fake } = startedSession();
    await logIn();
    const bye = held<undefined>();
    session.beforeSignOut.on(() => bye.answer());
    const loggedOut = session.logOut();
    await settle();
    expect(cookie('access-token')).not.toBeNull();
    expect(fake.calls.some((call) => call.path === '/session:destroy')).toBe(false);
    bye.release(undefined);
    await loggedOut;
    expect(cookie('access-token')).toBeNull();
  });
});
