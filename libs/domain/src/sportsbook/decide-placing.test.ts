import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { money } from '../money/index.ts';
import { decideMatch, decidePlacing, decideSlipDraft, matchReasons, placingReasons } from './index.ts';
import type { KnownBet, PlacingFacts, SentSlip } from './index.ts';

const cents = (count: number) => money.of(BigInt(count));

const home = { market: 'WINNER', selection: 'HOME' } as const;

const on = (fixture: string, seen: number, now: number | null = seen) => ({
  ...{ fixture, ...home, seen, now },
});

const sent: SentSlip = {
  legs: [on('soc-1', 185), on('afl-1', 210)],
  size: 1,
  unit: '10.00',
  stakedFrom: undefined,
};

const facts: PlacingFacts = {
  sent,
  earlier: null,
  currency: { code: 'AUD', type: 'FIAT' },
  ladder: [cents(100), cents(10_000)],
  stakedFrom: null,
};

const first = { fixture: 'soc-1', ...home, odds: 185 };
const second = { fixture: 'afl-1', ...home, odds: 210 };
const earlier: KnownBet = {
  ...{ status: 'OPEN', currency: 'AUD', size: 1, unit: cents(1000) },
  legs: [first, second],
};

const closed: SentSlip = { ...sent, legs: [on('soc-1', 185, null), on('afl-1', 210)] };
const unanswered = { ...earlier, status: 'OPENING' } as const;

