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
  {
    line: 'clock speed 60 -w {w}',
    inputs: { rate: 60, world },
    given: [['clock freeze', { world }]],
    answer: { ...untouched, frozen: false, rate: 60 },
  },
  {
    line: 'clock jump -w {w}',
    inputs: { world },
    answer: { ...untouched, now: '2026-03-08T13:00:00.000Z' },
  },
  {
    line: 'world fork {w} {w}-new',
    inputs: { world, to: '{w}-new' },
    answer: { ...untouched, id: '{w}-new' },
  },
  {
    line: 'world compare {w} {w} --first-snapshot noon',
    inputs: { first: world, second: world, firstSnapshot: 'noon' },
    given: [
      ['world snapshot', { world, name: 'noon' }],
      ['clock advance', { by: 'PT1S', world }],
    ],
    answer: [
      {
        subject: 'Clock',
        changed: 1,
        onlyFirst: 0,
        onlySecond: 0,
        rows: [
          {
            row: 'now',
            kind: 'CHANGED',
            fields: [{ field: 'now', first: '2026-03-02T02:00:00.000Z', second: '2026-03-02T02:00:01.000Z' }],
          },
        ],
      },
    ],
  },
  {
    line: 'world forget {w} noon',
    inputs: { world, name: 'noon' },
    given: [['world snapshot', { world, name: 'noon' }]],
    answer: true,
  },
  {
    line: 'world file {w}',
    inputs: { world },
    answer: {
      download: '{platform}/control/worlds/{w}/export',
      fileName: '{w}-20260302-020000.magpie-world',
      upload: '{platform}/control/worlds/import',
      maxBytes: 536_870_912,
    },
  },
];
