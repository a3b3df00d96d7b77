import { LevelUpDocument } from '@magpie/gql/events';
import { toaster } from '@magpie/ui';
import { describe, expect, it, vi } from 'vitest';
import { NoNetwork, Refusal } from '#testing/fake-platform.ts';
import type { SessionSetting } from '#testing/session-setting.ts';
import { answeredAccount } from '#testing/sample-account.ts';
import { balanceUpdate, memberUpdate, sixPushes } from '#testing/sample-pushes.ts';
import { eachInFreshBrowser, fetched, startedSession } from '#testing/started-session.ts';

const TEN_SECONDS = 10_000;

const beats = ({ fake }: SessionSetting) => fake.variablesOf('Heartbeat').length;

eachInFreshBrowser();

describe('the heartbeat', () => {
  it('SESS-17 is sent every 10 seconds while signed in, and not when signed out', async () => {
    const setting = startedSession();
    await vi.advanceTimersByTimeAsync(3 * TEN_SECONDS);
    expect(beats(setting)).toBe(0);
    await setting.logIn();
    await vi.advanceTimersByTimeAsync(TEN_SECONDS - 1);
    expect(beats(setting)).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(beats(setting)).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * TEN_SECONDS);
    expect(beats(setting)).toBe(3);
    await setting.session.logOut();
    await vi.advanceTimersByTimeAsync(3 * TEN_SECONDS);
    expect(beats(setting)).toBe(3);
  });

  it('SESS-18 stops for the session when it answers false', async () => {
    const setting = startedSession({ Heartbeat: () => ({ heartbeat: false }) });
    await setting.logIn();
    await vi.advanceTimersByTimeAsync(5 * TEN_SECONDS);
    expect(beats(setting)).toBe(1);
    expect(setting.session.state.get().signedIn).toBe(true);
  });

  it.each([
    ['is refused', (): Error => new Refusal('FORBIDDEN', 'invalid access token. session is not active.')],
    ['does not arrive', (): Error => new NoNetwork()],
  ])('SESS-18 stops when it %s; that is only logged, with no toast and no logout', async (_what, failure) => {
    const setting = startedSession({
      Heartbeat: () => {
        throw failure();
      },
    });
    await setting.logIn();
    toaster.dismiss();
    const logged = vi.mocked(console.info);
    logged.mockClear();
    await vi.advanceTimersByTimeAsync(5 * TEN_SECONDS);
    expect(beats(setting)).toBe(1);
    expect(logged).toHaveBeenCalled();
    expect(toaster.current()).toBeUndefined();
    expect(setting.session.state.get().signedIn).toBe(true);
  });

  it('SESS-18 goes on with the next session', async () => {
    const setting = startedSession({ Heartbeat: () => ({ heartbeat: false }) });
    await setting.logIn();
    await vi.advanceTimersByTimeAsync(TEN_SECONDS);
    await setting.session.logOut();
    await setting.logIn();
    await vi.advanceTimersByTimeAsync(TEN_SECONDS);
    expect(beats(setting)).toBe(2);
  });
});

describe('pushes', () => {
  it('SESS-16 are subscribed to for a signed-in member only', async () => {
    const setting = startedSession();
    await vi.advanceTimersByTimeAsync(9000);
    await fetched();
    expect(setting.sockets).toHaveLength(0);
    await setting.logIn();
    await vi.advanceTimersByTimeAsync(3000);
    await fetched();
    expect(setting.sockets).toHaveLength(1);
    expect(setting.sockets[0]?.connectionParams).toMatchObject({
      adminCode: 'magpie-web',
      authorization: `Bearer ${/access-token=([^;]*)/.exec(document.cookie)?.[1] ?? ''}`,
    });
    expect(setting.sockets[0]?.subscriptions.toSorted()).toEqual(sixPushes);
  });

  it('SESS-16 wait for a token that is not there when the account is', async () => {
    const setting = startedSession();
    let token = '';
    const stopWatching = setting.session.state.subscribe(() => {
      if (!setting.session.state.get().signedIn) return;
      token = document.cookie.split('; ').find((cookie) => cookie.startsWith('access-token=')) ?? '';
      document.cookie = 'access-token=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    });
    await setting.logIn();
    stopWatching();
    await vi.advanceTimersByTimeAsync(9000);
    await fetched();
    expect(setting.sockets).toHaveLength(0);
    document.cookie = `${token}; path=/`;
    await vi.advanceTimersByTimeAsync(3000);
    await fetched();
    expect(setting.sockets).toHaveLength(1);
  });

  it('reach those who listen, and change the balances and flags of the account', async () => {
    const setting = startedSession();
    await setting.logIn();
    await fetched();
    const levels: number[] = [];
    const stopListening = setting.session.pushes.on('levelUp', ({ level }) => levels.push(level));
    const [socket] = setting.sockets;
    socket?.push('levelUp', { level: 4 });
    socket?.push(
      'balanceUpdated',
      balanceUpdate({
        availableBalance: '900.30',
        wallets: { ...answeredAccount.wallets, mainCash: '900.10', casinoBonus: '0.20' },
      }),
    );
    socket?.push('memberUpdated', memberUpdate({ verified: false, withdrawalBlocked: true }));
    await fetched();
    expect(levels).toEqual([4]);
    expect(setting.session.state.get().account).toMatchObject({
      availableBalance: '900.30',
      wallets: { mainCash: '900.10', casinoBonus: '0.20' },
      verified: false,
      withdrawalBlocked: true,
    });
    stopListening();
    socket?.push('levelUp', { level: 5 });
    await fetched();
    expect(levels).toEqual([4]);
  });

  it('PUSH-15 end with the session: the socket is closed and no push is handled any more', async () => {
    const setting = startedSession();
    await setting.logIn();
    await fetched();
    const levels: number[] = [];
    setting.session.pushes.on('levelUp', ({ level }) => levels.push(level));
    // A subscription that somebody forgot to end keeps the socket open no longer than the session either.
    const forgotten = setting.platform.client.subscribe({ query: LevelUpDocument }).subscribe({});
    await fetched();
    const [socket] = setting.sockets;
    expect(socket?.closed).toBe(false);
    await setting.session.logOut();
    await fetched();
    expect(socket?.closed).toBe(true);
    socket?.push('levelUp', { level: 5 });
    await vi.advanceTimersByTimeAsync(30_000);
    await fetched();
    expect(levels).toEqual([]);
    expect(setting.sockets).toHaveLength(1);
    forgotten.unsubscribe();
  });
});

it('SESS-39 a failure to fetch the account again is only logged', async () => {
  const setting = startedSession();
  await setting.logIn();
  toaster.dismiss();
  setting.fake.answer('Me', () => {
    throw new Refusal('INTERNAL_SERVER_ERROR', 'broken');
  });
  await setting.session.refreshAccount();
  expect(vi.mocked(console.info).mock.calls.map(([what]) => String(what))).toContain(
    'The account could not be fetched.',
  );
  expect(toaster.current()).toBeUndefined();
  expect(setting.session.state.get().signedIn).toBe(true);
});
