import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { waitingAwardTerms } from './index.ts';
import type { WaitingAward } from './index.ts';

const award = (own: Partial<WaitingAward> = {}): WaitingAward => ({
  kind: 'BONUS_ONLY',
  wagering: 15,
  bonus: money.of(1_000n),
  turnoverTarget: money.of(15_000n),
  turnoverCounter: money.of(0n),
  deposit: money.of(0n),
  hasFreeSpins: false,
  ...own,
});

describe('the terms of an award that waits', () => {
  it.each([
    ['a gift', {}, '15 times the bonus'],
    [
      'a gift of a promo of deposits',
      { kind: 'BONUS_PLUS_DEPOSIT' },
      '15 times the bonus, as no deposit was made',
    ],
    [
      'a deposit',
      { kind: 'BONUS_PLUS_DEPOSIT', deposit: money.of(5_000n), turnoverTarget: money.of(90_000n) },
      '15 times the bonus and the deposit',
    ],
    ['one of which a part was turned over', { turnoverCounter: money.of(1n) }, 'What is left of its target'],
    ['one whose bonus has changed', { bonus: money.of(300n) }, 'Its own target'],
    [
      'one without wagering',
      { kind: 'BONUS_PLUS_DEPOSIT', wagering: 0, turnoverTarget: money.of(0n) },
      'Nothing',
    ],
  ] as const)('say what is wagered of %s', (_of, own, wagering) => {
    expect(waitingAwardTerms(award(own)).wagering).toBe(wagering);
  });

  it.each([
    [
      'a gift',
      {},
      'While it waits, it takes nothing from you. Once it has begun, you can give it up under Active bonus. Cancel it, and you lose what is left of the bonus and what it has won.',
    ],
    [
      'a deposit',
      { deposit: money.of(5_000n), hasFreeSpins: true },
      'While it waits, it takes nothing from you. Once it has begun, you can give it up under Active bonus. Cancel it, and you lose what is left of the bonus, what it has won, and the free spins that are left. Your deposit stays yours.',
    ],
  ])('say how to get out of %s', (_of, own, wayOut) => {
    expect(waitingAwardTerms(award(own)).wayOut).toBe(wayOut);
  });

  it('ask for no wagering where free spins are all that it gives', () => {
    const nothing = { bonus: money.of(0n), turnoverTarget: money.of(0n), hasFreeSpins: true };
    expect(waitingAwardTerms(award(nothing))).toEqual({
      wagering: null,
      wayOut:
        'While it waits, it takes nothing from you. Once it has begun, you can give it up under Free spins. Cancel them, and you lose the spins that are left. What they have won stays yours.',
    });
  });
});
