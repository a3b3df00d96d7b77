import type { Generated } from 'kysely';
import type { EpochMs, MinorUnits } from '#platform/store/columns.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

export interface LockInsTable {
  memberId: string;
  promoId: string;
  enabled: Generated<boolean>;
  completed: Generated<boolean>;
  /** True once cancelled: only the cooldown is left of it. */
  cancelled: Generated<boolean>;
  accumulatedDepositMinor: Generated<MinorUnits>;
  accumulatedTurnoverMinor: Generated<MinorUnits>;
  lastLockInAt: EpochMs;
}

/** The deposits that count towards a member's running lock-in, or counted towards the award of one. */
export interface LockInDepositsTable {
  depositId: string;
  memberId: string;
  /** In the currency of the promo. */
  amountMinor: MinorUnits;
  /** The award that they earned; null while the lock-in runs. */
  memberPromoId: string | null;
  /** Whether it counts no more, as it was taken back or is disputed. */
  takenBack: Generated<boolean>;
}

/** What withdrawals took off the deposits of a lock-in. */
export interface LockInWithdrawalsTable {
  withdrawalId: string;
  memberId: string;
  /** In the currency of the promo. */
  amountMinor: MinorUnits;
  /** What it took off deposits that were taken back since. */
  forgottenMinor: Generated<MinorUnits>;
  /** The award that those deposits earned; null while the lock-in runs. */
  memberPromoId: string | null;
}

declare module '#platform/store/database.ts' {
  interface Database {
    lockIns: LockInsTable;
    lockInDeposits: LockInDepositsTable;
    lockInWithdrawals: LockInWithdrawalsTable;
  }
}

export const lockInStore = storeArea({
  migrations,
  flags: {
    lockIns: { enabled: true, completed: true, cancelled: true },
    lockInDeposits: { takenBack: true },
  },
  moments: {
    lockIns: ['lastLockInAt'],
    lockInDeposits: [],
    lockInWithdrawals: [],
  },
});
