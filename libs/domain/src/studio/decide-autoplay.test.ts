import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { money } from '../money/index.ts';
import {
  autoplayReasons,
  decideAutoplay,
  decideAutoplayStart,
  drawsOf,
  modelById,
  startedFeature,
  studioModels,
} from './index.ts';
import type {
  AutoplayFacts,
  AutoplayLimits,
  AutoplayRound,
  AutoplayStartFacts,
  SentAutoplay,
} from './index.ts';

const cents = (count: number) => money.of(BigInt(count));

const sent: SentAutoplay = {
  ...{ stake: '1.00', rounds: 25, lossLimit: '10.00' },
  ...{ winLimit: null, balanceFloor: null, stopsAtFeature: false },
};

const start: AutoplayStartFacts = { kind: 'SLOT', freeSpins: false, type: 'FIAT', sent };

const startOf = (change: Partial<AutoplayStartFacts>) => {
  const decision = decideAutoplayStart({ ...start, ...change });
  return decision.allowed ? 'allowed' : decision.reason;
};

describe('the start of autoplay', () => {
  it.each<[string, Partial<SentAutoplay>]>([
    ['allowed', {}],
    ['allowed', { lossLimit: '1.00' }],
    ['allowed', { rounds: 100 }],
    ['malformed', { stake: '1.001' }],
    ['malformed', { stake: '0.00' }],
    ['malformed', { stake: '-1.00' }],
    ['malformed', { lossLimit: 'ten' }],
    ['malformed', { lossLimit: '0.00' }],
    ['malformed', { winLimit: '' }],
    ['malformed', { winLimit: '0.00' }],
    ['malformed', { balanceFloor: '1,00' }],
    ['malformed', { balanceFloor: '-0.01', rounds: 0, lossLimit: null }],
    ['roundsUnknown', { rounds: 1000 }],
    ['roundsUnknown', { rounds: 0 }],
    ['roundsUnknown', { rounds: 0, lossLimit: null }],
    ['lossLimitMissing', { lossLimit: null }],
    ['lossLimitTooLow', { lossLimit: '0.99' }],
  ])('is %s with %o', (expected, change) => {
    expect(startOf({ sent: { ...sent, ...change } })).toBe(expected);
  });

  it.each<[string, Partial<AutoplayStartFacts>]>([
    ['malformed', { sent: null }],
    ['malformed', { sent: null, kind: 'BLACKJACK' }],
    ['notOffered', { kind: 'BLACKJACK' }],
    ['notOffered', { freeSpins: true }],
    ['notOffered', { freeSpins: true, sent: { ...sent, rounds: 0, lossLimit: null } }],
  ])('is %s where it is %o', (expected, change) => {
    expect(startOf(change)).toBe(expected);
  });

  it('keeps what was set, in minor units', () => {
    const set = { ...sent, winLimit: '50.00', balanceFloor: '0.01', stopsAtFeature: true };
    expect(decideAutoplayStart({ ...start, sent: set })).toEqual({
      allowed: true,
      plan: { rounds: 25, lossLimit: 1000n, winLimit: 5000n, balanceFloor: 1n, stopsAtFeature: true },
    });
    expect(decideAutoplayStart(start)).toMatchObject({ plan: { winLimit: null, balanceFloor: null } });
  });

  it('is offered by the slots alone', () => {
    for (const { kind } of studioModels)
      expect(startOf({ kind }), kind).toBe(kind === 'SLOT' ? 'allowed' : 'notOffered');
  });
});

const limits: AutoplayLimits = {
  rounds: 10,
  lossLimit: cents(300),
  winLimit: null,
  balanceFloor: null,
  stopsAtFeature: false,
};

const round = (payout: number, feature = false): AutoplayRound => ({
  stake: cents(100),
  payout: cents(payout),
  stakedFrom: 'BONUS',
  feature,
});

const going: AutoplayFacts = {
  limits,
  played: [],
  stake: cents(100),
  balance: cents(5000),
  stakedFrom: 'BONUS',
  sessionLive: true,
  freeSpins: false,
};

const nextOf = (change: Partial<AutoplayFacts>) => {
  const decision = decideAutoplay({ ...going, ...change });
  return decision.allowed ? decision.plan.left : decision.reason;
};

const set = (change: Partial<AutoplayLimits>) => ({ limits: { ...limits, ...change } });

