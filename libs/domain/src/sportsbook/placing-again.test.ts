import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { money } from '../money/index.ts';
import { decidePlacing, placingReasons } from './index.ts';
import type { KnownBet, PlacingFacts, SentSlip } from './index.ts';

const cents = (count: number) => money.of(BigInt(count));

const home = { market: 'WINNER', selection: 'HOME' } as const;

const on = (fixture: string, seen: number, now: number | null = seen) => ({
  ...{ fixture, ...home, seen, now },
});

const many = (count: number, seen: number) =>
  Array.from({ length: count }, (_, index) => on(`soc-${String(index)}`, seen));

const sent: SentSlip = {
  legs: [on('soc-1', 185), on('afl-1', 210)],
  ...{ size: 2, unit: '10.00', stakedFrom: undefined },
};

const earlier: KnownBet = {
  ...{ status: 'OPENING', currency: 'AUD', size: 2, unit: cents(1000) },
  legs: [
    { fixture: 'soc-1', ...home, odds: 185 },
    { fixture: 'afl-1', ...home, odds: 210 },
  ],
};

const seat: PlacingFacts = {
  ...{ sent, earlier: null, stakedFrom: null },
  currency: { code: 'AUD', type: 'FIAT' },
  ladder: [cents(100), cents(500), cents(10_000)],
};

/** What becomes of a slip: the kind of its plan, or the reason why not; of what is given back, both. */
function answerOf(change: Partial<PlacingFacts>): string {
  const decision = decidePlacing({ ...seat, ...change });
  if (!decision.allowed) return decision.reason;
  const { plan } = decision;
  return plan.kind === 'GIVE_BACK' ? `GIVE_BACK as ${plan.refusal.reason}` : plan.kind;
}

const textOf = (change: Partial<PlacingFacts>) =>
  decisionText(placingReasons, decidePlacing({ ...seat, ...change }));

const legs = (first: number | null, second: number | null = 210) => [
  on('soc-1', 185, first),
  on('afl-1', 210, second),
];

describe('PLAY-32 a request for a bet that comes again', () => {
  it.each<[string, Partial<PlacingFacts>, string]>([
    ['nothing has changed', {}, 'STAKE'],
    ['its odds went down', { sent: { ...sent, legs: legs(184) } }, 'GIVE_BACK as oddsChanged'],
    ['its odds went up', { sent: { ...sent, legs: legs(186) } }, 'GIVE_BACK as oddsChanged'],
    ['its first match takes no bets', { sent: { ...sent, legs: legs(null) } }, 'GIVE_BACK as legClosed'],
    ['its last match takes no bets', { sent: { ...sent, legs: legs(185, null) } }, 'GIVE_BACK as legClosed'],
    [
      'one is closed and one has moved',
      { sent: { ...sent, legs: legs(184, null) } },
      'GIVE_BACK as legClosed',
    ],
    ['the least stake rose to it', { ladder: [cents(1000), cents(2000)] }, 'STAKE'],
    ['the least stake rose past it', { ladder: [cents(1001), cents(2000)] }, 'GIVE_BACK as outsideLimits'],
    ['the highest stake fell to it', { ladder: [cents(100), cents(1000)] }, 'STAKE'],
    ['the highest stake fell below it', { ladder: [cents(100), cents(999)] }, 'GIVE_BACK as outsideLimits'],
  ])('once %s', (_what, change, answer) => {
    expect(answerOf({ ...change, earlier })).toBe(answer);
    for (const status of ['OPEN', 'DECIDED', 'CLOSED'] as const)
      expect(answerOf({ ...change, earlier: { ...earlier, status } }), status).toBe('REPEAT');
    expect(answerOf({ ...change, earlier: { ...earlier, status: 'ANNULLED' } })).toBe('givenBack');
  });

  it('is the same bet however its stake is written, and another where its legs change places', () => {
    expect(answerOf({ earlier, sent: { ...sent, unit: '10' } })).toBe('STAKE');
    expect(answerOf({ earlier, sent: { ...sent, unit: '10.0' } })).toBe('STAKE');
    expect(answerOf({ earlier, sent: { ...sent, unit: '10.01' } })).toBe('otherOrder');
    expect(answerOf({ earlier, sent: { ...sent, unit: 'ten' } })).toBe('otherOrder');
    expect(answerOf({ earlier, sent: { ...sent, legs: sent.legs.toReversed() } })).toBe('otherOrder');
    expect(answerOf({ earlier, sent: { ...sent, legs: sent.legs.slice(0, 1) } })).toBe('otherOrder');
    expect(answerOf({ earlier, sent: { ...sent, legs: [on('soc-2', 185), on('afl-1', 210)] } })).toBe(
      'otherOrder',
    );
    expect(answerOf({ earlier, sent: { ...sent, legs: [...sent.legs, on('ten-1', 150)] } })).toBe(
      'otherOrder',
    );
  });

  it('tells of what is given back in the limits of now', () => {
    const ladder = [cents(1001), cents(2000)];
    expect(decidePlacing({ ...seat, earlier, ladder })).toEqual({
      allowed: true,
      plan: {
        kind: 'GIVE_BACK',
        bet: earlier,
        refusal: {
          ...{ allowed: false, reason: 'outsideLimits' },
          details: { min: '10.01', max: '20.00' },
        },
      },
    });
  });
});

