import {
  achievementValue,
  countBet,
  isCompleted,
  reachesGoal,
  streakEffect,
} from '@magpie/domain/achievements';
import type { StreakBet } from '@magpie/domain/achievements';
import { memberPeriod } from '@magpie/domain/calendar';
import { badgeMessage } from '@magpie/domain/messages';
import { timezonesOf } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import type { BetPlace } from './store/index.ts';
import {
  addCompleted,
  badgeGoals,
  keepCounts,
  memberSettings,
  openBadges,
  otherBets,
  readCounts,
} from './store/index.ts';

export interface DecidedBet extends BetPlace, StreakBet {}

/** Counts a decided bet towards the member's achievements, and completes and tells of the badges whose goals it reaches (ACH-03). */
export async function countDecidedBet(unit: Unit, bet: DecidedBet): Promise<void> {
  const { memberId } = bet;
  const timezones = timezonesOf(await memberSettings(unit.db, memberId));
  const today = memberPeriod('DAILY', timezones, unit.now).start;
  const other = await otherBets(unit.db, bet, today.getTime());
  const before = await readCounts(unit.db, memberId);
  const counts = countBet(before, {
    newGame: !other.inGame,
    newDay: !other.since,
    streak: streakEffect(bet),
  });
  await keepCounts(unit.db, memberId, counts);
  // Most bets reach nothing, and then nobody asks which badges the member has.
  const goals = await badgeGoals(unit.db);
  if (!goals.some(({ type, goal }) => reachesGoal({ type, goal }, before, counts))) return;
  for (const { id, name, type, goal } of await openBadges(unit.db, memberId)) {
    if (!isCompleted(goal, achievementValue(type, counts))) continue;
    await addCompleted(unit.db, memberId, id, unit.now.getTime());
    await sendMessage(unit, memberId, { type: null, subject: { kind: 'BADGE', id }, ...badgeMessage(name) });
  }
}
