import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOpenAfterPaint } from './use-open-after-paint.ts';

let frames: FrameRequestCallback[] = [];

const paint = () =>
  act(async () => {
    for (const frame of frames.splice(0)) frame(0);
    await vi.advanceTimersByTimeAsync(1);
  });

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const onEscape = vi.fn();

const drawn = () =>
  renderHook(({ open }) => useOpenAfterPaint(open, onEscape), { initialProps: { open: true } });

const pressEscape = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  frames = [];
  onEscape.mockClear();
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});

afterEach(() => {
  vi.useRealTimers();
});

it('opens once the frame that answers the press is painted, and closes at once', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { result, rerender } = drawn();
  await pass(100);
  expect(result.current).toBe(false);
  await paint();
  expect(result.current).toBe(true);
  rerender({ open: false });
  expect(result.current).toBe(false);
  rerender({ open: true });
  expect(result.current).toBe(false);
  await paint();
  expect(result.current).toBe(true);
});

it('stays closed when it is closed before that frame', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { result, rerender } = drawn();
  rerender({ open: false });
  await paint();
  expect(result.current).toBe(false);
});

it('waits for no frame in a page that nobody sees', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { result } = drawn();
  await paint();
  expect(frames).toEqual([]);
  expect(result.current).toBe(true);
});

it('opens without a frame where a page that is seen gets none', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { result } = drawn();
  await pass(160);
  expect(result.current).toBe(true);
});

it('hears Escape until it is open, and then leaves it to what has opened', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  drawn();
  pressEscape();
  expect(onEscape).toHaveBeenCalledOnce();
  await paint();
  pressEscape();
  expect(onEscape).toHaveBeenCalledOnce();
});
