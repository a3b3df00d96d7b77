import { untouched, world } from './example.ts';
import type { VerbExample } from './example.ts';

export const worlds: readonly VerbExample[] = [
  {
    line: 'world create {w}-new --seed 3 --now 2026-01-05T00:00:00Z --frozen',
    inputs: { world: '{w}-new', seed: 3, now: '2026-01-05T00:00:00Z', frozen: true },
    answer: { ...untouched, id: '{w}-new', seed: 3, now: '2026-01-05T00:00:00.000Z' },
  },
  {
    line: 'world reset {w}',
    inputs: { world },
    given: [['clock advance', { by: 'P1D', world }]],
    answer: untouched,
  },
  { line: 'world delete {w}', inputs: { world }, answer: true },
  {
    line: 'world list',
    inputs: {},
    given: [['world snapshot', { world, name: 'noon' }]],
    answer: [{ ...untouched, snapshots: [{ name: 'noon' }] }],
  },
  {
    line: 'world snapshot {w} noon',
    inputs: { world, name: 'noon' },
    answer: { name: 'noon', world, now: '2026-03-02T02:00:00.000Z' },
  },
  {
    line: 'world restore {w} noon',
    inputs: { world, name: 'noon' },
    given: [
      ['world snapshot', { world, name: 'noon' }],
      ['clock advance', { by: 'P1D', world }],
    ],
    answer: untouched,
  },
  { line: 'clock now -w {w}', inputs: { world }, answer: untouched },
  {
    line: 'clock advance P1D -w {w}',
    inputs: { by: 'P1D', world },
    answer: { ...untouched, now: '2026-03-03T02:00:00.000Z' },
  },
  {
    line: 'clock set 2026-03-09T00:00:00Z -w {w}',
    inputs: { to: '2026-03-09T00:00:00Z', world },
    answer: { ...untouched, now: '2026-03-09T00:00:00.000Z' },
  },
  { line: 'clock freeze -w {w}', inputs: { world }, answer: untouched },
  { line: 'clock run -w {w}', inputs: { world }, answer: { ...untouched, frozen: false } },
];
