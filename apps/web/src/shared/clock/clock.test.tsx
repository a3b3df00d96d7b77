import { act, render, screen } from '@testing-library/react';
import { emptyStorage } from '@magpie/ui/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { clockMoves, clockNow, hearPush, listeningFetch, resumeClock, useAtNow } from './index.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;

const renders = vi.fn<() => void>();

function Minute() {
  const minute = useAtNow((now) => now.toISOString().slice(11, 16));
  renders();
  return <p>{minute}</p>;
}

const answering = (headers: Record<string, string>) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { headers })));
  return listeningFetch('/graphql');
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const shown = () => screen.getByRole('paragraph').textContent;

beforeEach(() => {
  emptyStorage();
  vi.useFakeTimers({ now: NOON });
  resumeClock(null);
  renders.mockReset();
});

it('is the device’s own while the platform tells none', async () => {
  await answering({});
  await answering({ 'x-clock': 'noon' });
  expect(clockNow()).toBe(NOON);
});

it('shows on what is on screen what an answer or a push tells, without a render in between', async () => {
  render(<Minute />);
  expect(shown()).toBe('12:00');
  await act(() => answering({ 'x-clock': '2027-01-01T08:59:58.000Z' }));
  expect(shown()).toBe('08:59');
  expect(renders).toHaveBeenCalledTimes(2);
  await pass(1000);
  expect(renders).toHaveBeenCalledTimes(2);
  await pass(1000);
  expect(shown()).toBe('09:00');
  act(() => {
    hearPush('2027-01-08T10:15:00.000Z');
  });
  expect(shown()).toBe('10:15');
  expect(renders).toHaveBeenCalledTimes(4);
});

it('stands still with a frozen clock, and goes on with it', async () => {
  render(<Minute />);
  act(() => {
    hearPush('2026-11-23T00:00:00.000Z; frozen');
  });
  expect(shown()).toBe('00:00');
  await pass(5 * HOUR);
  expect(shown()).toBe('00:00');
  expect(vi.getTimerCount()).toBe(0);
  act(() => {
    hearPush('2026-11-23T00:00:00.000Z');
  });
  await pass(60_000);
  expect(shown()).toBe('00:01');
});

it('SIM-05 runs as fast as the platform’s, and is shown ten times a second at most', async () => {
  render(<Minute />);
  act(() => {
    hearPush('2026-11-23T00:00:00.000Z; rate=600');
  });
  renders.mockReset();
  await pass(100);
  expect(shown()).toBe('00:01');
  await pass(900);
  expect(shown()).toBe('00:10');
  expect(renders).toHaveBeenCalledTimes(10);
  resumeClock(null);
  expect(clockNow()).toBe(Date.parse('2026-11-23T00:10:00.000Z'));
});

it('counts what a push tells as a move, and what an answer tells not', async () => {
  const before = clockMoves.get();
  await answering({ 'x-clock': '2027-01-01T08:59:58.000Z' });
  hearPush(undefined);
  expect(clockMoves.get()).toBe(before);
  hearPush('2027-01-01T08:59:58.000Z; frozen');
  expect(clockMoves.get()).toBe(before + 1);
});

it('is known from the first moment after a reload, and not in another world', () => {
  resumeClock('friday');
  hearPush('2027-01-01T09:00:00.000Z; frozen');
  resumeClock('monday');
  expect(clockNow()).toBe(NOON);
  resumeClock('friday');
  expect(clockNow()).toBe(Date.parse('2027-01-01T09:00:00.000Z'));
});

it('asks no timer of the device for what is not on screen', () => {
  const { unmount } = render(
    <>
      <Minute />
      <Minute />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
