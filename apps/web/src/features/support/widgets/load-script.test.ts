import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPage, scriptAt } from './testing/fake-vendors.ts';
import { loadScript } from './load-script.ts';

const ADDRESS = 'https://vendor.test/widget.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(clearPage);

async function outcome(work: Promise<void>): Promise<string> {
  return work.then(
    () => 'ready',
    (error: unknown) => String(error),
  );
}

describe('a widget’s script', () => {
  it('SUPPORT-03 is looked at every 100 ms until it is ready, and no more from then on', async () => {
    const ready = vi.fn(() => false);
    const loaded = vi.fn();
    void loadScript(ADDRESS, ready).then(loaded);
    await vi.advanceTimersByTimeAsync(99);
    expect(ready).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(ready).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(900);
    expect(ready).toHaveBeenCalledTimes(10);
    expect(loaded).not.toHaveBeenCalled();
    ready.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(99);
    expect(loaded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(loaded).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ready).toHaveBeenCalledTimes(11);
  });

  it('is asked for without holding up the page', () => {
    void loadScript(ADDRESS, () => false);
    expect(scriptAt(ADDRESS).async).toBe(true);
    expect(scriptAt(ADDRESS).src).toBe(ADDRESS);
  });

  it('SUPPORT-04 is given up when it cannot be loaded', async () => {
    const ready = vi.fn(() => false);
    const ended = outcome(loadScript(ADDRESS, ready));
    await vi.advanceTimersByTimeAsync(250);
    scriptAt(ADDRESS).dispatchEvent(new Event('error'));
    expect(await ended).toBe(`Error: ${ADDRESS} could not be loaded.`);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ready).toHaveBeenCalledTimes(2);
  });

  it('SUPPORT-04 is given up when it was loaded and does not get ready', async () => {
    const ready = vi.fn(() => false);
    const ended = outcome(loadScript(ADDRESS, ready));
    await vi.advanceTimersByTimeAsync(90_000);
    scriptAt(ADDRESS).dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await ended).toBe(`Error: ${ADDRESS} did not get ready.`);
    const looks = ready.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ready).toHaveBeenCalledTimes(looks);
  });
});
