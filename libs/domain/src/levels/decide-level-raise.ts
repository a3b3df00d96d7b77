import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import type { ExperienceHundredths } from '../play/index.ts';
import { tiers } from './tiers.ts';

export type LevelRaiseReason = 'noSuchLevel' | 'levelReached';

export const levelRaiseReasons = {
  noSuchLevel: { code: 'BAD_USER_INPUT', text: () => 'There is no such level.' },
  levelReached: { code: 'CONFLICT', text: () => 'The member has reached this level already.' },
} as const satisfies ReasonTable<LevelRaiseReason>;

/** The experience that an operator gives for a member to reach a level, no more than that takes (LEVEL-19). */
export function decideLevelRaise(
  to: number,
  standing: { readonly level: number; readonly experience: ExperienceHundredths },
): Decision<ExperienceHundredths, LevelRaiseReason> {
  const tier = tiers[to];
  if (!tier) return refuse('noSuchLevel');
  if (to <= standing.level) return refuse('levelReached');
  return allow(BigInt(tier.xpRequired) * 100n - standing.experience);
}
