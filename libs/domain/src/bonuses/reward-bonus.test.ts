import { expect, it } from 'vitest';
import {
  badgeRewardNaming,
  decideActivation,
  levelRewardNaming,
  rewardBonus,
  rewardBonusExpiry,
} from './index.ts';

it('the money of a level or a badge is a bonus that the member claims, for 7 days, to be turned over once', () => {
  expect(rewardBonus).toEqual({ kind: 'USER_CLAIM', days: 7, wagering: 1 });
});

it.each([
  ['2026-03-09T01:59:59.999Z', true],
  ['2026-03-09T02:00:00.000Z', false],
])('given on 2 March at 2:00, at %s it can be activated: %s', (now, allowed) => {
  const expiresAt = rewardBonusExpiry(new Date('2026-03-02T02:00:00.000Z'));
  const bonus = { kind: rewardBonus.kind, activated: false, expiresAt };
  const facts = { signedIn: true, hasActivePromo: false };
  expect(decideActivation({ ...facts, bonus, now: new Date(now) }).allowed).toBe(allowed);
});

it('is named by its level or its badge, and says what turns it into cash', () => {
  expect(levelRewardNaming(4)).toEqual({
    name: 'Level 4 reward',
    description: '<p>For reaching level 4. Turn it over once, and it is cash.</p>',
  });
  expect(badgeRewardNaming('Night Owl')).toEqual({
    name: 'Night Owl',
    description: '<p>For a badge. Turn it over once, and it is cash.</p>',
  });
});