describe('a bet that is not placed', () => {
  const related = [on('soc-1', 185), on('soc-1', 210)];

  it.each<[keyof typeof placingReasons, Partial<SentSlip>, string]>([
    ['outsideLimits', { unit: '0.99', legs: [] }, 'A stake must be from 1.00 to 100.00.'],
    ['outsideLimits', { unit: '100.01', legs: legs(null) }, 'A stake must be from 1.00 to 100.00.'],
    ['outsideLimits', { unit: '', size: 9 }, 'A stake must be from 1.00 to 100.00.'],
    ['outsideLimits', { unit: '-10.00' }, 'A stake must be from 1.00 to 100.00.'],
    ['outsideLimits', { unit: '10.001' }, 'A stake must be from 1.00 to 100.00.'],
    ['empty', { legs: [] }, 'Choose odds to bet on them.'],
    ['tooManyLegs', { legs: many(9, 110) }, 'A bet has at most 8 selections. Take one off to add another.'],
    ['relatedLegs', { legs: related }, 'Selections of the same match cannot be combined.'],
    ['sizeUnknown', { size: 0 }, 'There is no such system of these selections.'],
    ['sizeUnknown', { size: 3 }, 'There is no such system of these selections.'],
    ['legClosed', { legs: legs(184, null) }, 'A selection is no longer open. Take it off your slip.'],
    ['oddsChanged', { legs: legs(184) }, 'Odds have changed. Look at them before you place the bet.'],
    ['oddsTooLong', { legs: many(2, 10_001) }, 'The odds of a line may multiply to 10,000 at most.'],
  ])('is refused as %s with %o', (reason, change, text) => {
    const slip = { sent: { ...sent, ...change } };
    expect(answerOf(slip)).toBe(reason);
    expect(textOf(slip)).toBe(text);
  });

  it.each([
    ['8 singles of 12.50 are 100.00', 8, 1, '12.50', 'PLACE'],
    ['8 singles of 12.51 are 100.08', 8, 1, '12.51', 'outsideLimits'],
    ['28 doubles of 3.57 are 99.96', 8, 2, '3.57', 'PLACE'],
    ['28 doubles of 3.58 are 100.24', 8, 2, '3.58', 'outsideLimits'],
    ['one line of eight for 100.00', 8, 8, '100.00', 'PLACE'],
    ['6 doubles of the least stake', 4, 2, '1.00', 'PLACE'],
    ['6 doubles of less than that, which are 5.94', 4, 2, '0.99', 'outsideLimits'],
  ])('or placed, by what all its lines come to: %s', (_what, count, size, unit, answer) => {
    expect(answerOf({ sent: { ...sent, legs: many(count, 110), size, unit } })).toBe(answer);
  });

  it('is held to limits in bitcoin with all its decimals', () => {
    const bitcoin = {
      currency: { code: 'BTC', type: 'CRYPTO' },
      ladder: [cents(1_000), cents(250_000)],
    } as const;
    const slip = (unit: string) => ({ ...bitcoin, sent: { ...sent, unit } });
    expect(answerOf(slip('0.00001'))).toBe('PLACE');
    expect(answerOf(slip('0.0025'))).toBe('PLACE');
    expect(answerOf(slip('0.00250001'))).toBe('outsideLimits');
    expect(textOf(slip('0.00000999'))).toBe('A stake must be from 0.00001000 to 0.00250000.');
  });
});
