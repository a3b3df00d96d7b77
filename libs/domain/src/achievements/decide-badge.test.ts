import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { badgeClaimReasons, badgeState, decideBadgeActivation, decideBadgeClaim } from './index.ts';

const reasonOf = (decision: { allowed: true } | { allowed: false; reason: string }) =>
  decision.allowed ? 'allowed' : decision.reason;

describe('a badge', () => {
  it.each([
    [{ completed: true, claimed: false }, 'allowed', 'allowed', 'EARNED'],
    [{ completed: true, claimed: true }, 'allowed', 'alreadyClaimed', 'CLAIMED'],
    [{ completed: false, claimed: false }, 'notCompleted', 'notCompleted', 'OPEN'],
    [{ completed: false, claimed: true }, 'notCompleted', 'notCompleted', 'OPEN'],
  ] as const)('as %j: worn %s, claimed %s, shown as %s', (badge, worn, claimed, state) => {
    expect(reasonOf(decideBadgeActivation(badge))).toBe(worn);
    expect(reasonOf(decideBadgeClaim(badge))).toBe(claimed);
    expect(badgeState(badge)).toBe(state);
  });

  it('that does not exist is neither worn nor claimed', () => {
    expect(reasonOf(decideBadgeActivation(null))).toBe('badgeUnknown');
    expect(reasonOf(decideBadgeClaim(null))).toBe('badgeUnknown');
  });

  it('has a code and a sentence for each reason', () => {
    const rows = reasonRows(badgeClaimReasons);
    expect(rows).toEqual([
      ['badgeUnknown', 'NOT_FOUND', 'This badge does not exist.'],
      ['notCompleted', 'CONFLICT', 'You have not completed this badge yet.'],
      ['alreadyClaimed', 'CONFLICT', 'You have claimed the reward of this badge already.'],
    ]);
  });
});
