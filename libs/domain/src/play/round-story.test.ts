import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { decideRollback, decideSettlement } from './decide-round.ts';
import type { RollbackFacts, RoundBet } from './decide-round.ts';
import { paymentReasons, rollbackReasons } from './index.ts';

const bet: RoundBet = {
  member: 'mia',
  currency: 'AUD',
  freeSpin: false,
  status: 'UNSETTLED',
  paid: money.zero,
  bought: money.zero,
};
const session = { member: 'mia', currency: 'AUD', freeSpin: false };
const facts: RollbackFacts<RoundBet> = { bet, session, repeated: false, placed: 'BET' };

describe('two reasons against a settlement', () => {
  it.each<[string, string, Partial<RoundBet>]>([
    ['noBet', 'another currency', { member: 'tom', currency: 'BTC' }],
    ['noBet', 'free spins', { member: 'tom', freeSpin: true }],
    ['noBet', 'a bet rolled back', { member: 'tom', status: 'CANCELED' }],
    ['noBet', 'a settled bet', { member: 'tom', status: 'SETTLED' }],
    ['otherSession', 'a settled bet', { currency: 'BTC', status: 'SETTLED' }],
    ['otherSession', 'a bet rolled back, by free spins', { freeSpin: true, status: 'CANCELED' }],
    ['otherSession', 'a bet cashed out, by free spins', { freeSpin: true, status: 'CASHOUT' }],
  ])('are answered with %s before %s', (reason, _second, change) => {
    const other = { ...bet, ...change };
    expect(decideSettlement({ bet: other, session })).toMatchObject({ allowed: false, reason });
    expect(decideRollback({ ...facts, bet: other })).toMatchObject({ allowed: false, reason });
  });

  it('both sides of free spins differ from play with money', () => {
    const spun = { ...bet, freeSpin: true };
    const spinning = { ...session, freeSpin: true };
    expect(decideSettlement({ bet: spun, session: spinning })).toEqual({
      allowed: true,
      plan: { bet: spun },
    });
    expect(decideSettlement({ bet, session: spinning })).toMatchObject({ reason: 'otherSession' });
  });
});

describe('two reasons against a rollback', () => {
  it.each<[string, string, Partial<RollbackFacts<RoundBet>>]>([
    ['repeated', 'another bet', { repeated: true, placed: 'OTHER' }],
    ['repeated', 'no bet', { repeated: true, bet: null }],
    ['repeated', 'a settled bet', { repeated: true, bet: { ...bet, status: 'SETTLED' } }],
    ['otherBet', 'a settled bet', { placed: 'OTHER', bet: { ...bet, status: 'SETTLED' } }],
    ['otherBet', 'another member', { placed: 'OTHER', bet: { ...bet, member: 'tom' } }],
  ])('are answered with %s before %s', (reason, _second, change) => {
    expect(decideRollback({ ...facts, ...change })).toMatchObject({ allowed: false, reason });
  });

  it('one that comes before its bet gives nothing back, whatever else the round holds', () => {
    const ahead = { allowed: true, plan: { refund: null } };
    expect(decideRollback({ ...facts, placed: 'NONE' })).toEqual(ahead);
    expect(decideRollback({ ...facts, placed: 'NONE', bet: { ...bet, status: 'SETTLED' } })).toEqual(ahead);
  });
});

describe('a round', () => {
  const isGivenBack = (own: RoundBet, repeated: boolean): boolean => {
    const decision = decideRollback({ ...facts, bet: own, repeated });
    return decision.allowed && decision.plan.refund !== null;
  };

  it('pays or gives back its bet once, in whatever order the calls of a vendor come', () => {
    const calls = fc.array(fc.constantFrom('win', 'rollback', 'late rollback'), { maxLength: 12 });
    fc.assert(
      fc.property(calls, (story) => {
        let own = bet;
        let ended = 0;
        let repeated = false;
        for (const call of story) {
          const settled = call === 'win' && decideSettlement({ bet: own, session }).allowed;
          if (settled) own = { ...own, status: 'SETTLED' };
          const given: boolean = call !== 'win' && isGivenBack(own, repeated);
          if (given) own = { ...own, status: 'CANCELED' };
          if (call === 'rollback') repeated ||= given;
          ended += Number(settled) + Number(given);
        }
        expect(ended).toBe(story.length > 0 ? 1 : 0);
      }),
    );
  });

  it('names the field of a wrong session in both tables', () => {
    expect(paymentReasons.otherSession.field).toBe('gameSession');
    expect(rollbackReasons.otherSession).toEqual(paymentReasons.otherSession);
  });
});
