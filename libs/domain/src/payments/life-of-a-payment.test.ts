import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { depositCallback, withdrawalCallback } from './callbacks.ts';
import {
  decideCryptoChoice,
  decideDepositMove,
  decideReversal,
  decideWithdrawalMove,
  depositExpiry,
  depositOutcome,
  depositPostings,
  depositStatuses,
  draftsLeftBy,
  draftsToGiveWay,
  hasExpired,
  stoodStill,
  withdrawalPostings,
  withdrawalStatuses,
} from './index.ts';
import type { CryptoChoiceFacts, DepositStatus, WithdrawalStatus } from './index.ts';
import { callbacks } from './testing/callbacks.ts';
import { cryptoChoice } from './testing/deposits.ts';

const anyMoment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const hour = 3_600_000;

const kindOf = (effect: { kind: string; to?: string }) => effect.to ?? effect.kind;

describe('what callbacks do to a payment that has ended', () => {
  it.each(['APPROVED', 'FAILED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)(
    'DEP-25 a deposit stays %s',
    (status) => {
      expect(callbacks.map((each) => kindOf(depositCallback(status, each)))).toEqual(
        Array.from({ length: 6 }, () => 'IGNORE'),
      );
    },
  );

  it.each(['APPROVED', 'REJECTED', 'CANCELLED'] as const)('WDR-17 a withdrawal stays %s', (status) => {
    expect(callbacks.map((each) => kindOf(withdrawalCallback(status, each)))).toEqual(
      Array.from({ length: 6 }, () => 'IGNORE'),
    );
  });

  it.each(['FAILED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)(
    'WDR-17 a withdrawal under way is rejected, whatever the provider calls its end: %s',
    (reason) => {
      for (const status of ['PENDING', 'PROCESSING', 'ON_HOLD'] as const)
        expect(kindOf(withdrawalCallback(status, { call: 'cancel', reason }))).toBe('REJECTED');
      expect(kindOf(withdrawalCallback('DRAFT', { call: 'cancel', reason }))).toBe('EARLY');
    },
  );

  it('DEP-25 whatever the provider says and how often, a deposit ends once and is credited once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...callbacks), { maxLength: 12 }), (told) => {
        let status: DepositStatus = 'DRAFT';
        let credits = 0;
        for (const each of told) {
          const ended = depositOutcome(status) !== null;
          const effect = depositCallback(status, each);
          if (ended) expect(effect).toEqual({ kind: 'IGNORE' });
          if (effect.kind === 'MOVE') status = effect.to;
          if (effect.kind === 'MOVE' && effect.to === 'APPROVED') credits += 1;
        }
        expect(credits).toBe(status === 'APPROVED' ? 1 : 0);
        expect(depositPostings(status, false)).toEqual(credits === 1 ? ['credited'] : []);
      }),
    );
  });

  it('WDR-22 whatever becomes of a withdrawal, what was taken is paid out or given back, and once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...withdrawalStatuses), { maxLength: 12 }), (attempts) => {
        let status: WithdrawalStatus = 'DRAFT';
        for (const to of attempts) if (decideWithdrawalMove({ status }, to).allowed) status = to;
        const posted = withdrawalPostings(status);
        expect(posted.filter((each) => each === 'taken')).toHaveLength(status === 'DRAFT' ? 0 : 1);
        const ends = posted.filter((each) => each !== 'taken');
        const isOpen = ['DRAFT', 'PENDING', 'PROCESSING', 'ON_HOLD'].includes(status);
        expect(ends).toHaveLength(isOpen ? 0 : 1);
      }),
    );
  });
});

describe('a move', () => {
  it('DEP-25 WDR-17 to the state it is in already is none', () => {
    for (const status of depositStatuses)
      expect(decideDepositMove({ status }, status)).toEqual({
        allowed: false,
        reason: 'moveNotAllowed',
        details: { from: status, to: status },
      });
    for (const status of withdrawalStatuses)
      expect(decideWithdrawalMove({ status }, status)).toEqual({
        allowed: false,
        reason: 'moveNotAllowed',
        details: { from: status, to: status },
      });
  });

  it('hands on the payment that moves, and says which one is missing', () => {
    const payment = { status: 'PENDING', id: 'pay_1' } as const;
    expect(decideDepositMove(payment, 'APPROVED')).toEqual({ allowed: true, plan: payment });
    expect(decideWithdrawalMove(payment, 'ON_HOLD')).toEqual({ allowed: true, plan: payment });
    expect(decideDepositMove(null, 'FAILED')).toEqual({
      allowed: false,
      reason: 'depositUnknown',
      details: { from: null, to: 'FAILED' },
    });
    expect(decideWithdrawalMove(null, 'REJECTED')).toEqual({
      allowed: false,
      reason: 'withdrawalUnknown',
      details: { from: null, to: 'REJECTED' },
    });
  });

  it('DEP-25 is taken back of an approved deposit alone', () => {
    const amount = money.of(100n);
    const cash = { MAIN: amount, CASINO: money.zero, SPORT: money.zero };
    const taken = (reversed: boolean) =>
      depositStatuses.filter((status) => decideReversal({ status, reversed, amount, cash }).allowed);
    expect(taken(false)).toEqual(['APPROVED']);
    expect(taken(true)).toEqual([]);
  });
});

