import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';

/** Whether a slip that is not placed yet is kept and told: any that is one, since what is wrong with it is shown beside it. */
export function decideSlipDraft<Slip>(slip: Slip | null): Decision<{ readonly slip: Slip }, 'malformed'> {
  return slip ? allow({ slip }) : refuse('malformed');
}
