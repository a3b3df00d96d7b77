import { describe, expect, it, vi } from 'vitest';
import { clockNow, hearPush, resumeClock } from '#shared/clock/index.ts';
import { storedPromoCode } from '#shared/session/index.ts';
import { held, NoNetwork } from '#testing/fake-platform.ts';
import { tokenUntil } from '#testing/session-setting.ts';
import { cookie, shownToast } from '#testing/browser-facts.ts';
import {
  credentials,
  eachInFreshBrowser,
  fetched,
  settle,
  startedSession,
  stopSessions,
} from '#testing/started-session.ts';
import { answeredAccount } from '#testing/sample-account.ts';

eachInFreshBrowser();

describe('a page load', () => {
  it('SESS-14 keeps the account in the session storage and shows the member at once after a reload', async () => {
    const first = startedSession();
    await first.logIn();
    expect(JSON.parse(sessionStorage.getItem('account') ?? '{}')).toMatchObject({ id: 'member-mia' });
    const account = held<unknown>();
    const { session } = startedSession({ Me: account.answer });
    expect(session.state.get()).toMatchObject({ signedIn: true, account: { email: 'mia@magpie.test' } });
    account.release({ me: { ...answeredAccount, firstName: 'Amelia' } });
    await fetched();
    expect(session.state.get().account?.firstName).toBe('Amelia');
  });

  it('tells that a kept account is not confirmed until the platform has answered it, and goes on asking', async () => {
    const first = startedSession();
    await first.logIn();
    expect(first.session.state.get()).toMatchObject({ confirmed: true });
    const { session, fake } = startedSession({
      Me: () => {
        throw new NoNetwork();
      },
    });
    await settle();
    expect(session.state.get()).toMatchObject({ signedIn: true, confirmed: false });
    fake.answer('Me', () => ({ me: { ...answeredAccount, availableBalance: '12.00' } }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(session.state.get()).toMatchObject({ confirmed: true, account: { availableBalance: '12.00' } });
  });

  it('asks for a kept account once, which its socket would have it fetch again', async () => {
    const first = startedSession();
    await first.logIn();
    stopSessions();
    const { session, fake } = startedSession();
    await fetched();
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.state.get()).toMatchObject({ confirmed: true });
    expect(fake.variablesOf('Me')).toHaveLength(1);
  });

  it('SESS-01 stays signed out in a new tab until the account has loaded, and asks again when that fails', async () => {
    const first = startedSession();
    await first.logIn();
    sessionStorage.clear();
    const { session, fake } = startedSession({
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
    const first = startedSession();
    await first.logIn();
    localStorage.setItem('member-id', 'member-noah');
    const account = held<unknown>();
    const { session } = startedSession({ Me: account.answer });
    expect(session.state.get().signedIn).toBe(false);
  });

  it('is a visitor without a token', () => {
    const { session } = startedSession();
    expect(session.state.get()).toMatchObject({ signedIn: false, settled: true });
  });

  it('SESS-13 keeps each of its values under a key of its own', async () => {
    const kept = vi.spyOn(Storage.prototype, 'setItem');
    const { session } = startedSession();
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
      locale: 'en-AU',
      timezone: 'Australia/Sydney',
      'member-id': 'member-mia',
      'brand-name': 'Magpie Casino',
    });
  });
});

describe('what is kept of the browser', () => {
  it('FMT-24 is not overwritten when the page is loaded again', async () => {
    localStorage.setItem('timezone', 'Pacific/Auckland');
    localStorage.setItem('locale', 'en-NZ');
    startedSession();
    await settle();
    expect([localStorage.getItem('timezone'), localStorage.getItem('locale')]).toEqual([
      'Pacific/Auckland',
      'en-NZ',
    ]);
  });

  it('FMT-24 is no timezone for a visitor who has chosen none, so that the browser’s holds', async () => {
    startedSession();
    await settle();
    expect(localStorage.getItem('timezone')).toBeNull();
  });
});

describe('the end of the token', () => {
  /** More than one timer can wait, and no more: an opening of the socket is given up and tried again all the while. */
  const DAYS_25 = 25 * 86_400_000;

  /** A socket without pings, of which 25 days would have 180,000. */
  class NeverOpen {
    readonly close = () => undefined;
  }

  it('SESS-11 signs the member out when the moment in the exp claim passes, and not before', async () => {
    const access = tokenUntil(Date.now() + DAYS_25);
    const { logIn, session } = startedSession({
      Heartbeat: () => ({ heartbeat: false }),
      '/authenticate': () => ({ access, refresh: 'a-refresh-token' }),
    });
    vi.stubGlobal('WebSocket', NeverOpen);
    await logIn();
    await vi.advanceTimersByTimeAsync(DAYS_25 - 1000);
    expect(session.state.get().signedIn).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.state.get().signedIn).toBe(false);
    expect(cookie('access-token')).toBeNull();
    expect(shownToast()).toMatchObject({
      title: 'Session Expired',
      text: 'Your session has expired. Please log in again.',
    });
  });

  it('SIM-05 signs the member out as much sooner as the platform’s clock is fast', async () => {
    resumeClock(null);
    const { logIn, session } = startedSession(
      {
        Heartbeat: () => ({ heartbeat: false }),
        '/authenticate': () => ({ access: tokenUntil(clockNow() + 3_600_000), refresh: 'a-refresh-token' }),
      },
      clockNow,
    );
    vi.stubGlobal('WebSocket', NeverOpen);
    await logIn();
    hearPush(`${new Date().toISOString()}; rate=60`);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(session.state.get().signedIn).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(session.state.get().signedIn).toBe(false);
    resumeClock(null);
  });

  it('SESS-12 never renews a token by itself', async () => {
    const { logIn, fake } = startedSession({
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
    const { session } = startedSession();
    await settle();
    expect(session.state.get()).toMatchObject({ signedIn: false, settled: true });
    expect(cookie('access-token')).toBeNull();
  });
});
