import { canMoveDeposit, canMoveWithdrawal } from '@magpie/domain/payments';
import { moveRule } from '#platform/inspection/index.ts';
import type { WatchRule } from '#platform/inspection/index.ts';

/** Payments move only as DEP-25 and WDR-17 allow. */
export const paymentRules: readonly WatchRule[] = [
  moveRule({ table: 'deposits', called: 'deposit', canMove: canMoveDeposit }),
  moveRule({ table: 'withdrawals', called: 'withdrawal', canMove: canMoveWithdrawal }),
];
