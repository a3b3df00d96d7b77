import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { money } from '../money/index.ts';
import { decideRoundAction, studioReasons } from './index.ts';
import type { ActedRound, RoundActionReason, SentAction } from './index.ts';

const cents = (count: number) => money.of(BigInt(count));

const wallets = { currency: 'AUD', freeSpins: null, stakedFrom: null };
const bonus = { ...wallets, stakedFrom: 'BONUS' } as const;

const sent: SentAction = { step: 1, action: 'TAKE' };
const double: SentAction = { step: 1, action: 'DOUBLE' };

const round: ActedRound = {
  ...{ begun: wallets, played: wallets },
  taken: [{ hold: [0, 2] }],
  staked: cents(100),
  stakedAfter: cents(100),
};
const raised: ActedRound = { ...round, stakedAfter: cents(250) };
const closed: ActedRound = { ...round, stakedAfter: null };

describe('an action in a round', () => {
  it('is taken as the next one, without a further stake', () => {
    expect(decideRoundAction({ sent, round })).toEqual({
      allowed: true,
      plan: { kind: 'ACT', round, action: 'TAKE', raise: null },
    });
  });

  it('stakes what is staked after it beyond what is staked before', () => {
    expect(decideRoundAction({ sent: double, round: raised })).toEqual({
      allowed: true,
      plan: { kind: 'ACT', round: raised, action: 'DOUBLE', raise: 150n },
    });
  });

  it.each<[string, ActedRound]>([
    ['goes on', round],
    ['is over', closed],
    ['was begun with other money', { ...raised, begun: bonus }],
  ])('is answered as before when it comes again, in a round that %s', (_what, known) => {
    expect(decideRoundAction({ sent: { step: 0, action: { hold: [0, 2] } }, round: known })).toEqual({
      allowed: true,
      plan: { kind: 'REPEAT', round: known },
    });
  });

  it('is taken in a round of other money while it stakes no more', () => {
    expect(decideRoundAction({ sent, round: { ...round, begun: bonus } }).allowed).toBe(true);
  });

  it.each<[RoundActionReason, string, SentAction | null, ActedRound | null]>([
    ['actionMalformed', 'that is none', null, null],
    ['actionMalformed', 'that is none, whatever the round', null, round],
    ['roundUnknown', 'in no round', sent, null],
    ['otherOrder', 'in the place of another', { step: 0, action: { hold: [0, 1] } }, round],
    ['otherOrder', 'in the place of another of a round that is over', { step: 0, action: 'TAKE' }, closed],
    ['actionUnknown', 'after one that was not taken', { step: 2, action: 'TAKE' }, round],
    ['actionUnknown', 'that the round does not have', sent, closed],
    ['actionUnknown', 'that the round does not have, with other money', sent, { ...closed, begun: bonus }],
    ['otherMoney', 'that stakes more of other money', double, { ...raised, begun: bonus }],
    [
      'otherMoney',
      'that stakes more in another currency',
      double,
      { ...raised, played: { ...wallets, currency: 'NZD' } },
    ],
  ])('is refused as %s: one %s', (reason, _what, action, known) => {
    expect(decideRoundAction({ sent: action, round: known })).toMatchObject({ allowed: false, reason });
  });

  it('is refused with a sentence, in the order in which it is looked at', () => {
    expect(reasonRows(studioReasons).slice(0, 5)).toEqual([
      ['actionMalformed', 'BAD_USER_INPUT', 'An action needs its round and its step.'],
      ['roundUnknown', 'NOT_FOUND', 'There is no such round.'],
      ['otherOrder', 'IDEMPOTENCY_CONFLICT', 'This was requested before with different content.'],
      ['actionUnknown', 'CONFLICT', 'This cannot be done in the round as it stands.'],
      [
        ...['otherMoney', 'PLAYED_MONEY_CHANGED'],
        'This round was begun with other money. Finish it without a further stake.',
      ],
    ]);
  });
});
