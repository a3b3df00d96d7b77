import type { AwardCause } from './award.ts';
import type { AwardForm } from './award-form.ts';

/** The posting that credits the bonus of an award. */
export const creditPosting = (cause: AwardCause): 'CONSUMABLE_BONUS' | 'PROMO_BONUS' =>
  cause === 'CONSUMABLE' ? 'CONSUMABLE_BONUS' : 'PROMO_BONUS';

/** Whether the free spins of an award can be played at once: the member has activated those of a bonus already (SPIN-22). */
export const beginsActivated = (form: AwardForm, cause: AwardCause): boolean =>
  form === 'FREE_SPINS' && cause === 'CONSUMABLE';