describe('a round that begins by itself', () => {
  it.each([
    [10, {}],
    ['unknown', { limits: null }],
    ['sessionEnded', { sessionLive: false }],
    ['freeSpins', { freeSpins: true }],
    [10, { stakedFrom: 'CASH' }],
    ['otherMoney', { played: [round(0)], stakedFrom: 'CASH' }],
    ['otherMoney', { played: [{ ...round(0), stakedFrom: 'CASH' }] }],
    ['otherMoney', { played: [round(0)], stakedFrom: null }],
    ['otherMoney', { played: [{ ...round(0), stakedFrom: null }] }],
    ['otherMoney', { played: [{ ...round(0), stakedFrom: undefined }], stakedFrom: 'CASH' }],
    ['otherMoney', { played: [{ ...round(0), stakedFrom: undefined }] }],
    [9, { played: [{ ...round(0), stakedFrom: 'CASH' }], stakedFrom: null }],
    [9, { played: [{ ...round(0), stakedFrom: null }], stakedFrom: 'CASH' }],
    [8, { played: [round(0), round(0)] }],
    ['lossLimit', { played: [round(0), round(0), round(0)] }],
    [7, { played: [round(0), round(0), round(1)], stake: cents(1) }],
    ['lossLimit', { played: [round(0), round(0)], stake: cents(101) }],
    [6, { played: [round(0), round(0), round(100), round(100)] }],
    ['done', { played: Array.from({ length: 10 }, () => round(100)) }],
    ['lowBalance', { balance: cents(99) }],
    [10, { balance: cents(100) }],
    ['lowBalance', { ...set({ balanceFloor: cents(2000) }), balance: cents(1999) }],
    [10, { ...set({ balanceFloor: cents(2000) }), balance: cents(2000) }],
    ['singleWin', { ...set({ winLimit: cents(500) }), played: [round(500)] }],
    [9, { ...set({ winLimit: cents(500) }), played: [round(499)] }],
    [9, { played: [round(200, true)] }],
    ['feature', { ...set({ stopsAtFeature: true }), played: [round(0, true)] }],
    [9, { ...set({ stopsAtFeature: true }), played: [round(0)] }],
  ] as const)('answers %s with %o', (expected, change) => {
    expect(nextOf(change)).toBe(expected);
  });

  it('knows the feature of a slot by the free spins that it started, and not by those that it could', () => {
    const slot = modelById('SLOT_FREE_SPINS');
    const features = Array.from({ length: 400 }, (_, nonce) => {
      const draws = drawsOf({ serverSeed: 'server', clientSeed: 'client', nonce });
      return slot?.play({ stake: cents(100), choice: null, actions: [] }, draws)?.view ?? {};
    }).map((view) => startedFeature(view));
    expect(features).toContain(true);
    expect(features).toContain(false);
  });

  it('says why it does not begin', () => {
    expect(reasonRows(autoplayReasons)).toMatchInlineSnapshot(`
      [
        [
          "malformed",
          "BAD_USER_INPUT",
          "Autoplay needs a stake and amounts of the currency.",
        ],
        [
          "notOffered",
          "CONFLICT",
          "Autoplay is not available here.",
        ],
        [
          "roundsUnknown",
          "BAD_USER_INPUT",
          "Choose one of the numbers of rounds that are offered.",
        ],
        [
          "lossLimitMissing",
          "BAD_USER_INPUT",
          "Set a loss limit first.",
        ],
        [
          "lossLimitTooLow",
          "BAD_USER_INPUT",
          "The loss limit must cover at least one stake.",
        ],
        [
          "unknown",
          "NOT_FOUND",
          "This autoplay is not known. Start it again.",
        ],
        [
          "sessionEnded",
          "CONFLICT",
          "Autoplay stopped: the game session has ended.",
        ],
        [
          "freeSpins",
          "CONFLICT",
          "Autoplay stopped: you have free spins to play.",
        ],
        [
          "otherMoney",
          "PLAYED_MONEY_CHANGED",
          "Autoplay stopped: the money that you play with has changed.",
        ],
        [
          "feature",
          "CONFLICT",
          "Autoplay stopped: the feature was won.",
        ],
        [
          "singleWin",
          "CONFLICT",
          "Autoplay stopped: a round won as much as you set.",
        ],
        [
          "done",
          "CONFLICT",
          "Autoplay is finished.",
        ],
        [
          "lossLimit",
          "CONFLICT",
          "Autoplay stopped: another round could pass your loss limit.",
        ],
        [
          "lowBalance",
          "CONFLICT",
          "Autoplay stopped: your balance is too low.",
        ],
      ]
    `);
  });
});
