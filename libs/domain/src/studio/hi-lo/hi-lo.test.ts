import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { percentText, rational } from '../index.ts';
import type { Json } from '../index.ts';
import { times } from '../rational-sums.ts';
import { fairFor, guessesAt, hiLo, returnFor, worthOf } from './hi-lo.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

const round = (names: string, ...actions: Json[]) => {
  const left = names.split(' ');
  return hiLo.play(
    { stake: money.of(200n), choice: null, actions },
    { below: () => ranks.indexOf(left.shift() ?? '') },
  );
};

describe('a round of hi-lo', () => {
  it('begins with a card and says what each guess is worth', () => {
    expect(round('4')).toEqual({
      view: {
        cards: ['4S'],
        guesses: [],
        end: null,
        worth: 0n,
        worthsNext: { HIGHER: { ways: 9, worth: 280n }, LOWER: { ways: 3, worth: 840n } },
      },
      next: ['HIGHER', 'LOWER'],
      stakes: [200n],
      payouts: null,
    });
  });

  it('has one guess on an ace and on a king', () => {
    expect(round('A')?.next).toEqual(['HIGHER']);
    expect(round('K')?.next).toEqual(['LOWER']);
    expect(round('A', 'LOWER')).toBeNull();
  });

  it('is worth more with each guess that comes true, and pays when it is cashed out', () => {
    expect(round('4 9 2', 'HIGHER', 'LOWER')).toMatchObject({
      view: { cards: ['4S', '9S', '2S'], guesses: ['HIGHER', 'LOWER'], worth: 454n },
      next: ['CASH_OUT', 'HIGHER', 'LOWER'],
      payouts: null,
    });
    expect(round('4 9 2', 'HIGHER', 'LOWER', 'CASH_OUT')).toMatchObject({
      view: { end: 'CASHED_OUT', worthsNext: null },
      next: [],
      payouts: [454n],
    });
  });

  it.each([
    ['a card on the other side', '4 2'],
    ['an equal card', '4 4'],
  ])('is lost on %s', (_what, cards) => {
    expect(round(cards, 'HIGHER')).toMatchObject({
      view: { end: 'LOST', worth: 0n },
      next: [],
      stakes: [200n],
      payouts: [0n],
    });
  });

  it('is paid by itself from 1,000 stakes on', () => {
    expect(round('Q K Q K', 'HIGHER', 'LOWER', 'HIGHER')).toMatchObject({
      view: { end: null },
      payouts: null,
    });
    expect(round('Q K A K 2 A', 'HIGHER', 'LOWER', 'HIGHER', 'LOWER', 'LOWER')?.next).toContain('CASH_OUT');
    expect(round('Q K Q K 2 A', 'HIGHER', 'LOWER', 'HIGHER', 'LOWER', 'LOWER')).toMatchObject({
      view: { end: 'CASHED_OUT' },
      next: [],
      payouts: [500_214n],
    });
  });

  it.each<[string, Json[]]>([
    ['a cash out before the first guess', ['CASH_OUT']],
    ['another guess', ['EQUAL']],
    ['a guess after the end', ['HIGHER', 'LOWER', 'LOWER']],
  ])('has %s refused', (_what, actions) => {
    expect(round('4 9 K', ...actions)).toBeNull();
  });

  it('has nothing to choose, and is staked so that hundredths come out even', () => {
    expect(hiLo.play({ stake: money.of(100n), choice: 3, actions: [] }, { below: () => 0 })).toBeNull();
    expect(hiLo.stakesOf([50n, 100n].map(money.of))).toEqual([100n]);
  });
});

describe('what hi-lo returns', () => {
  it('PLAY-35 is 96.80 % for the likelier guess, once', () => {
    expect(hiLo.exactReturn()).toEqual({ over: 818n, under: 845n });
    expect(percentText(hiLo.exactReturn())).toBe('96.80');
  });

  it('is never below 96.07 %, nor above 97 %, for one guess or several', () => {
    const all = ranks.flatMap((_, index) => guessesAt(index + 1).map((guess) => fairFor(index + 1, guess)));
    const twice = all.flatMap((one) => all.map((other) => times(one, other)));
    const returns = [...all, ...twice].map((fair) => rational(worthOf(fair) * fair.under, 100n * fair.over));
    const percents = returns.map(percentText).map(Number);
    expect(Math.min(...percents)).toBeGreaterThanOrEqual(96.07);
    expect(Math.max(...percents)).toBe(97);
    expect(percentText(returnFor(12, 'HIGHER'))).toBe('97.00');
    // The least that a guess is worth is 105 hundredths, of which rounding takes less than one.
    expect(worthOf(fairFor(1, 'HIGHER'))).toBe(105n);
    expect(hiLo.rules.join()).toContain('between 96.07 and 97.00 %');
  });
});
