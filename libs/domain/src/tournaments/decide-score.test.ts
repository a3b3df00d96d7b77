import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { decideScore, isScoredMoney, scoreReasons } from './index.ts';
import type { ScoredTournament, ScoredBet } from './index.ts';

const tournament: ScoredTournament = {
  type: 'TOTAL_BETS',
  currency: 'AUD',
  providers: ['tidewater', 'wharfside'],
  validFrom: new Date('2026-01-05T00:00:00Z'),
  expiresAt: new Date('2026-01-12T00:00:00Z'),
  active: true,
};
const bet: ScoredBet = {
  freeSpin: false,
  bonusMoney: false,
  currency: 'AUD',
  provider: 'tidewater',
  placedAt: new Date('2026-01-06T10:00:00Z'),
  settledAt: new Date('2026-01-06T10:00:10Z'),
  stake: money.of(300n),
  counted: money.of(300n),
  payout: money.of(500n),
};
const decide = (
  change: Partial<ScoredTournament>,
  played: Partial<ScoredBet> = {},
  score: bigint | null = null,
) =>
  decideScore({
    tournament: { ...tournament, ...change },
    bet: { ...bet, ...played },
    score: score === null ? null : money.of(score),
  });

describe('TOUR-09 the score after a settled bet', () => {
  it.each([
    ['total bets of a first bet', 'TOTAL_BETS', null, 300n],
    ['total bets, which add up', 'TOTAL_BETS', 1_000n, 1_300n],
    ['winnings, beyond the stake', 'WINNINGS', 1_000n, 1_200n],
    ['a multiplier in hundredths, cut off', 'MULTIPLIER', null, 166n],
    ['the better multiplier', 'MULTIPLIER', 100n, 166n],
    ['the better multiplier of before', 'MULTIPLIER', 170n, 170n],
  ] as const)('is %s', (_what, type, before, after) => {
    expect(decide({ type }, {}, before)).toEqual({ allowed: true, plan: after });
  });

  it.each([
    ['free spins', {}, { freeSpin: true }, 'freeSpin'],
    ['bonus money', {}, { bonusMoney: true }, 'bonusMoney'],
    ['another currency', {}, { currency: 'NZD' }, 'otherCurrency'],
    ['another provider', {}, { provider: 'nightjar' }, 'otherProvider'],
    ['a stake beside the opposite one', { type: 'WINNINGS' }, { counted: money.zero }, 'notAtRisk'],
    ['a tournament that was closed', { active: false }, {}, 'outsideTime'],
    ['a bet placed before the start', {}, { placedAt: new Date('2026-01-04T23:59:59.999Z') }, 'outsideTime'],
    ['a round open at the end', {}, { settledAt: new Date('2026-01-12T00:00:00Z') }, 'outsideTime'],
    ['a lost round, where winnings count', { type: 'WINNINGS' }, { payout: money.zero }, 'nothingScored'],
    [
      'a stake that came back, less a cent',
      { type: 'WINNINGS' },
      { payout: money.of(299n) },
      'nothingScored',
    ],
    [
      'a lost round, where multipliers count',
      { type: 'MULTIPLIER' },
      { payout: money.zero },
      'nothingScored',
    ],
    ['a bet of nothing', { type: 'MULTIPLIER' }, { stake: money.zero }, 'nothingScored'],
  ] as const)('stays as it is after %s', (_what, change, played, reason) => {
    expect(decide(change, played)).toMatchObject({ allowed: false, reason });
  });

  it.each([
    ['placed at the start', { placedAt: tournament.validFrom }],
    ['settled just before the end', { settledAt: new Date('2026-01-11T23:59:59.999Z') }],
    ['with the second of the providers', { provider: 'wharfside' }],
  ])('counts a bet %s', (_what, played) => {
    expect(decide({}, played)).toEqual({ allowed: true, plan: 300n });
  });

  it('counts every provider when none is listed', () => {
    expect(decide({ providers: [] }, { provider: 'nightjar' }).allowed).toBe(true);
  });

  it('names the first of several reasons, in plain words', () => {
    const all = { freeSpin: true, bonusMoney: true, currency: 'NZD', provider: 'nightjar' };
    expect(decide({ active: false }, all)).toMatchObject({ reason: 'freeSpin' });
    expect(decide({ active: false }, { ...all, freeSpin: false })).toMatchObject({ reason: 'bonusMoney' });
    expect(decide({ active: false }, { currency: 'NZD', provider: 'x' })).toMatchObject({
      reason: 'otherCurrency',
    });
    expect(decide({ active: false }, { provider: 'x' })).toMatchObject({ reason: 'otherProvider' });
    expect(Object.values(scoreReasons).map(({ text }) => text())).toEqual([
      'Free spins do not count.',
      'Bets with bonus money do not count.',
      'Bets in another currency do not count.',
      'Games of other providers do not count.',
      'A stake that was at no risk does not count.',
      'A bet counts when it is placed and settled between the start and the end.',
      'A bet that scores nothing gives no place.',
    ]);
  });
});

describe('money that scores nowhere', () => {
  it.each([
    ['cash', {}, true],
    ['a free spin', { freeSpin: true }, false],
    ['bonus money', { bonusMoney: true }, false],
  ] as const)('is told of %s before any tournament is looked at', (_what, played, scores) => {
    expect(isScoredMoney({ ...bet, ...played })).toBe(scores);
    expect(decide({}, played).allowed).toBe(scores);
  });
});