describe('the choice of a crypto currency', () => {
  const reasonOf = (given: CryptoChoiceFacts) => {
    const decision = decideCryptoChoice(given);
    return decision.allowed ? null : decision.reason;
  };
  const wrongs = [
    ['depositUnknown', (given) => ({ ...given, status: null })],
    ['cryptoUnavailable', (given) => ({ ...given, offered: false })],
    ['signedOut', (given) => ({ ...given, access: { ...given.access, signedIn: false } })],
    ['blocked', (given) => ({ ...given, access: { ...given.access, depositBlocked: true } })],
    ['profileIncomplete', (given) => ({ ...given, access: { ...given.access, profileComplete: false } })],
    [
      'mobileNotVerified',
      (given) => ({ ...given, access: { ...given.access, mobileVerificationRequired: true } }),
    ],
    ['alreadyHandedOn', (given) => ({ ...given, status: given.status && 'PENDING' })],
  ] as const satisfies readonly [string, (given: CryptoChoiceFacts) => CryptoChoiceFacts][];

  it.each(wrongs)('DEP-29 is refused as %s', (reason, spoil) => {
    expect(reasonOf(spoil(cryptoChoice))).toBe(reason);
  });

  it.each(
    wrongs.flatMap(([first, spoilFirst], at) =>
      wrongs.slice(at + 1).map(([second, spoilSecond]) => ({ first, second, spoilFirst, spoilSecond })),
    ),
  )('DEP-29 is told of $first before $second', ({ first, spoilFirst, spoilSecond }) => {
    expect(reasonOf(spoilFirst(spoilSecond(cryptoChoice)))).toBe(first);
    expect(reasonOf(spoilSecond(spoilFirst(cryptoChoice)))).toBe(first);
  });

  it('DEP-29 is for a draft alone', () => {
    expect(depositStatuses.filter((status) => reasonOf({ ...cryptoChoice, status }) === null)).toEqual([
      'DRAFT',
    ]);
  });
});

describe('time', () => {
  it('DEP-25 lets deposits expire that the search for them finds, and no others', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...depositStatuses),
        anyMoment,
        fc.integer({ min: -100 * hour, max: 100 * hour }),
        (status, now, ago) => {
          const changedAt = new Date(now.getTime() - ago);
          const found = stoodStill(now).some((each) => each.status === status && changedAt <= each.changedBy);
          expect(hasExpired({ status, changedAt, authorized: false }, now)).toBe(found);
          expect(hasExpired({ status, changedAt, authorized: true }, now)).toBe(false);
        },
      ),
    );
  });

  it.each([
    ['2026-03-03T02:00:00.000Z', '2026-03-02T02:00:00.000Z'],
    // A day is 24 hours, also over a change of the clocks.
    ['2026-10-04T02:00:00.000Z', '2026-10-03T02:00:00.000Z'],
    ['2028-03-01T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['2027-01-01T00:00:00.000Z', '2026-12-31T00:00:00.000Z'],
  ])('SESS-42 at %s drafts of a withdrawal are left from %s and before', (now, then) => {
    expect(draftsLeftBy(new Date(now))).toEqual(new Date(then));
  });

  it('gives a deposit that was handed on three times the time of a draft', () => {
    const at = new Date('2028-02-28T12:00:00.000Z');
    expect(depositExpiry('DRAFT', at)).toEqual(new Date('2028-02-29T12:00:00.000Z'));
    expect(depositExpiry('PENDING', at)).toEqual(new Date('2028-03-02T12:00:00.000Z'));
  });

  it.each([
    [1, 0],
    [3, 0],
    [7, 3],
  ])('of %i open drafts gives up %i', (open, away) => {
    expect(draftsToGiveWay(open)).toBe(away);
  });
});
