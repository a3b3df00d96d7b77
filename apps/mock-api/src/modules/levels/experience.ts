import {
  countedExperience,
  decideLevelRaise,
  levelAfter,
  levelBonus,
  levelRaiseReasons,
  loginGain,
  rewardExpiry,
  storedExperience,
} from '@magpie/domain/levels';
import type { ExperienceSource } from '@magpie/domain/levels';
import { levelUpMessage } from '@magpie/domain/messages';
import { defaultCurrency } from '@magpie/domain/money';
import type { ExperienceHundredths } from '@magpie/domain/play';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import { activeCurrency, convert } from '../wallets/index.ts';
import {
  addExperience,
  addReward,
  keepGain,
  keepStanding,
  standingOf,
  timezonesOfMember,
} from './store/index.ts';

export interface Gain {
  readonly unit: ExperienceSource;
  readonly hundredths: ExperienceHundredths;
}

async function rewardLevel(unit: Unit, memberId: string, level: number): Promise<void> {
  const bonus = levelBonus(level);
  if (bonus === 0n) return;
  // In another currency it would lie where the member does not look, and bar the offers of their own as their promo.
  const currency = await activeCurrency(unit.db, memberId);
  await addReward(unit.db, {
    memberId,
    level,
    currency,
    amountMinor: convert(bonus, defaultCurrency, currency),
    reachedAt: unit.now.getTime(),
    expiresAt: rewardExpiry(unit.now).getTime(),
  });
}

async function announce(unit: Unit, memberId: string, level: number): Promise<void> {
  unit.emit({ name: 'levelUp', memberId, payload: { level } });
  await sendMessage(unit, memberId, {
    type: 'VIP_UPGRADE',
    subject: { kind: 'LEVEL', id: String(level) },
    ...levelUpMessage(level),
  });
}

/** The level rises, by several at once too, their rewards become available, and levelUp is pushed once (LEVEL-19). */
export async function earnExperience(unit: Unit, memberId: string, gain: Gain): Promise<void> {
  const before = await standingOf(unit.db, memberId);
  const milli = storedExperience(gain.hundredths);
  const experienceMilli = before.experienceMilli + milli;
  const { level, reached } = levelAfter(before.level, countedExperience(experienceMilli));
  const at = unit.now.getTime();
  await addExperience(unit.db, { id: unit.id('exp'), memberId, unit: gain.unit, milli, at });
  await keepGain(unit.db, memberId, { experienceMilli, level });
  for (const each of reached) await rewardLevel(unit, memberId, each);
  if (reached.length > 0) await announce(unit, memberId, level);
}

/** Gives the experience that a member lacks for a level, as an operator can. @throws Refusal of `decideLevelRaise` */
export async function raiseLevel(unit: Unit, memberId: string, to: number): Promise<void> {
  const { level, experienceMilli } = await standingOf(unit.db, memberId);
  const decision = decideLevelRaise(to, { level, experience: countedExperience(experienceMilli) });
  if (!decision.allowed) throw refusalOf(levelRaiseReasons, decision);
  await earnExperience(unit, memberId, { unit: 'OPERATOR', hundredths: decision.plan });
}

/** Once a day, and more on every seventh in a row (LEVEL-09, LEVEL-10). Answers whether it was the first of the day. */
export async function recordLogin(unit: Unit, memberId: string): Promise<boolean> {
  const { lastLoginAt, loginStreak } = await standingOf(unit.db, memberId);
  const lastLogin = lastLoginAt === null ? null : new Date(lastLoginAt);
  const timezones = await timezonesOfMember(unit.db, memberId);
  const login = loginGain({ lastLogin, streak: loginStreak }, unit.now, timezones);
  if (!login) return false;
  await keepStanding(unit.db, memberId, { lastLoginAt: unit.now.getTime(), loginStreak: login.streak });
  for (const gain of login.gains) await earnExperience(unit, memberId, gain);
  return true;
}
