import { addDuration, memberPeriod } from '../calendar/index.ts';
import type { TimezoneChoice } from '../calendar/index.ts';
import type { ExperienceHundredths } from '../play/index.ts';

/** What earns experience and how many points, in the order it is listed (LEVEL-03, LEVEL-06 to LEVEL-10). */
export const experiences = [
  { unit: 'WAGER', value: '0.5' },
  { unit: 'WIN', value: '0.5' },
  { unit: 'DEPOSIT', value: '10' },
  { unit: 'LOGIN', value: '10' },
  { unit: 'LOGIN_STREAK', value: '30' },
] as const;

/** Kinds of experience. */
export type ExperienceUnit = (typeof experiences)[number]['unit'];

/** Experience of an approved deposit (LEVEL-08). */
export const depositExperience: ExperienceHundredths = 1_000n;

const loginExperience: ExperienceHundredths = 1_000n;
const streakExperience: ExperienceHundredths = 3_000n;
const streakDays = 7;

/** The logins that counted so far. */
export interface LoginHistory {
  /** The last login that counted, or null before the first. */
  readonly lastLogin: Date | null;
  /** Days in a row with a login, the last one included. */
  readonly streak: number;
}

/** What a login leads to. */
export interface LoginExperience {
  readonly streak: number;
  readonly gains: readonly {
    readonly unit: 'LOGIN' | 'LOGIN_STREAK';
    readonly hundredths: ExperienceHundredths;
  }[];
}

/**
 * Experience of a login: 10 points for the first of a day (LEVEL-09), and 30 more on every seventh day in a row; a missed
 * day starts the count again (LEVEL-10). Null for a further login of the day.
 *
 * @param choices the timezones in which days are counted
 */
export function loginGain(
  history: LoginHistory,
  now: Date,
  choices: readonly TimezoneChoice[],
): LoginExperience | null {
  const { lastLogin } = history;
  const today = memberPeriod('DAILY', choices, now).start;
  if (lastLogin && lastLogin >= today) return null;
  const yesterday = memberPeriod('DAILY', choices, new Date(today.getTime() - 1)).start;
  const followsOn = lastLogin !== null && lastLogin >= yesterday;
  const streak = followsOn ? history.streak + 1 : 1;
  const daily = { unit: 'LOGIN', hundredths: loginExperience } as const;
  if (streak % streakDays !== 0) return { streak, gains: [daily] };
  return { streak, gains: [daily, { unit: 'LOGIN_STREAK', hundredths: streakExperience }] };
}

/** The end of the 7 days in which the reward of a level can be claimed (LEVEL-16). */
export function rewardExpiry(reachedAt: Date): Date {
  const end = addDuration(reachedAt, 'P7D');
  if (!end) throw new RangeError('The moment is out of range.');
  return end;
}
