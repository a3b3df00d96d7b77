import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { money } from '../money/index.ts';
import { decideRound, roundReasons } from './index.ts';
import type { AutoplayFacts, OrderedBet, RoundBet, RoundFacts, RoundReason } from './index.ts';

const cents = (count: number) => money.of(BigInt(count));

const bet: RoundBet = { currency: 'AUD', stake: cents(100), choice: { spot: 'RED', chips: [1, 2] } };
const order: OrderedBet = { ...bet, stake: '1.00' };

const autoplay: Omit<AutoplayFacts, 'stake'> = {
  limits: { rounds: 10, lossLimit: cents(300), winLimit: null, balanceFloor: null, stopsAtFeature: false },
  played: [],
  ...{ balance: cents(1000), stakedFrom: null, sessionLive: true, freeSpins: false },
};
const ended = { ...autoplay, sessionLive: false };

const slot = { play: 'SLOT', type: 'FIAT', ladder: [100, 200, 500].map(cents) } as const;
const others = { stakes: { ...slot, ladder: [200, 500].map(cents) } };
const tableOfOthers = { stakes: { ...others.stakes, play: 'TABLE' } } as const;

const facts: RoundFacts = {
  ...{ order, earlier: null, stakes: slot, autoplay: null, unfinished: 0 },
  offers: (stake, choice) => stake <= 200n && choice === bet.choice,
};

describe('a round', () => {
  it.each<[string, Partial<RoundFacts>]>([
    ['at a press', {}],
    ['by itself', { autoplay }],
    ['with a free spin, whose stake is no rung', { stakes: { ...others.stakes, play: 'FREE_SPIN' } }],
    [
      'with chips that add up to no rung',
      { stakes: { ...slot, play: 'TABLE', ladder: [50, 200].map(cents) } },
    ],
  ])('begins %s', (_what, change) => {
    expect(decideRound({ ...facts, ...change })).toEqual({
      allowed: true,
      plan: { kind: 'BEGIN', order, stake: 100n },
    });
  });

  it.each<[string, Partial<RoundFacts>]>([
    ['is open', { unfinished: 1 }],
    ['was begun by an autoplay that stopped', { autoplay: ended }],
    ['has a stake that is a rung no more', others],
    ['has a stake that a table takes no more', tableOfOthers],
    ['has a choice that the game does not have any more', { offers: () => false }],
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
    ['unplayable', 'is no rung', { order: { ...order, stake: '3.00' } }],
    ['unplayable', 'is a rung no more', others],
    ['unplayable', 'is no amount', { order: { ...order, stake: '1,00' } }],
    [
      'unplayable',
      'stakes nothing of a free spin',
      { order: { ...order, stake: '0.00' }, stakes: { ...slot, play: 'FREE_SPIN' } },
    ],
    ['outsideLimits', 'is less than a table takes', tableOfOthers],
    ['unplayable', 'is no rung, nor a choice of the game', { ...others, offers: () => false }],
    ['choiceUnknown', 'the game does not have', { order: { ...order, choice: null } }],
    ['choiceUnknown', 'the game does not have at the stake', { order: { ...order, stake: '5.00' } }],
    ['choiceUnknown', 'the game does not have beside an open round', { offers: () => false, unfinished: 1 }],
    ['otherOrder', 'has the request of another currency', { earlier: { ...bet, currency: 'NZD' } }],
    ['otherOrder', 'has the request of another stake', { earlier: { ...bet, stake: cents(200) } }],
    [
      'otherOrder',
      'has the request of another stake that is a rung no more',
      { ...others, earlier: { ...bet, stake: cents(33) } },
    ],
    ['otherOrder', 'has the request of a stake that was not kept', { earlier: { ...bet, stake: null } }],
    ['otherOrder', 'has the request of another choice', { earlier: { ...bet, choice: { spot: 'BLACK' } } }],
    [
      'otherOrder',
      'has the request of an open round of another choice',
      { earlier: { ...bet, choice: null }, autoplay: ended, unfinished: 1 },
    ],
    ['sessionEnded', 'would begin by itself in a session that ended', { autoplay: ended }],
    ['sessionEnded', 'would do so beside an open round', { autoplay: ended, unfinished: 1 }],
    [
      'lossLimit',
      'could pass the loss limit',
      { autoplay, order: { ...order, stake: '5.00' }, offers: () => true },
    ],
    ['roundOpen', 'would begin beside an open one', { unfinished: 1 }],
    ['roundOpen', 'would begin beside an open one by itself', { autoplay, unfinished: 1 }],
  ])('does not begin: %s, where it %s', (reason, _what, change) => {
    expect(decideRound({ ...facts, ...change })).toMatchObject({ allowed: false, reason });
  });

  it('says with a refusal what may be staked', () => {
    expect(decideRound({ ...facts, unfinished: 1 })).toEqual({
      ...{ allowed: false, reason: 'roundOpen' },
      details: { min: '1.00', max: '5.00' },
    });
  });

  it('does not begin with a sentence', () => {
    const rows = reasonRows(roundReasons, { min: '1.00', max: '5.00' });
    expect(rows.map(([reason]) => reason)).toEqual([
      ...['orderMalformed', 'otherOrder', 'outsideLimits', 'unplayable', 'choiceUnknown'],
      ...['unknown', 'sessionEnded', 'freeSpins', 'otherMoney', 'feature', 'singleWin', 'done'],
      ...['lossLimit', 'lowBalance', 'roundOpen'],
    ]);
    expect([...rows.slice(0, 5), ...rows.slice(-1)]).toEqual([
      ['orderMalformed', 'BAD_USER_INPUT', 'A round needs an id and a stake.'],
      ['otherOrder', 'IDEMPOTENCY_CONFLICT', 'This was requested before with different content.'],
      ['outsideLimits', 'BAD_USER_INPUT', 'A stake must be from 1.00 to 5.00.'],
      ['unplayable', 'BAD_USER_INPUT', 'This stake cannot be played here.'],
      ['choiceUnknown', 'BAD_USER_INPUT', 'This game has no such bet.'],
      ['roundOpen', 'CONFLICT', 'Finish the round that is open first.'],
    ]);
  });
});
