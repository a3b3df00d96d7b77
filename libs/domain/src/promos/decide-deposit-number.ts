import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { ordinalFits, startingDeposit } from './deposit-ordinal.ts';
import type { DepositOrdinalTrigger } from './deposit-ordinal.ts';
import type { DepositNumberDetails, DepositNumberReason } from './deposit-number-reasons.ts';

/**
 * Whether the member's next deposit is the one that starts a promo; a number that is not known refuses nothing.
 * @param trigger null for a promo that no deposit starts
 */
export function decideDepositNumber(
  trigger: DepositOrdinalTrigger | null,
  next: number | null,
): Decision<undefined, DepositNumberReason, DepositNumberDetails> {
  const starts = startingDeposit(trigger);
  if (trigger === null) return refuse('noDeposit', { starts, next: next ?? 0 });
  if (next === null || ordinalFits(trigger, next)) return allow();
  return refuse(next < starts ? 'laterDeposit' : 'earlierDeposit', { starts, next });
}
