import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalText } from '../decision/index.ts';
import { money } from '../money/index.ts';
import { fairValue, linesOf } from './bets.ts';
import type { LegState } from './bets.ts';
import { cashOutReasons } from './cash-out-reasons.ts';
import { decideCashOut, decideQuote } from './decide-cash-out.ts';
import type { LegNow, QuotedBet, QuoteFacts } from './decide-cash-out.ts';
import { decideSlip, isCombinable, slipKinds } from './decide-slip.ts';
import type { SlipFacts, SlipLeg } from './decide-slip.ts';
import { slipReasons } from './slip-reasons.ts';
import type { SlipReason } from './slip-reasons.ts';

const on = (fixture: string, seen: number, now: number | null = seen): SlipLeg => ({
  ...{ fixture, market: 'WINNER', selection: 'HOME' },
  ...{ seen, now },
});

const slip = (legs: readonly SlipLeg[], size = legs.length): SlipFacts => ({
  ...{ legs, size },
  unit: money.of(1000n),
});

const nine = Array.from({ length: 9 }, (_, index) => on(`soc-${String(index)}`, 110));

describe('PLAY-32 a slip', () => {
  it('is placed as it was seen, at its stake for each line', () => {
    const legs = [on('soc-1', 185), on('afl-1', 210), on('ten-1', 150)];
    expect(decideSlip(slip(legs, 2))).toEqual({
      allowed: true,
      plan: { terms: { size: 2, unit: 1000n }, stake: 3000n },
    });
  });

  it.each<[SlipReason, SlipFacts, string]>([
    ['empty', slip([], 1), 'Choose odds to bet on them.'],
    ['tooManyLegs', slip(nine), 'A bet has at most 8 selections. Take one off to add another.'],
    [
      'relatedLegs',
      slip([on('soc-1', 185), on('soc-1', 210)]),
      'Selections of the same match cannot be combined.',
    ],
    ['sizeUnknown', slip([on('soc-1', 185)], 2), 'There is no such system of these selections.'],
    ['sizeUnknown', slip([on('soc-1', 185)], 0), 'There is no such system of these selections.'],
    [
      'legClosed',
      slip([on('soc-1', 185, 190), on('afl-1', 185, null)]),
      'A selection is no longer open. Take it off your slip.',
    ],
    [
      'oddsChanged',
      slip([on('soc-1', 185, 180)]),
      'Odds have changed. Look at them before you place the bet.',
    ],
    [
      'oddsTooLong',
      slip([on('soc-1', 11_000), on('afl-1', 11_000)]),
      'The odds of a line may multiply to 10,000 at most.',
    ],
  ])('is refused as %s', (reason, facts, text) => {
    const decision = decideSlip(facts);
    expect(decision).toMatchObject({ allowed: false, reason });
    if (!decision.allowed) expect(refusalText(slipReasons, decision)).toBe(text);
  });

  it('may hold opposite singles, which are no combination', () => {
    const legs = [on('soc-1', 185), on('soc-1', 210)];
    expect([1, 2].map((size) => isCombinable(legs, size))).toEqual([true, false]);
    expect(isCombinable([on('soc-1', 185), on('afl-1', 210)], 2)).toBe(true);
    expect(decideSlip(slip([on('soc-1', 185), on('soc-1', 210)], 1)).allowed).toBe(true);
  });

  it('shows every kind of bet up to the most selections, and closes those of related ones', () => {
    const leg = (fixture: string) => ({ fixture, odds: 200, state: 'OPEN' as const });
    const kindsOf = (...fixtures: readonly string[]) =>
      slipKinds(fixtures.map(leg), money.of(1000n)).map(({ size, open, stake, returns }) => [
        ...[size, open, stake, returns],
      ]);
    expect(kindsOf('soc-1', 'afl-1', 'soc-2')).toEqual([
      [1, true, 3000n, 6000n],
      [2, true, 3000n, 12_000n],
      [3, true, 1000n, 8000n],
    ]);
    expect(kindsOf('soc-1', 'soc-1').map(([size, open]) => [size, open])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(kindsOf(...nine.map(({ fixture }) => fixture)).map(([size]) => size)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(kindsOf()).toEqual([]);
  });

  it('asks on better odds too', () => {
    expect(decideSlip(slip([on('soc-1', 185, 200)]))).toMatchObject({ reason: 'oddsChanged' });
  });
});

const leg = (odds: number, state: LegState, chance = 0, now: number | null = 150): LegNow => ({
  ...{ odds, state, chance, now },
  moves: false,
});

describe('PLAY-32 the price of a cash out', () => {
  const whole = { terms: { size: 2, unit: money.of(1000n) }, share: 100, open: true } as const;
  const quoted = ({ share, ...bet }: QuotedBet & Pick<QuoteFacts, 'share'>) => decideQuote({ share, bet });

  it('is what the bet is worth less 5 %', () => {
    const legs = [leg(200, 'WON'), leg(200, 'OPEN', 750_000)];
    // 10.00 at 2.00 and 2.00 with three chances in four is worth 30.00.
    expect(quoted({ ...whole, legs })).toMatchObject({ allowed: true, plan: { unit: 1000n, price: 2850n } });
  });

  it.each<[string, boolean, LegNow[], 'betOver' | 'notOffered']>([
    ['a bet that is closed', false, [leg(200, 'OPEN', 500_000), leg(200, 'OPEN', 500_000)], 'betOver'],
    ['a lost bet', true, [leg(200, 'LOST'), leg(200, 'OPEN', 500_000)], 'betOver'],
    ['a match that is suspended', true, [leg(200, 'WON'), leg(200, 'OPEN', 990_000, null)], 'notOffered'],
    ['a bet that is worth nothing', true, [leg(200, 'OPEN', 1), leg(200, 'OPEN', 1)], 'notOffered'],
  ])('is not stated for %s', (_name, open, legs, reason) => {
    expect(quoted({ ...whole, legs, open })).toMatchObject({ allowed: false, reason });
  });

  it('is not stated while it would be kept past a move of an open match', () => {
    const [over, open] = [leg(200, 'WON'), leg(200, 'OPEN', 750_000)];
    const decision = quoted({ ...whole, legs: [over, { ...open, moves: true }] });
    expect(decision).toMatchObject({ allowed: false, reason: 'aboutToMove' });
    expect(cashOutReasons.aboutToMove.text()).toBe(
      'The odds of this bet are about to move. Ask again in a moment.',
    );
    const facts = { ...whole, legs: [{ ...over, moves: true }, open] };
    expect(quoted(facts)).toMatchObject({ allowed: true, plan: { unit: 1000n, price: 2850n } });
  });

  it.each([
    [25, 250n, 712n],
    [50, 500n, 1425n],
    [75, 750n, 2137n],
  ] as const)('of %d % of the bet is for that share of each line, rounded down', (share, unit, price) => {
    const legs = [leg(200, 'WON'), leg(200, 'OPEN', 750_000)];
    expect(quoted({ ...whole, share, legs })).toMatchObject({ allowed: true, plan: { unit, price } });
  });

  it('of a part is not stated when a line has less than a minor unit for it', () => {
    const legs = [leg(200, 'WON'), leg(200, 'OPEN', 750_000)];
    const decision = quoted({ ...whole, terms: { size: 2, unit: money.of(3n) }, share: 25, legs });
    expect(decision).toMatchObject({ allowed: false, reason: 'tooSmall' });
    expect(cashOutReasons.tooSmall.text()).toBe('This bet is too small to cash out a part of it.');
  });

  it('never beats the fair value', () => {
    const legs = fc.array(
      fc.record({
        odds: fc.integer({ min: 101, max: 5000 }),
        state: fc.constantFrom<LegState>('OPEN', 'WON', 'VOID', 'LOST'),
        chance: fc.integer({ min: 1000, max: 950_000 }),
        now: fc.constant(150),
        moves: fc.constant(false),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(legs, fc.nat(4), fc.bigInt({ min: 1n, max: 10n ** 8n }), (made, lines, unit) => {
        const facts = { size: 1 + (lines % made.length), unit: money.of(unit) };
        const decision = quoted({ ...whole, terms: facts, legs: made });
        const value = fairValue(facts, made);
        if (decision.allowed) expect(decision.plan.price).toBeLessThan(value);
        expect(linesOf(made.length, facts.size).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('PLAY-32 a price that was stated', () => {
  const left = money.of(1000n);
  const sold = { open: true, left, ending: null, partSold: false };
  const quote = { id: 'quo_1', unit: left, price: money.of(2850n), madeAt: 10_000 };

  it.each([
    [10_000, true],
    [15_000, true],
    [15_001, false],
  ])('is kept for 5 s: at %d ms', (now, allowed) => {
    const decision = decideCashOut({ bet: { ...sold, quote }, taken: 'quo_1', now });
    expect(decision.allowed).toBe(allowed);
    if (decision.allowed) expect(decision.plan).toMatchObject({ price: 2850n });
  });

  it('of a part leaves the rest open, and buys no more than is left', () => {
    const part = { ...quote, unit: money.of(400n), price: money.of(1140n) };
    const bet = { ...sold, quote: part };
    const facts = { bet, taken: 'quo_1', now: 10_000 };
    const leftOver = (unit: bigint) => decideCashOut({ ...facts, bet: { ...bet, left: money.of(unit) } });
    expect(decideCashOut(facts)).toMatchObject({
      allowed: true,
      plan: { kind: 'BUY', unit: 400n, price: 1140n, whole: false },
    });
    expect(leftOver(400n)).toMatchObject({ plan: { whole: true } });
    expect(leftOver(399n)).toMatchObject({ reason: 'quoteOver' });
  });

  it('is no other one, and none of a bet that is over', () => {
    const bet = { ...sold, quote };
    const facts = { bet, taken: 'quo_1', now: 10_000 };
    expect(decideCashOut({ ...facts, taken: 'quo_0' })).toMatchObject({ reason: 'quoteOver' });
    expect(decideCashOut({ ...facts, bet: { ...bet, quote: null } })).toMatchObject({ reason: 'quoteOver' });
    expect(decideCashOut({ ...facts, bet: { ...bet, open: false } })).toMatchObject({ reason: 'betOver' });
    expect(cashOutReasons.quoteOver.text()).toBe('This price is no longer kept. Ask for a new one.');
  });
});
