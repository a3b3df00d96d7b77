import { expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { decideSeedChange, studioReasons } from './index.ts';
import type { SeedChangeFacts, SeedChangeReason } from './index.ts';

const facts: SeedChangeFacts = { clientSeed: 'my-own_seed', shared: false, unfinished: 0 };

it.each([['my-own_seed'], ['a'], ['x'.repeat(64)]])(
  'takes the seed %s while no round is open',
  (clientSeed) => {
    expect(decideSeedChange({ ...facts, clientSeed })).toEqual({ allowed: true, plan: { clientSeed } });
  },
);

it.each<[SeedChangeReason, Partial<SeedChangeFacts>]>([
  ['seedMalformed', { clientSeed: null }],
  ['seedMalformed', { clientSeed: '' }],
  ['seedMalformed', { clientSeed: 'two words' }],
  ['seedMalformed', { clientSeed: 'line\n' }],
  ['seedMalformed', { clientSeed: 'x'.repeat(65) }],
  ['seedMalformed', { clientSeed: '', shared: true, unfinished: 1 }],
  ['seedShared', { shared: true }],
  ['seedShared', { shared: true, unfinished: 1 }],
  ['seedInUse', { unfinished: 1 }],
])('takes no seed: %s with %o', (reason, change) => {
  expect(decideSeedChange({ ...facts, ...change })).toMatchObject({ allowed: false, reason });
});

it('says why, in the order in which it is looked at', () => {
  expect(reasonRows(studioReasons).slice(5, 8)).toEqual([
    ['seedMalformed', 'BAD_USER_INPUT', 'A seed is 1 to 64 letters, digits, hyphens or underscores.'],
    ['seedShared', 'CONFLICT', 'The seeds of this table are the same for everyone, and change with the day.'],
    ['seedInUse', 'CONFLICT', 'The seed decides a round that is still open. Finish it first.'],
  ]);
});
