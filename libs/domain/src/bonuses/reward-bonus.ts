import { daysAfter } from '../calendar/index.ts';
import type { ConsumableKind } from './bonuses.ts';

/** What a level or a badge gives in money: a bonus like any other, turned over once (BONUS-19). */
export const rewardBonus = {
  kind: 'USER_CLAIM',
  days: 7,
  wagering: 1,
} as const satisfies { readonly kind: ConsumableKind; readonly days: number; readonly wagering: number };

/** The end itself is past (BONUS-16). */
export const rewardBonusExpiry = (given: Date): Date => daysAfter(given, rewardBonus.days);

export interface RewardText {
  readonly name: string;
  /** Rich text. */
  readonly description: string;
}

const turnedOver = 'Turn it over once, and it is cash.';

export const levelRewardNaming = (level: number): RewardText => ({
  name: `Level ${String(level)} reward`,
  description: `<p>For reaching level ${String(level)}. ${turnedOver}</p>`,
});

/** @param name of the badge */
export const badgeRewardNaming = (name: string): RewardText => ({
  name,
  description: `<p>For a badge. ${turnedOver}</p>`,
});
