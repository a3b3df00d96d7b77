import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { money } from '../money/index.ts';
import { decideRollback, decideSettlement } from './decide-round.ts';
import type { RollbackFacts, RoundBet } from './decide-round.ts';
import { rollbackReasons } from './index.ts';

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
const reasonOf = (decision: { allowed: true } | { allowed: false; reason: string }) =>
  decision.allowed ? 'allowed' : decision.reason;

const settlements: readonly (readonly [Partial<RoundBet> | null, string])[] = [
  [{}, 'allowed'],
  [null, 'noBet'],
  [{ member: 'tom' }, 'noBet'],
  [{ currency: 'BTC' }, 'otherSession'],
  [{ freeSpin: true }, 'otherSession'],
  [{ status: 'CANCELED' }, 'rolledBack'],
  [{ status: 'SETTLED' }, 'settled'],
  [{ status: 'CASHOUT' }, 'settled'],
  [{ member: 'tom', currency: 'BTC', status: 'SETTLED' }, 'noBet'],
  [{ currency: 'BTC', status: 'CANCELED' }, 'otherSession'],
];

describe('a round', () => {
  it.each(settlements)('whose bet is %j is settled: %s', (change, answer) => {
    const own = change && { ...bet, ...change };
    expect(reasonOf(decideSettlement({ bet: own, session }))).toBe(answer);
    expect(reasonOf(decideRollback({ ...facts, bet: own }))).toBe(answer);
  });

  it('is settled and given back by its bet', () => {
    expect(decideSettlement({ bet, session })).toEqual({ allowed: true, plan: { bet } });
    expect(decideRollback(facts)).toEqual({ allowed: true, plan: { refund: bet } });
  });

  it.each([
    [{ repeated: true }, 'repeated'],
    [{ placed: 'OTHER' }, 'otherBet'],
    [{ repeated: true, placed: 'NONE' }, 'repeated'],
    [{ repeated: true, bet: { ...bet, status: 'CANCELED' } }, 'repeated'],
    [{ placed: 'OTHER', bet: null }, 'otherBet'],
  ] satisfies [Partial<RollbackFacts<RoundBet>>, string][])(
    'is not rolled back with %o: %s',
    (change, reason) => {
      expect(reasonOf(decideRollback({ ...facts, ...change }))).toBe(reason);
    },
  );

  it.each([
    ['paid in part', { paid: money.of(250n) }],
    ['bought back in part for nothing', { bought: money.of(250n) }],
  ])('that was %s is still settled, and not rolled back', (_what, change) => {
    const partPaid = { ...bet, ...change };
    expect(decideSettlement({ bet: partPaid, session })).toEqual({ allowed: true, plan: { bet: partPaid } });
    expect(decideRollback({ ...facts, bet: partPaid })).toMatchObject({ reason: 'partPaid' });
  });

  it('whose bet has not come gives nothing back', () => {
    const ahead = { allowed: true, plan: { refund: null } };
    expect(decideRollback({ ...facts, bet: null, placed: 'NONE' })).toEqual(ahead);
  });

  it('has a code and a sentence for each reason', () => {
    const rows = reasonRows(rollbackReasons);
    expect(rows).toEqual([
      ['repeated', 'CONFLICT', 'This bet was rolled back already.'],
      ['otherBet', 'NOT_FOUND', 'This round has no such bet.'],
      ['partPaid', 'CONFLICT', 'Part of this round was paid already. Settle the rest.'],
      ['noBet', 'NOT_FOUND', 'This round has no bet.'],
      ['otherSession', 'BAD_USER_INPUT', 'gameSession: this is not the session that the round was bet in.'],
      ['rolledBack', 'CONFLICT', 'The bet of this round was rolled back.'],
      ['settled', 'CONFLICT', 'This round is settled already.'],
    ]);
  });
});
