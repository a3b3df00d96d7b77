import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  decideJackpotDraw,
  decideJackpotRound,
  jackpotDrawReasons,
  jackpotFeed,
  jackpotRoundReasons,
  isOpenJackpot,
  statusAfterWin,
} from './index.ts';
import type { JackpotRoundFacts, JackpotState } from './index.ts';

const facts: JackpotRoundFacts = {
  status: 'ACTIVE',
  poolStatus: 'PAYING_OUT',
  stake: money.of(500n),
  mostlyAtRisk: true,
  payout: money.of(1_500n),
  winRequirement: money.of(1_000n),
  turnover: money.of(2_000n),
  turnoverRequirement: money.of(2_000n),
};

describe('JACK-12 a round', () => {
  it.each<[string, Partial<JackpotRoundFacts>, string]>([
    ['that reaches both requirements', {}, 'won'],
    ['of a jackpot that closes', { status: 'CLOSING' }, 'won'],
    [
      'that asks for nothing',
      { payout: money.of(500n), winRequirement: money.zero, turnoverRequirement: money.zero },
      'won',
    ],
    ['of one that is switched off', { status: 'DISABLED' }, 'closed'],
    ['of one that was removed', { status: 'DELETED' }, 'closed'],
    ['while the pool fills', { poolStatus: 'ACCUMULATING' }, 'filling'],
    ['whose stake another one covers', { mostlyAtRisk: false }, 'notAtRisk'],
    ['covered, with no win', { mostlyAtRisk: false, payout: money.zero }, 'notAtRisk'],
    ['covered, while the pool fills', { mostlyAtRisk: false, poolStatus: 'ACCUMULATING' }, 'filling'],
    ['that won a cent too little', { payout: money.of(1_499n) }, 'winShort'],
    ['that got back less than its stake', { stake: money.of(7_400n), payout: money.of(7_200n) }, 'winShort'],
    ['of a member whose turnover is not added up', { turnover: null }, 'won'],
    [
      'that won too little, before turnover is added up',
      { payout: money.of(1_499n), turnover: null },
      'winShort',
    ],
    ['of a member a cent short of the turnover', { turnover: money.of(1_999n) }, 'turnoverShort'],
    ['closed and filling', { status: 'DISABLED', poolStatus: 'ACCUMULATING' }, 'closed'],
    ['filling, with no win', { poolStatus: 'ACCUMULATING', payout: money.zero }, 'filling'],
    ['short of both', { payout: money.zero, turnover: money.zero }, 'winShort'],
  ])('%s (%#)', (_what, change, answer) => {
    const decision = decideJackpotRound({ ...facts, ...change });
    expect(decision.allowed ? 'won' : decision.reason).toBe(answer);
  });

  it('leaves an open jackpot open, and closes one that was closing', () => {
    expect(statusAfterWin('ACTIVE')).toBe('ACTIVE');
    expect(statusAfterWin('CLOSING')).toBe('DISABLED');
  });
});

describe('a draw of the operator', () => {
  const jackpot: JackpotState = { status: 'ACTIVE', poolStatus: 'PAYING_OUT' };

  it.each<[string, { jackpot: JackpotState | null; bet: string | null }, string]>([
    ['of an open jackpot that pays', { jackpot, bet: 'bet' }, 'drawn'],
    ['of no jackpot', { jackpot: null, bet: null }, 'jackpotUnknown'],
    ['of a closed one', { jackpot: { ...jackpot, status: 'DISABLED' }, bet: null }, 'closed'],
    ['of one that fills', { jackpot: { ...jackpot, poolStatus: 'ACCUMULATING' }, bet: null }, 'filling'],
    ['for a member without a bet', { jackpot, bet: null }, 'noBet'],
  ])('%s (%#)', (_what, given, answer) => {
    const decision = decideJackpotDraw(given);
    expect(decision.allowed ? 'drawn' : decision.reason).toBe(answer);
  });
});

it('has a code and a sentence for each reason', () => {
  const rows = Object.entries({ ...jackpotRoundReasons, ...jackpotDrawReasons });
  expect(rows.map(([reason, { code, text }]) => [reason, code, text()])).toEqual([
    ['closed', 'CONFLICT', 'This jackpot is not open.'],
    ['filling', 'CONFLICT', 'The pool is filling and cannot be won yet.'],
    ['notAtRisk', 'CONFLICT', 'Less than half of the stake was at risk.'],
    ['winShort', 'CONFLICT', 'The win is smaller than the jackpot asks for.'],
    ['turnoverShort', 'CONFLICT', 'Your turnover does not reach the requirement yet.'],
    ['jackpotUnknown', 'NOT_FOUND', 'There is no such jackpot.'],
    ['noBet', 'CONFLICT', 'The member has no settled cash bet on a game of this jackpot.'],
  ]);
});

it.each([
  [100n, 100, 0, { amount: 1n, rest: 0 }],
  [100n, 75, 0, { amount: 0n, rest: 7_500 }],
  [100n, 75, 2_500, { amount: 1n, rest: 0 }],
  [60n, 80, 9_999, { amount: 1n, rest: 4_799 }],
  [10_000n, 150, 0, { amount: 150n, rest: 0 }],
  [10_000n, 0, 30, { amount: 0n, rest: 30 }],
])(
  'a stake of %i at %i hundredths of a percent adds to the pool, with a rest of %i',
  (stake, share, rest, fed) => {
    expect(jackpotFeed(money.of(stake), share, rest)).toEqual(fed);
  },
);

it.each([
  ['ACTIVE', true],
  ['CLOSING', true],
  ['DISABLED', false],
  ['DELETED', false],
] as const)('a jackpot that is %s can be won: %s', (status, isOpen) => {
  expect(isOpenJackpot(status)).toBe(isOpen);
});
