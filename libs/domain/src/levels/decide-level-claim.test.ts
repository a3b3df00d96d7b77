import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { decideLevelClaim, levelClaimReasons } from './index.ts';

const expiresAt = new Date('2026-01-12T02:00:00Z');
const before = new Date('2026-01-12T01:59:59.999Z');

describe('the reward of a level', () => {
  it.each([
    [{ claimed: false, expiresAt }, before, 'allowed'],
    [{ claimed: true, expiresAt }, before, 'alreadyClaimed'],
    [{ claimed: false, expiresAt }, expiresAt, 'expired'],
    [{ claimed: true, expiresAt }, expiresAt, 'alreadyClaimed'],
    [null, before, 'notReached'],
  ] as const)('%j at %s is claimed: %s', (reward, now, answer) => {
    const decision = decideLevelClaim(reward, now);
    expect(decision.allowed ? 'allowed' : decision.reason).toBe(answer);
  });

  it('has a code and a sentence for each reason', () => {
    const rows = reasonRows(levelClaimReasons);
    expect(rows).toEqual([
      ['notReached', 'CONFLICT', 'You have not reached this level, or it has no reward.'],
      ['alreadyClaimed', 'CONFLICT', 'You have claimed the reward of this level already.'],
      ['expired', 'CONFLICT', 'The reward of this level has expired.'],
    ]);
  });
});
