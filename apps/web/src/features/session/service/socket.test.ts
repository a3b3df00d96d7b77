import { describe, expect, it, vi } from 'vitest';
import { socketOffline } from '#shared/apollo/index.ts';
import { held } from '#testing/fake-platform.ts';
import { holdOpenings, holdPongs } from '#testing/fake-socket.ts';
import { tokenUntil } from '#testing/session-setting.ts';
import { shownToast } from '#testing/browser-facts.ts';
import { connected, eachInFreshBrowser, fetched, settle, startedSession } from '#testing/started-session.ts';
import { answeredAccount } from '#testing/sample-account.ts';
import { sixPushes } from '#testing/sample-pushes.ts';

eachInFreshBrowser();

const HOUR = 3_600_000;

/** Every state of the mark from now on. */
function marks(): boolean[] {
  const seen: boolean[] = [];
  socketOffline.subscribe(() => seen.push(socketOffline.get()));
  return seen;
}

describe('what changed before the websocket was there', () => {
  it('is fetched once it is, and nothing is marked meanwhile', async () => {
    const setting = startedSession();
    const seen = marks();
    const first = held<unknown>();
    setting.fake.answer('Me', first.answer);
    const entered = setting.logIn();
    await settle();
    setting.fake.answer('Me', () => ({ me: { ...answeredAccount, availableBalance: '750.00' } }));
    first.release({ me: answeredAccount });
    await entered;
    expect(setting.session.state.get().account?.availableBalance).toBe('1000.00');
    await fetched();
    await fetched();
    expect(setting.sockets).toHaveLength(1);
    expect(setting.session.state.get().account?.availableBalance).toBe('750.00');
    expect(setting.fake.variablesOf('Me')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual([]);
  });

  it('is fetched once its subscriptions stand, not as it connects', async () => {
    const setting = startedSession();
    const release = holdPongs();
    await setting.logIn();
    await fetched();
    expect(setting.sockets[0]?.subscriptions.toSorted()).toEqual(sixPushes);
    setting.fake.answer('Me', () => ({ me: { ...answeredAccount, availableBalance: '750.00' } }));
    expect(setting.fake.variablesOf('Me')).toHaveLength(1);
    release();
    await fetched();
    expect(setting.fake.variablesOf('Me')).toHaveLength(2);
    expect(setting.session.state.get().account?.availableBalance).toBe('750.00');
  });

  it('is not fetched for the answer to a ping that keeps the socket alive while they come', async () => {
    const setting = startedSession();
    const release = holdPongs('SUBSCRIPTIONS');
    await setting.logIn();
    await fetched();
    await vi.advanceTimersByTimeAsync(12_000 + 8_000 + 1_000);
    await fetched();
    expect(setting.sockets.map(({ closed }) => closed)).toEqual([false]);
    expect(socketOffline.get()).toBe(true);
    expect(setting.fake.variablesOf('Me')).toHaveLength(1);
    release();
    await fetched();
    expect(socketOffline.get()).toBe(false);
    expect(setting.fake.variablesOf('Me')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    await fetched();
    expect(setting.sockets).toHaveLength(1);
    expect(setting.fake.variablesOf('Me')).toHaveLength(2);
  });

  it('is waited for as long as a busy platform takes, which then has to answer as any other', async () => {
    const setting = startedSession();
    const release = holdPongs();
    await setting.logIn();
    await fetched();
    await vi.advanceTimersByTimeAsync(29_000);
    release();
    await fetched();
    expect(socketOffline.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(setting.sockets.map(({ closed }) => closed)).toEqual([false]);
    setting.sockets[0]?.freeze();
    await vi.advanceTimersByTimeAsync(12_000 + 8_000 + 1_000);
    expect(setting.sockets.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it('counts as missed when the websocket is a long time coming', async () => {
    const setting = startedSession();
    const send = vi.spyOn(WebSocket.prototype, 'send').mockImplementation(() => undefined);
    await setting.logIn();
    await fetched();
    expect(socketOffline.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(socketOffline.get()).toBe(true);
    send.mockRestore();
    await vi.advanceTimersByTimeAsync(30_000);
    await fetched();
    expect(socketOffline.get()).toBe(false);
  });

  it('counts as missed while its subscriptions are a long time coming, and who answers no ping is tried again', async () => {
    const setting = startedSession();
    const release = holdPongs();
    await setting.logIn();
    await fetched();
    expect(socketOffline.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(socketOffline.get()).toBe(true);
    await vi.advanceTimersByTimeAsync(21_000);
    expect(setting.sockets.map(({ closed }) => closed)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1_000 + 1_000);
    expect(setting.sockets.map(({ closed }) => closed)).toEqual([true, false]);
    expect(socketOffline.get()).toBe(true);
    release();
    await fetched();
    expect(setting.sockets[1]?.subscriptions.toSorted()).toEqual(sixPushes);
    expect(socketOffline.get()).toBe(false);
    expect(setting.fake.variablesOf('Me')).toHaveLength(2);
  });
});

describe('a subscription that ends', () => {
  it.each([
    ['with an error', { type: 'error', payload: [{ message: 'gone' }] }],
    ['without a word', { type: 'complete' }],
  ])('%s is marked, and all are sent again', async (_how, message) => {
    const setting = await connected();
    const seen = marks();
    setting.sockets[0]?.answerTo('levelUp', message);
    await fetched();
    expect(socketOffline.get()).toBe(true);
    const before = setting.fake.variablesOf('Me').length;
    await vi.advanceTimersByTimeAsync(1_000);
    await fetched();
    expect(setting.sockets.at(-1)?.subscriptions.toSorted()).toEqual(sixPushes);
    expect(setting.fake.variablesOf('Me')).toHaveLength(before + 1);
    expect(seen).toEqual([true, false]);
  });
});

describe('a websocket that is lost', () => {
  it('is noticed at once when the device says that it is offline', async () => {
    const setting = await connected();
    setting.sockets[0]?.freeze();
    window.dispatchEvent(new Event('offline'));
    expect(socketOffline.get()).toBe(true);
    window.dispatchEvent(new Event('online'));
    await fetched();
    await vi.advanceTimersByTimeAsync(1_000);
    await fetched();
    expect(setting.sockets).toHaveLength(2);
    expect(socketOffline.get()).toBe(false);
  });

  it('is closed when the page is left, and back with the truth, fetched once, when Back shows the same page', async () => {
    const setting = await connected();
    const before = setting.fake.variablesOf('Me').length;
    window.dispatchEvent(new Event('pagehide'));
    expect(setting.sockets[0]?.closed).toBe(true);
    window.dispatchEvent(new Event('pageshow'));
    await fetched();
    await vi.advanceTimersByTimeAsync(60_000);
    await fetched();
    expect(setting.sockets).toHaveLength(2);
    expect(setting.sockets[1]?.subscriptions.toSorted()).toEqual(sixPushes);
    expect(setting.fake.variablesOf('Me')).toHaveLength(before + 1);
  });

  it('is built up again with its subscriptions, and what was missed is fetched', async () => {
    const setting = await connected();
    setting.fake.answer('Me', () => ({ me: { ...answeredAccount, availableBalance: '750.00' } }));
    const before = setting.fake.variablesOf('Me').length;
    setting.sockets[0]?.drop();
    await vi.advanceTimersByTimeAsync(499);
    expect(setting.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(setting.sockets).toHaveLength(2);
    await fetched();
    expect(setting.sockets[1]?.subscriptions.toSorted()).toEqual(sixPushes);
    expect(setting.fake.variablesOf('Me')).toHaveLength(before + 1);
    expect(setting.session.state.get().account?.availableBalance).toBe('750.00');
    expect(setting.session.state.get().signedIn).toBe(true);
  });

  it('is given up on never, and tried ever more slowly, twice a minute at least', async () => {
    const setting = await connected();
    for (let lost = 0; lost < 9; lost += 1) {
      setting.sockets.at(-1)?.drop();
      vi.spyOn(WebSocket.prototype, 'send').mockImplementationOnce(() => undefined);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(setting.sockets.length).toBeGreaterThan(lost + 1);
    }
  });

  it('PUSH-12 is tried again when an opening comes to no end, each time a little later, and fetches what was missed', async () => {
    const setting = await connected();
    setting.fake.answer('Me', () => ({ me: { ...answeredAccount, availableBalance: '750.00' } }));
    const before = setting.fake.variablesOf('Me').length;
    const letOpen = holdOpenings();
    setting.sockets[0]?.drop();
    // About 1 s until it is tried, and 8 s until that is given up; about 2 s and 8 s more for the next one.
    await vi.advanceTimersByTimeAsync(1_000 + 8_000);
    expect(setting.sockets.map(({ closed }) => closed)).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(2_000 + 8_000);
    expect(setting.sockets.map(({ closed }) => closed)).toEqual([true, true, true]);
    expect(socketOffline.get()).toBe(true);
    letOpen();
    await vi.advanceTimersByTimeAsync(4_000);
    await fetched();
    expect(setting.sockets).toHaveLength(4);
    expect(setting.sockets[3]?.subscriptions.toSorted()).toEqual(sixPushes);
    expect(socketOffline.get()).toBe(false);
    expect(setting.fake.variablesOf('Me')).toHaveLength(before + 1);
    expect(setting.session.state.get().account?.availableBalance).toBe('750.00');
  });

  it('PUSH-12 is tried again when the first opening comes to no end, and marked meanwhile', async () => {
    const setting = startedSession();
    const letOpen = holdOpenings();
    await setting.logIn();
    await fetched();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(setting.sockets.map(({ closed }) => closed)).toEqual([true]);
    expect(socketOffline.get()).toBe(true);
    letOpen();
    await vi.advanceTimersByTimeAsync(1_000);
    await fetched();
    expect(setting.sockets.map(({ closed }) => closed)).toEqual([true, false]);
    expect(socketOffline.get()).toBe(false);
  });

  it('is tried at once when the device is online again', async () => {
    const setting = await connected();
    setting.sockets[0]?.drop();
    await settle();
    expect(setting.sockets).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(setting.sockets).toHaveLength(2);
  });

  it('is noticed though nothing says so: a ping that nobody answers ends it', async () => {
    const setting = await connected();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(setting.sockets).toHaveLength(1);
    setting.sockets[0]?.freeze();
    await vi.advanceTimersByTimeAsync(12_000 + 8_000 + 1_000);
    await fetched();
    expect(setting.sockets).toHaveLength(2);
    expect(setting.sockets[1]?.subscriptions.toSorted()).toEqual(sixPushes);
  });

  it('comes back with the token of that moment, not with the one it began with', async () => {
    const setting = await connected();
    const fresh = tokenUntil(Date.now() + 100 * 24 * HOUR);
    document.cookie = `access-token=${fresh}; path=/`;
    setting.sockets[0]?.refuse(4403, 'ACCESS_TOKEN_EXPIRED');
    await vi.advanceTimersByTimeAsync(2_000);
    await fetched();
    expect(setting.sockets).toHaveLength(2);
    expect(setting.sockets[1]?.connectionParams).toMatchObject({ authorization: `Bearer ${fresh}` });
    expect(shownToast()?.title).not.toBe('Session Expired');
    expect(setting.session.state.get().signedIn).toBe(true);
  });
});
