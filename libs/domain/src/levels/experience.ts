import { daysAfter, memberPeriod } from '../calendar/index.ts';
import type { TimezoneChoice } from '../calendar/index.ts';
import type { ExperienceHundredths } from '../play/index.ts';

/** Points by source, in the order they are listed (LEVEL-03, LEVEL-06 to LEVEL-10). */
export const experiences = [
  { unit: 'WAGER', value: '0.5' },
  { unit: 'WIN', value: '0.5' },
  { unit: 'DEPOSIT', value: '10' },
  { unit: 'LOGIN', value: '10' },
  { unit: 'LOGIN_STREAK', value: '30' },
] as const;

export type ExperienceUnit = (typeof experiences)[number]['unit'];

/** Where a gain comes from; a badge says itself how much it gives (ACH-09), and so does an operator. */
export type ExperienceSource = ExperienceUnit | 'ACHIEVEMENT' | 'OPERATOR';

/** For an approved deposit (LEVEL-08). */
export const depositExperience: ExperienceHundredths = 1_000n;

const loginExperience: ExperienceHundredths = 1_000n;
const streakExperience: ExperienceHundredths = 3_000n;
const streakDays = 7;

export interface LoginHistory {
  /** The last login that counted; null before the first. */
  readonly lastLogin: Date | null;
  /** Consecutive days with a login, including the last. */
  readonly streak: number;
}

export interface LoginExperience {
  readonly streak: number;
  readonly gains: readonly {
    readonly unit: 'LOGIN' | 'LOGIN_STREAK';
    readonly hundredths: ExperienceHundredths;
  }[];
}

/** 10 points for a day's first login (LEVEL-09), 30 more on every seventh in a row (LEVEL-10); null for further ones. */
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

/** How long a level's reward can be claimed, in days (LEVEL-16). */
export const rewardDays = 7;

/** The end of the time in which a level's reward can be claimed. */
export const rewardExpiry = (reachedAt: Date): Date => daysAfter(reachedAt, rewardDays);

/** Stored experience is in thousandths of a point, of which whole hundredths count. */
export const countedExperience = (milli: number): ExperienceHundredths => BigInt(milli) / 10n;

export const storedExperience = (experience: ExperienceHundredths): number => Number(experience * 10n);