describe('PLAY-32 a bet', () => {
  it('is placed as it was seen, at its stake for each line', () => {
    expect(decidePlacing(facts)).toEqual({
      allowed: true,
      plan: { kind: 'PLACE', sent, stakedFrom: 'CASH', terms: { size: 1, unit: 1000n }, stake: 2000n },
    });
  });

  it.each([
    ['what it was drawn up of', 'BONUS', null, 'BONUS'],
    ['what it was drawn up of', 'CASH', 'BONUS', 'CASH'],
    ['cash, drawn up without a promo', null, 'BONUS', 'CASH'],
    ['what is played with', undefined, 'BONUS', 'BONUS'],
    ['what is played with', undefined, 'CASH', 'CASH'],
    ['cash, which is played without a promo', undefined, null, 'CASH'],
  ] as const)('is staked of %s: %s, while %s is played with', (_what, drawnUp, stakedFrom, taken) => {
    const slip = { ...sent, stakedFrom: drawnUp };
    expect(decidePlacing({ ...facts, sent: slip, stakedFrom })).toMatchObject({
      plan: { kind: 'PLACE', stakedFrom: taken },
    });
  });

  it.each(['OPEN', 'DECIDED', 'CLOSED'] as const)(
    'is answered as it stands when its request comes again while it is %s, whatever its match does',
    (status) => {
      const bet = { ...earlier, status };
      for (const slip of [sent, closed])
        expect(decidePlacing({ ...facts, sent: slip, earlier: bet })).toEqual({
          allowed: true,
          plan: { kind: 'REPEAT', bet },
        });
    },
  );

  it('whose stake has no answer asks for it once more', () => {
    expect(decidePlacing({ ...facts, earlier: unanswered })).toEqual({
      allowed: true,
      plan: { kind: 'STAKE', bet: unanswered },
    });
  });

  it('whose stake has no answer is given back for why it can no longer be placed', () => {
    expect(decidePlacing({ ...facts, sent: closed, earlier: unanswered })).toEqual({
      allowed: true,
      plan: {
        kind: 'GIVE_BACK',
        bet: unanswered,
        refusal: { allowed: false, reason: 'legClosed', details: { min: '1.00', max: '100.00' } },
      },
    });
  });

  it.each<[string, string, Partial<PlacingFacts>]>([
    ['malformed', 'no slip', { sent: null }],
    ['malformed', 'no slip, whatever came before', { sent: null, earlier }],
    ['otherOrder', 'another stake', { earlier: { ...earlier, unit: cents(1001) } }],
    ['otherOrder', 'another currency', { earlier: { ...earlier, currency: 'NZD' } }],
    ['otherOrder', 'another system', { earlier: { ...earlier, size: 2 } }],
    ['otherOrder', 'a selection less', { earlier: { ...earlier, legs: earlier.legs.slice(0, 1) } }],
    ['otherOrder', 'other odds', { earlier: { ...earlier, legs: [first, { ...second, odds: 211 }] } }],
    [
      'otherOrder',
      'another match',
      { earlier: { ...earlier, legs: [first, { ...second, fixture: 'x-1' }] } },
    ],
    [
      'otherOrder',
      'another side',
      { earlier: { ...earlier, legs: [first, { ...second, selection: 'AWAY' }] } },
    ],
    [
      'otherOrder',
      'another market',
      { earlier: { ...earlier, legs: [first, { ...second, market: 'HANDICAP' }] } },
    ],
    [
      'otherOrder',
      'another of one that was given back',
      { earlier: { ...earlier, size: 2, status: 'ANNULLED' } },
    ],
    ['otherOrder', 'another of one that has no answer', { earlier: { ...unanswered, size: 2 } }],
    ['givenBack', 'one that was given back', { earlier: { ...earlier, status: 'ANNULLED' } }],
    [
      'givenBack',
      'one that was given back, over',
      { sent: closed, earlier: { ...earlier, status: 'ANNULLED' } },
    ],
    ['outsideLimits', 'too small a stake', { sent: { ...sent, unit: '0.99' } }],
    ['outsideLimits', 'a stake that is none', { sent: { ...sent, unit: 'NaN' } }],
    ['outsideLimits', 'too large a stake over its lines', { sent: { ...sent, unit: '50.01' } }],
    ['outsideLimits', 'too small a stake on nothing', { sent: { ...sent, legs: [], unit: '0.99' } }],
    ['empty', 'a slip of nothing', { sent: { ...sent, legs: [] } }],
    ['legClosed', 'a selection that is closed', { sent: closed }],
    ['legClosed', 'a closed selection, too large over its lines', { sent: { ...closed, unit: '50.01' } }],
  ])('is refused as %s: %s', (reason, _what, change) => {
    expect(decidePlacing({ ...facts, ...change })).toEqual({
      allowed: false,
      reason,
      details: { min: '1.00', max: '100.00' },
    });
  });

  it('may stake as much as its limits over all its lines', () => {
    expect(decidePlacing({ ...facts, sent: { ...sent, unit: '50.00' } }).allowed).toBe(true);
  });

  it('is refused with a sentence', () => {
    const rows = reasonRows(placingReasons, { min: '1.00', max: '100.00' });
    expect(rows.map(([reason]) => reason)).toEqual([
      ...['malformed', 'otherOrder', 'givenBack', 'outsideLimits', 'unplayable', 'empty', 'tooManyLegs'],
      ...['relatedLegs', 'sizeUnknown', 'legClosed', 'oddsChanged', 'oddsTooLong'],
    ]);
    expect(rows.slice(0, 5)).toEqual([
      ['malformed', 'BAD_USER_INPUT', 'A bet needs an id, its selections and a stake.'],
      ['otherOrder', 'IDEMPOTENCY_CONFLICT', 'This was requested before with different content.'],
      ['givenBack', 'CONFLICT', 'This bet did not take place. Its stake was given back.'],
      ['outsideLimits', 'BAD_USER_INPUT', 'A stake must be from 1.00 to 100.00.'],
      ['unplayable', 'BAD_USER_INPUT', 'This stake cannot be played here.'],
    ]);
  });
});

it('a slip that is not placed is told whatever is wrong with it, and only what is none is refused', () => {
  expect(decideSlipDraft(closed)).toEqual({ allowed: true, plan: { slip: closed } });
  expect(decideSlipDraft(null)).toMatchObject({ allowed: false, reason: 'malformed' });
});

it('a match that is not offered is refused', () => {
  expect(decideMatch({ id: 'soc-1' })).toEqual({ allowed: true, plan: { match: { id: 'soc-1' } } });
  expect(decideMatch(null)).toMatchObject({ allowed: false, reason: 'matchUnknown' });
  expect(reasonRows(matchReasons)).toEqual([['matchUnknown', 'NOT_FOUND', 'This match cannot be bet on.']]);
});
