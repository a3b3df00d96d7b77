import { toaster } from '@magpie/ui';
import { describe, expect, it, vi } from 'vitest';
import { EndOtherMemberSessionsDocument } from '@magpie/gql/logins';
import { MeDocument } from '@magpie/gql/session';
import { modals } from '#shared/modals/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { NoNetwork, Refusal } from '#testing/fake-platform.ts';
import type { SessionSetting } from '#testing/session-setting.ts';
import { cookie, shownToast } from '#testing/browser-facts.ts';
import { connected, eachInFreshBrowser, startedSession, stopSessions } from '#testing/started-session.ts';

const expired = { title: 'Session Expired', text: 'Your session has expired. Please log in again.' };

async function member(...parts: Parameters<typeof connected>): Promise<SessionSetting> {
  const made = await connected(...parts);
  toaster.dismiss();
  return made;
}

/** A call of the product that the platform refuses. */
async function refusedCall(
  { fake, platform }: SessionSetting,
  code: string,
  message: string,
): Promise<unknown> {
  fake.answer('Me', () => {
    throw new Refusal(code, message);
  });
  try {
    await platform.client.query({ query: MeDocument, fetchPolicy: 'network-only' });
    return null;
  } catch (error) {
    return error;
  } finally {
    await vi.advanceTimersByTimeAsync(0);
  }
}

eachInFreshBrowser();

