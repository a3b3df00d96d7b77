import { expect, it } from 'vitest';
import { keepPages } from './keep-pages.ts';
import type { LivePages } from './live-pages.ts';

type Round = LivePages | Error;

const made = (files: Record<string, string>, ...failures: unknown[]): LivePages => ({
  files: new Map(Object.entries(files)),
  failures,
});

const MINUTE = 60_000;

/** Lets the pages be made once for each round, and tells what stood where they are served after it. */
const kept = (...rounds: readonly Round[]) => keptEvery(MINUTE, rounds);

async function keptEvery(everyMs: number, rounds: readonly Round[]) {
  const served = new Map<string, string>();
  const states: Record<string, string>[] = [];
  const pauses: number[] = [];
  const notes: (readonly unknown[])[] = [];
  let now = 0;
  let round = 0;
  await keepPages({
    make: () => {
      const next = rounds[round++] ?? new Error('No more rounds.');
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    store: { put: (file, page) => served.set(file, page), remove: (file) => served.delete(file) },
    everyMs,
    againMs: 5_000,
    oldestMs: 2 * MINUTE,
    now: () => now,
    pause: (ms) => {
      states.push(Object.fromEntries(served));
      pauses.push(ms);
      now += MINUTE;
      return Promise.resolve();
    },
    isOver: () => round === rounds.length,
    note: (failures) => notes.push(failures),
  });
  return { states, pauses, notes };
}

it('replaces a page that has grown old by what the platform answers now', async () => {
  const { states, pauses } = await kept(
    made({ 'promotions.html': 'last month’s' }),
    made({ 'promotions.html': 'this month’s' }),
  );
  expect(states).toEqual([{ 'promotions.html': 'last month’s' }, { 'promotions.html': 'this month’s' }]);
  expect(pauses).toEqual([60_000, 60_000]);
});

it('takes away the page of a promo that is gone', async () => {
  const { states } = await kept(made({ 'a.html': 'A', 'b.html': 'B' }), made({ 'a.html': 'A' }));
  expect(states[1]).toEqual({ 'a.html': 'A' });
});

it('keeps what it has while the platform is away, tries sooner, and leaves the page to the app once that is too old', async () => {
  const away = new Error('Away.');
  const { states, pauses, notes } = await kept(
    made({ 'a.html': 'A' }),
    away,
    away,
    away,
    made({ 'a.html': 'B' }),
  );
  expect(states).toEqual([{ 'a.html': 'A' }, { 'a.html': 'A' }, { 'a.html': 'A' }, {}, { 'a.html': 'B' }]);
  expect(pauses).toEqual([60_000, 5_000, 5_000, 5_000, 60_000]);
  expect(notes).toEqual([[away], [away], [away]]);
});

it('renews what can be made while another page fails', async () => {
  const { states } = await kept(made({ 'a.html': 'A', 'b.html': 'B' }), made({ 'a.html': 'A2' }, 'b failed'));
  expect(states[1]).toEqual({ 'a.html': 'A2', 'b.html': 'B' });
});

it('tries no later than it would have begun anyway', async () => {
  const { pauses } = await keptEvery(1_000, [new Error('Away.'), made({})]);
  expect(pauses).toEqual([1_000, 1_000]);
});
