import { canMoveReward } from '@magpie/domain/promos';
import type { RewardState } from '@magpie/domain/promos';
import { moveRule } from '#platform/inspection/index.ts';
import type { Row, WatchRule } from '#platform/inspection/index.ts';

function stateOf({ activatedAt, expiredAt }: Row): RewardState {
  if (activatedAt !== null) return 'TAKEN';
  return expiredAt === null ? 'OPEN' : 'EXPIRED';
}

/** A bonus is activated or expires, once. */
export const bonusRules: readonly WatchRule[] = [
  moveRule({ table: 'memberBonuses', called: 'bonus', stateOf, canMove: canMoveReward }),
];
