import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { socketOffline } from '#shared/apollo/index.ts';
import { createPushStarter } from './push-starter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the start of the subscriptions', () => {
  it('SESS-16 polls every 3 seconds for a token and sends them only when one is present', () => {
    let token: string | null = null;
    const asked = vi.fn(() => token !== null);
    const send = vi.fn(() => Promise.resolve(() => undefined));
    const starter = createPushStarter(asked, send);
    starter.start();
    vi.advanceTimersByTime(9000);
    expect(asked).toHaveBeenCalledTimes(4);
    expect(send).not.toHaveBeenCalled();
    token = 'a-token';
    vi.advanceTimersByTime(2999);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(30_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledTimes(5);
    starter.stop();
  });

  it('tries again when they could not be sent, and marks the member as cut off until then', async () => {
    socketOffline.set(false);
    const send = vi.fn(() => Promise.resolve(() => undefined));
    send.mockRejectedValueOnce(new Error('Failed to fetch'));
    const starter = createPushStarter(() => true, send);
    starter.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(socketOffline.get()).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(send).toHaveBeenCalledTimes(2);
    starter.stop();
    socketOffline.set(false);
  });

  it('does not try again what was stopped before it failed', async () => {
    const { promise, reject } = Promise.withResolvers<() => void>();
    const send = vi.fn(() => promise);
    const starter = createPushStarter(() => true, send);
    starter.start();
    starter.stop();
    reject(new Error('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(socketOffline.get()).toBe(false);
  });

  it('stops what was sent, and what is only being prepared, too', async () => {
    const { promise, resolve } = Promise.withResolvers<() => void>();
    const stopLate = vi.fn();
    const starter = createPushStarter(
      () => true,
      () => promise,
    );
    starter.start();
    starter.stop();
    resolve(stopLate);
    await vi.advanceTimersByTimeAsync(0);
    expect(stopLate).toHaveBeenCalledTimes(1);

    const stop = vi.fn();
    const next = createPushStarter(
      () => true,
      () => Promise.resolve(stop),
    );
    next.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(stop).not.toHaveBeenCalled();
    next.stop();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