describe('what the session does about errors', () => {
  it('SESS-20 SESS-02 ACCESS_TOKEN_EXPIRED clears token and state, shows the toast and stores the notice', async () => {
    const setting = await member();
    modals.open('myAccount');
    await refusedCall(setting, 'ACCESS_TOKEN_EXPIRED', 'expired');
    expect([cookie('access-token'), cookie('refresh-token')]).toEqual([null, null]);
    expect(setting.session.state.get()).toMatchObject({ signedIn: false, account: null });
    expect(modals.stack.get()).toEqual([]);
    expect(shownToast()).toMatchObject(expired);
    expect(JSON.parse(localStorage.getItem('notice') ?? 'null')).toEqual({
      title: 'Login Session Expired',
      text: 'Your session has expired. Please log in again.',
    });
    expect(localStorage.getItem('session-timeout')).toBeNull();
  });

  it.each(['invalid access token. session is not active.', 'Invalid Access Token. Session does not exist.'])(
    'SESS-02 FORBIDDEN "%s" ends the session with the toast and the timeout flag',
    async (message) => {
      const setting = await member();
      await refusedCall(setting, 'FORBIDDEN', message);
      expect(setting.session.state.get().signedIn).toBe(false);
      expect(cookie('access-token')).toBeNull();
      expect(shownToast()).toMatchObject(expired);
      expect(localStorage.getItem('session-timeout')).toBe('true');
      expect(localStorage.getItem('notice')).toBeNull();
    },
  );

  it('SESS-02 any other FORBIDDEN logs the member out, and tells of the login elsewhere', async () => {
    const setting = await member();
    await refusedCall(setting, 'FORBIDDEN', 'session was replaced by a login on another device');
    expect(setting.session.state.get().signedIn).toBe(false);
    expect(cookie('access-token')).toBeNull();
    expect(localStorage.getItem('notice')).toContain('Multiple Session Detected');
    expect(shownToast()).toMatchObject({
      title: 'Multiple Session Detected',
      text: 'You have signed in on another device.',
    });
    expect(setting.fake.calls.some((call) => call.path === '/session:destroy')).toBe(true);
  });

  it('SESS-02 SESS-03 logging out, too, signs the member out', async () => {
    const setting = await member();
    await setting.session.logOut();
    expect(setting.session.state.get().signedIn).toBe(false);
  });

  it('SESS-30 MAINTENANCE_MODE leads to /under-maintenance and ends no session', async () => {
    const setting = await member();
    await refusedCall(setting, 'MAINTENANCE_MODE', 'maintenance');
    expect(setting.goTo.mock.calls).toEqual([['/under-maintenance']]);
    expect(setting.session.state.get().signedIn).toBe(true);
  });

  it('SESS-04 the flag is cleared just before the reload it causes, which happens once in 10 seconds', async () => {
    const setting = await member();
    await setting.session.logOut();
    setting.reload.mockImplementation(() => {
      expect(localStorage.getItem('session-timeout')).toBeNull();
    });
    expect(localStorage.getItem('session-timeout')).toBe('true');
    await refusedCall(setting, 'FORBIDDEN', 'something else');
    expect(setting.reload).toHaveBeenCalledTimes(1);
    await refusedCall(setting, 'FORBIDDEN', 'invalid admin code.');
    expect(setting.reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await refusedCall(setting, 'FORBIDDEN', 'invalid admin code.');
    expect(setting.reload).toHaveBeenCalledTimes(2);
  });

  it('leaves the session alone for a refusal that does not concern it', async () => {
    const setting = await member();
    await refusedCall(setting, 'AGGREGATE_VERSION_EXISTS', 'changed meanwhile');
    await refusedCall(setting, 'CONFLICT', 'claimed already');
    expect(setting.session.state.get().signedIn).toBe(true);
    expect(shownToast()).toBeNull();
    expect(setting.goTo).not.toHaveBeenCalled();
    expect(setting.reload).not.toHaveBeenCalled();
  });

  it('SESS-22 FORBIDDEN "invalid credentials" removes a basic token that is left over, and nothing else', async () => {
    const setting = await member();
    localStorage.setItem('basic-token', 'left-over');
    await refusedCall(setting, 'FORBIDDEN', 'invalid credentials');
    expect(localStorage.getItem('basic-token')).toBeNull();
    expect(setting.session.state.get().signedIn).toBe(true);
    expect(cookie('access-token')).not.toBeNull();
    expect(shownToast()).toBeNull();
  });

  it('SESS-26 any other FORBIDDEN does nothing to the session of a new account', async () => {
    const setting = await member();
    localStorage.setItem('new-account', 'true');
    await refusedCall(setting, 'FORBIDDEN', 'not yet');
    expect(setting.session.state.get().signedIn).toBe(true);
    localStorage.removeItem('new-account');
    await refusedCall(setting, 'FORBIDDEN', 'not yet');
    expect(setting.session.state.get().signedIn).toBe(false);
  });

  it.each(['true', null])('SESS-27 with the multiple-session flag %s no notice is stored', async (flag) => {
    const setting = await member();
    if (flag === null) localStorage.removeItem('multiple-session');
    else localStorage.setItem('multiple-session', flag);
    await refusedCall(setting, 'FORBIDDEN', 'not allowed');
    expect(setting.session.state.get().signedIn).toBe(false);
    expect(localStorage.getItem('notice')).toBeNull();
  });

  it('tells the reason at once, though something is still being finished with the token', async () => {
    const setting = await member();
    setting.session.beforeSignOut.on(() => new Promise(() => undefined));
    await refusedCall(setting, 'FORBIDDEN', 'session was replaced by a login on another device');
    expect(setting.session.state.get().signedIn).toBe(false);
    expect(shownToast()?.title).toBe('Multiple Session Detected');
  });

  it('keeps its own words over those of the call that has told of the end', async () => {
    const setting = await member();
    setting.fake.answer('EndOtherMemberSessions', () => {
      throw new Refusal('ACCESS_TOKEN_EXPIRED', 'expired');
    });
    const { client } = setting.platform;
    const error: unknown = await client
      .mutate({ mutation: EndOtherMemberSessionsDocument })
      .catch((failure: unknown) => failure);
    toasts.failure(error, 'Failed');
    expect(shownToast()).toMatchObject(expired);
  });

  it('SESS-25 lets the call speak for which the page is not loaded again', async () => {
    const setting = await member();
    await refusedCall(setting, 'FORBIDDEN', 'invalid admin code.');
    expect(setting.reload).toHaveBeenCalledTimes(1);
    toasts.failure(await refusedCall(setting, 'FORBIDDEN', 'invalid admin code.'), 'Failed');
    expect(setting.reload).toHaveBeenCalledTimes(1);
    expect(shownToast()).toMatchObject({ title: 'Failed', text: 'invalid admin code.' });
  });

  it('fails no query on screen that a session ends with', async () => {
    const setting = await member();
    setting.fake.answer('Me', () => {
      throw new Refusal('ACCESS_TOKEN_EXPIRED', 'expired');
    });
    const failures: unknown[] = [];
    const { client } = setting.platform;
    const watched = client.watchQuery({ query: MeDocument, fetchPolicy: 'network-only' }).subscribe({
      next: ({ error }) => {
        if (error) failures.push(error);
      },
    });
    // As a component of the member's does, which goes with the session.
    const stopWatching = setting.session.state.subscribe(() => {
      watched.unsubscribe();
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(setting.session.state.get().signedIn).toBe(false);
    expect(failures).toEqual([]);
    stopWatching();
  });

  it('SESS-29 SESS-31 AGGREGATE_VERSION_EXISTS is logged and shows no toast but that of a press', async () => {
    const setting = await member();
    const logged = vi.mocked(console.info);
    logged.mockClear();
    const error = await refusedCall(setting, 'AGGREGATE_VERSION_EXISTS', 'changed meanwhile');
    expect(shownToast()).toBeNull();
    toasts.failure(error, 'Failed');
    expect(shownToast()).toMatchObject({ title: 'Failed', text: 'changed meanwhile' });
    expect(logged.mock.calls).toEqual([
      ['The platform refused Me.', [{ code: 'AGGREGATE_VERSION_EXISTS', message: 'changed meanwhile' }]],
    ]);
  });

  it('reacts once when several calls of one screen fail together', async () => {
    const setting = await member();
    const ended = vi.fn();
    setting.session.state.subscribe(ended);
    await Promise.all([
      refusedCall(setting, 'ACCESS_TOKEN_EXPIRED', 'expired'),
      refusedCall(setting, 'ACCESS_TOKEN_EXPIRED', 'expired'),
    ]);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('logs out once, and reloads nothing, when several calls tell of the login elsewhere', async () => {
    const setting = await member();
    const replaced = 'session was replaced by a login on another device';
    await Promise.all([
      refusedCall(setting, 'FORBIDDEN', replaced),
      refusedCall(setting, 'FORBIDDEN', replaced),
    ]);
    await vi.advanceTimersByTimeAsync(0);
    expect(setting.fake.calls.filter((call) => call.path === '/session:destroy')).toHaveLength(1);
    expect(setting.reload).not.toHaveBeenCalled();
    expect(localStorage.getItem('notice')).toContain('Multiple Session Detected');
  });
});

describe('SESS-21 a stored notice', () => {
  it('is shown on the next page load and removed', async () => {
    const first = await member();
    await refusedCall(first, 'ACCESS_TOKEN_EXPIRED', 'expired');
    stopSessions();
    const { session } = startedSession();
    expect(session.notice.shown.get()).toMatchObject({ title: 'Login Session Expired' });
    expect(localStorage.getItem('notice')).toBeNull();
    stopSessions();
    const next = startedSession();
    expect(next.session.notice.shown.get()).toBeNull();
  });
});

describe('the toast of an error', () => {
  it('SESS-33 has the title of its place and the server message', async () => {
    const setting = await member();
    toasts.failure(await refusedCall(setting, 'LIMIT_EXCEEDED', 'The limit is A$50.00.'), 'Deposit Failed');
    expect(shownToast()).toMatchObject({ title: 'Deposit Failed', text: 'The limit is A$50.00.' });
    expect(toaster.current()).toMatchObject({ tone: 'danger', duration: 1500 });
  });

  it("SESS-33 is titled 'Error!' without a title and falls back to the general text without a message", async () => {
    const setting = await member();
    toasts.failure(await refusedCall(setting, 'CONFLICT', 'Claimed already.'));
    expect(shownToast()).toMatchObject({ title: 'Error!', text: 'Claimed already.' });
    toasts.failure(new NoNetwork());
    expect(shownToast()).toMatchObject({ title: 'Error!', text: 'Something went wrong. Please try again.' });
  });

  it('does not take the place of what the session says', async () => {
    const setting = await member();
    toasts.failure(await refusedCall(setting, 'ACCESS_TOKEN_EXPIRED', 'expired'));
    expect(shownToast()).toMatchObject(expired);
  });
});
