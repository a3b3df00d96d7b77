import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { cashbackClaimReasons, claimBarText, decideCashbackClaim } from './index.ts';
import type { CashbackClaimFacts, ClaimedCashback } from './index.ts';

const cashback: ClaimedCashback = {
  ...{ levelRequirement: 3, reachedLimit: false },
  ...{ claimable: true, claimDay: null, missed: false },
};
const claimDay = {
  timezone: 'Australia/Sydney',
  start: new Date('2026-11-29T13:00:00.000Z'),
  end: new Date('2026-11-30T13:00:00.000Z'),
};
const facts: CashbackClaimFacts<ClaimedCashback> = { signedIn: true, cashback, level: 3 };

describe('a claim of a cashback', () => {
  it.each<[Partial<CashbackClaimFacts<ClaimedCashback>>, string]>([
    [{}, 'allowed'],
    [{ level: null }, 'allowed'],
    [{ signedIn: false }, 'signedOut'],
    [{ cashback: null }, 'cashbackUnknown'],
    [{ level: 2 }, 'cashbackUnknown'],
    [{ cashback: { ...cashback, reachedLimit: true } }, 'limitReached'],
    [{ cashback: { ...cashback, claimable: false } }, 'notClaimable'],
    [{ cashback: { ...cashback, claimable: false, missed: true } }, 'missed'],
    [{ cashback: { ...cashback, claimable: false, claimDay } }, 'collecting'],
    [{ cashback: { ...cashback, claimable: false, claimDay, missed: true } }, 'collecting'],
    [{ cashback: { ...cashback, reachedLimit: true, claimDay } }, 'limitReached'],
    [{ cashback: { ...cashback, missed: true } }, 'allowed'],
    [{ cashback: { ...cashback, reachedLimit: true, missed: true } }, 'limitReached'],
    [{ signedIn: false, cashback: null }, 'signedOut'],
    [{ level: 2, cashback: { ...cashback, reachedLimit: true } }, 'cashbackUnknown'],
    [{ cashback: { ...cashback, reachedLimit: true, claimable: false } }, 'limitReached'],
  ])('with %j is %s', (change, answer) => {
    const decision = decideCashbackClaim({ ...facts, ...change });
    expect(decision.allowed ? 'allowed' : decision.reason).toBe(answer);
  });

  it.each([
    [
      'a day that was missed, with nothing collected since',
      { missed: true },
      false,
      'There is nothing to claim now.',
    ],
    [
      'a day that was closed before its end',
      { missed: true },
      true,
      'The day to claim this cashback is over. It was not claimed in time.',
    ],
    ['nothing', {}, false, 'There is nothing to claim now.'],
    ['a limit', { missed: true, reachedLimit: true }, false, 'The limit of this month is reached.'],
    [
      'a coming day',
      { missed: true, claimDay },
      true,
      'Collects until Nov 29, 2026. Claimable on Nov 30, 2026.',
    ],
    ['an amount', { claimable: true }, true, null],
  ] as const)('beside it stands for %s: %j, %s, %s', (_what, own, collected, text) => {
    const decision = decideCashbackClaim({ ...facts, cashback: { ...cashback, claimable: false, ...own } });
    expect(claimBarText(decision, collected)).toBe(text);
  });

  it('has a code and a sentence for each reason', () => {
    const rows = reasonRows(cashbackClaimReasons, { claimDay });
    expect(cashbackClaimReasons.collecting.text({ claimDay: null })).toBe('Nothing is collected yet.');
    expect(rows).toEqual([
      ['signedOut', 'UNAUTHENTICATED', 'Log in to claim this cashback.'],
      ['cashbackUnknown', 'NOT_FOUND', 'This cashback does not exist.'],
      ['limitReached', 'CONFLICT', 'The limit of this month is reached.'],
      ['collecting', 'CONFLICT', 'Collects until Nov 29, 2026. Claimable on Nov 30, 2026.'],
      ['missed', 'CONFLICT', 'The day to claim this cashback is over. It was not claimed in time.'],
      ['notClaimable', 'CONFLICT', 'There is nothing to claim now.'],
    ]);
  });
});
