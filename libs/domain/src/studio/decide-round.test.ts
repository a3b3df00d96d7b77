import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { money } from '../money/index.ts';
import { decideRound, roundReasons } from './index.ts';
import type { AutoplayFacts, OrderedBet, RoundBet, RoundFacts, RoundReason } from './index.ts';

const cents = (count: number) => money.of(BigInt(count));

const bet: RoundBet = { currency: 'AUD', stake: cents(100), choice: { spot: 'RED', chips: [1, 2] } };
const order: OrderedBet = { ...bet, offered: true };

const autoplay: AutoplayFacts = {
  limits: { rounds: 10, lossLimit: cents(300), winLimit: null, balanceFloor: null, stopsAtFeature: false },
  played: [],
  ...{ stake: cents(100), balance: cents(1000), stakedFrom: null, sessionLive: true, freeSpins: false },
};
const ended: AutoplayFacts = { ...autoplay, sessionLive: false };

const facts: RoundFacts = { order, earlier: null, autoplay: null, unfinished: 0 };

describe('a round', () => {
  it.each<[string, Partial<RoundFacts>]>([
    ['at a press', {}],
    ['by itself', { autoplay }],
  ])('begins %s', (_what, change) => {
    expect(decideRound({ ...facts, ...change })).toEqual({ allowed: true, plan: { kind: 'BEGIN', order } });
  });

  it.each<[string, Partial<RoundFacts>]>([
    ['is open', { unfinished: 1 }],
    ['was begun by an autoplay that stopped', { autoplay: ended }],
  ])('is answered as it stands when its request comes again while it %s', (_what, change) => {
    const earlier = { ...bet, choice: { spot: 'RED', chips: [1, 2] } };
    expect(decideRound({ ...facts, ...change, earlier })).toEqual({
      allowed: true,
      plan: { kind: 'REPEAT', round: earlier },
    });
  });

  it.each<[RoundReason, string, Partial<RoundFacts>]>([
    ['orderMalformed', 'is no order', { order: null }],
    ['orderMalformed', 'is no order beside an open round', { order: null, unfinished: 1 }],
    ['choiceUnknown', 'the game does not have', { order: { ...order, offered: false } }],
    [
      'choiceUnknown',
      'the game does not have any more',
      { order: { ...order, offered: false }, earlier: bet },
    ],
    ['otherOrder', 'has the request of another currency', { earlier: { ...bet, currency: 'NZD' } }],
    ['otherOrder', 'has the request of another stake', { earlier: { ...bet, stake: cents(200) } }],
    ['otherOrder', 'has the request of a stake that was not kept', { earlier: { ...bet, stake: null } }],
    ['otherOrder', 'has the request of another choice', { earlier: { ...bet, choice: { spot: 'BLACK' } } }],
    [
      'otherOrder',
      'has the request of an open round of another choice',
      { earlier: { ...bet, choice: null }, autoplay: ended, unfinished: 1 },
    ],
    ['sessionEnded', 'would begin by itself in a session that ended', { autoplay: ended }],
    ['sessionEnded', 'would do so beside an open round', { autoplay: ended, unfinished: 1 }],
    ['lossLimit', 'could pass the loss limit', { autoplay: { ...autoplay, stake: cents(301) } }],
    ['roundOpen', 'would begin beside an open one', { unfinished: 1 }],
    ['roundOpen', 'would begin beside an open one by itself', { autoplay, unfinished: 1 }],
  ])('does not begin: %s, where it %s', (reason, _what, change) => {
    expect(decideRound({ ...facts, ...change })).toMatchObject({ allowed: false, reason });
  });

  it('does not begin with a sentence', () => {
    const rows = reasonRows(roundReasons);
    expect(rows.map(([reason]) => reason)).toEqual([
      ...['orderMalformed', 'choiceUnknown', 'otherOrder'],
      ...['unknown', 'sessionEnded', 'freeSpins', 'otherMoney', 'feature', 'singleWin', 'done'],
      ...['lossLimit', 'lowBalance', 'roundOpen'],
    ]);
    expect([...rows.slice(0, 3), ...rows.slice(-1)]).toEqual([
      ['orderMalformed', 'BAD_USER_INPUT', 'A round needs an id and a stake.'],
      ['choiceUnknown', 'BAD_USER_INPUT', 'This game has no such bet.'],
      ['otherOrder', 'IDEMPOTENCY_CONFLICT', 'This was requested before with different content.'],
      ['roundOpen', 'CONFLICT', 'Finish the round that is open first.'],
    ]);
  });
});
