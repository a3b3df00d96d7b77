import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import {
  decideLevelClaim,
  levelClaimReasons,
  levelRewardState,
  levelRewardStateTexts,
  levelRewardText,
} from './index.ts';

const expiresAt = new Date('2026-01-12T02:00:00Z');
const before = new Date('2026-01-12T01:59:59.999Z');

describe('the reward of a level', () => {
  it.each([
    [{ claimed: false, expiresAt, expired: false }, before, 'allowed', 'Available'],
    [{ claimed: true, expiresAt, expired: false }, before, 'alreadyClaimed', 'Claimed'],
    [{ claimed: false, expiresAt, expired: false }, expiresAt, 'expired', 'Expired'],
    [{ claimed: false, expiresAt, expired: true }, before, 'expired', 'Expired'],
    [{ claimed: true, expiresAt, expired: false }, expiresAt, 'alreadyClaimed', 'Claimed'],
  ] as const)('%j at %s is claimed: %s, and reads %s', (reward, now, answer, words) => {
    const decision = decideLevelClaim(reward, now);
    expect(decision.allowed ? 'allowed' : decision.reason).toBe(answer);
    expect(levelRewardStateTexts[levelRewardState(reward, now)]).toBe(words);
  });

  it.each([
    ['OPEN', null, 'One-time bonus, valid 7 days: until Jan 12, 2026.'],
    ['CLAIMED', null, 'It came as a bonus.'],
    ['CLAIMED', 'READY', 'It came as a bonus, to be activated under My Bonuses.'],
    ['CLAIMED', 'PENDING', 'It came as a bonus, which is activated and waits under Active Bonus.'],
    ['CLAIMED', 'ACTIVE', 'It came as a bonus, which is active: Active Bonus shows how far it is.'],
    [
      'CLAIMED',
      'COMPLETE',
      'It came as a bonus, which was turned over in full; what was left of it became cash.',
    ],
    ['CLAIMED', 'LOST', 'It came as a bonus, which was played out before its target.'],
    ['CLAIMED', 'EXPIRED', 'It came as a bonus, whose time ran out before its target.'],
    ['CLAIMED', 'CANCELED', 'It came as a bonus, which was cancelled before its target.'],
    ['CLAIMED', 'UNUSED', 'It came as a bonus, which ended before it was activated.'],
    ['EXPIRED', null, 'It could be claimed until Jan 12, 2026.'],
  ] as const)('says of the state %s and the bonus %s: %s', (state, bonus, words) => {
    expect(levelRewardText(state, { until: 'Jan 12, 2026', bonus })).toBe(words);
  });

  it('is not there before its level is reached', () => {
    expect(decideLevelClaim(null, before)).toEqual({ allowed: false, reason: 'notReached' });
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
