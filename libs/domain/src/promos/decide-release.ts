import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { AwardWait } from './award-wait.ts';
import type { ReleaseReason } from './release-reasons.ts';

/** An award waits for its release until it is released, once (PROMO-56). @param award null for an unknown one */
export function decideRelease<Award extends { readonly waitsFor: AwardWait | null }>(
  award: Award | null,
): Decision<{ readonly award: Award }, ReleaseReason> {
  if (!award) return refuse('awardUnknown');
  return award.waitsFor === 'RELEASE' ? allow({ award }) : refuse('notWaiting');
}
