import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideFavourite } from './decide-favourite.ts';
import { favouriteReasons } from './favourite-reasons.ts';

const facts = { offered: true, kept: false, count: 3, wanted: true };

describe('decideFavourite', () => {
  it.each([
    ['adds a game', {}, 'ADD'],
    ['adds the hundredth', { count: 99 }, 'ADD'],
    ['takes one away', { kept: true, wanted: false }, 'REMOVE'],
    ['takes one away that has left the site', { kept: true, wanted: false, offered: false }, 'REMOVE'],
    ['takes one away from a full list', { kept: true, wanted: false, count: 100 }, 'REMOVE'],
    ['changes nothing for one that is kept', { kept: true, count: 100 }, 'NONE'],
    ['changes nothing for one that is not', { wanted: false }, 'NONE'],
  ] as const)('%s', (_what, change, expected) => {
    expect(decideFavourite({ ...facts, ...change })).toEqual({ allowed: true, plan: { change: expected } });
  });

  it.each([
    ['gameUnknown', { offered: false }],
    ['gameUnknown', { offered: false, wanted: false }],
    ['gameUnknown', { offered: false, count: 100 }],
    ['tooMany', { count: 100 }],
  ] as const)('refuses with %s', (reason, change) => {
    expect(decideFavourite({ ...facts, ...change })).toMatchObject({ allowed: false, reason });
  });

  it('says how many are kept at most', () => {
    expect(decisionText(favouriteReasons, decideFavourite({ ...facts, count: 100 }))).toBe(
      'You can keep 100 favourite games. Take one away before you add another.',
    );
  });
});
