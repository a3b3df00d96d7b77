import { endsByTime } from '@magpie/domain/promos';
import type { PromoEnding } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import type { changeMemberPromo } from './store/index.ts';

/** What the row of a promo or of an award says from its end on. */
export function endedBy(
  { status, cause }: PromoEnding,
  { now }: Pick<Unit, 'now'>,
): Parameters<typeof changeMemberPromo>[2] {
  return {
    status,
    endCause: cause,
    endedAt: now.getTime(),
    endingJob: endsByTime(cause) ? 'EXPIRE_MEMBER_PROMOS' : null,
  };
}
