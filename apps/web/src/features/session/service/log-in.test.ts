import { describe, expect, it, vi } from 'vitest';
import { held, NoNetwork, Refusal } from '#testing/fake-platform.ts';
import { answeredConfig } from '#testing/sample-config.ts';
import { freshTokens } from '#testing/session-setting.ts';
import { cookie, shownToast } from '#testing/browser-facts.ts';
import { credentials, eachInFreshBrowser, settle, startedSession } from '#testing/started-session.ts';
import { answeredAccount } from '#testing/sample-account.ts';

eachInFreshBrowser();

describe('logging in', () => {
  it('SESS-01 counts as signed in only after authentication and the account, and not before both', async () => {
    const tokens = held<unknown>();
    const account = held<unknown>();
    const { session } = startedSession({ '/authenticate': tokens.answer, Me: account.answer });
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
    const { logIn } = startedSession();
    await logIn();
    expect(shownToast()).toEqual({
      tone: 'success',
      title: 'Successfully logged in.',
      text: undefined,
      duration: 2000,
    });
  });

  it('sends the credentials by email mode', async () => {
    const { logIn, fake } = startedSession();
    await logIn();
    expect(fake.calls[0]).toMatchObject({
      method: 'POST',
      address: '/authenticate?ttl=7776000',
      body: { isEmail: true },
      headers: { authorization: `Basic ${btoa('mia@magpie.test:Magpie@2026')}` },
    });
  });

  it('SESS-34 keeps config.multipleSession as the text "true" or "false"', async () => {
    const { logIn, session, fake } = startedSession();
    await logIn();
    expect(localStorage.getItem('multiple-session')).toBe('false');
    await session.logOut();
    fake.answer('Config', () => ({ config: { ...answeredConfig, multipleSession: true } }));
    await logIn();
    expect(localStorage.getItem('multiple-session')).toBe('true');
  });

  it('SESS-37 keeps the basic token only while the request is under way, whether it succeeds or fails', async () => {
    const tokens = held<unknown>();
    const { session, fake } = startedSession({ '/authenticate': tokens.answer });
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
    const { session } = startedSession({
      '/authenticate': () => {
        throw new Refusal(code, message);
      },
    });
    expect(await session.logIn(credentials)).toBe(false);
    expect(shownToast()).toEqual({ tone: 'danger', title, text: message, duration: 1500 });
    expect(session.state.get().signedIn).toBe(false);
  });

  it('SESS-30 a login that is answered MAINTENANCE_MODE leads to /under-maintenance', async () => {
    const { session, goTo } = startedSession({
      '/authenticate': () => {
        throw new Refusal('MAINTENANCE_MODE', 'The site is under maintenance.');
      },
    });
    expect(await session.logIn(credentials)).toBe(false);
    expect(goTo.mock.calls).toEqual([['/under-maintenance']]);
    expect(session.state.get().signedIn).toBe(false);
  });

  it('has a visitor between two members, also without a log-out', async () => {
    const { session, fake } = startedSession();
    const seen: (string | null)[] = [];
    session.state.subscribe(() => {
      const id = session.state.get().account?.id ?? null;
      if (seen.at(-1) !== id) seen.push(id);
    });
    await session.logIn(credentials);
    fake.answer('Me', () => ({ me: { ...answeredAccount, id: 'member-noah' } }));
    await session.logIn({ ...credentials, email: 'noah@magpie.test' });
    expect(seen).toEqual([null, 'member-mia', null, 'member-noah']);
  });

  it('signs nobody in and keeps no token when the account cannot be loaded', async () => {
    const { session } = startedSession({
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
    const { session, reload, platform } = startedSession({
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
    const { session } = startedSession({ Me: account.answer });
    const entering = session.logInAfterSignUp(credentials);
    await settle();
    expect(localStorage.getItem('new-account')).toBe('true');
    account.release({ me: answeredAccount });
    await entering;
    expect(localStorage.getItem('new-account')).toBeNull();
  });
});
