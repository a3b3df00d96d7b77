/* What the documents that read a member are answered. */

import type { WalletBalances } from '../kit/wallet-balances.ts';

export interface Edges<T> {
  readonly edges: readonly { readonly node: T }[];
}

export interface RecordNode {
  readonly id: string;
  readonly type: string;
  readonly walletType: string;
  readonly amount: string;
}

export interface MainAnswer {
  readonly me: {
    readonly wallets: WalletBalances & {
      readonly stakeableBalance: string;
      readonly stakedFrom: string | null;
    };
  };
  readonly memberLevel: {
    readonly level: number;
    readonly rewards: readonly { readonly level: number; readonly claimed: boolean }[];
  };
  readonly achievements: Edges<{
    readonly badges: readonly {
      readonly achievement: string;
      readonly level: number;
      readonly completed: boolean;
      readonly claimed: boolean;
    }[];
  }>;
  readonly balanceTransactionRecords: Edges<RecordNode> & { readonly totalCount: number };
}

/** A promo that was awarded to a member. */
export interface MemberPromo {
  readonly id: string;
  readonly status: string;
  readonly walletMode: string;
  readonly bonus: string;
  readonly amount: string;
  readonly turnoverTarget: string;
  readonly turnoverCounter: string;
  readonly expiresAt: string | null;
  readonly dateTimeEnded: string | null;
  readonly waitsFor: string | null;
  readonly endCause: string | null;
  readonly began: boolean;
  /** The bonus money that is left of it, what it has won included. */
  readonly atStake: { readonly bonus: string };
  readonly promo: { readonly id: string; readonly type: string };
}

export interface FreeSpins {
  readonly id: string;
  readonly status: string;
  readonly activated: boolean;
  readonly expiresAt: string | null;
  readonly totalWinnings: string;
  readonly promo: { readonly id: string };
  readonly freeSpinDetails: readonly {
    readonly gameId: string;
    readonly categoryId: string;
    readonly vendorId: string;
    readonly betCount: number;
    readonly betValue: string;
    readonly remainingFreeSpins: number;
  }[];
}

export interface Bonus {
  readonly id: string;
  readonly amount: string;
  readonly consumablePromoType: string;
  readonly expiresAt: string | null;
}

export interface Cashback {
  readonly cashback: { readonly id: string };
  readonly amount: string;
  readonly isClaimable: boolean;
  readonly dateLastClaimed: string | null;
  readonly cashbackReceivedThisMonth: string;
  readonly settledThisMonth: string;
  readonly owed: string;
  readonly waiting: string;
  readonly maxMonthlyClaim: string;
}

export interface Offer {
  readonly id: string;
  readonly code: string;
  readonly maxUses: number;
  readonly promoUsed: number;
  readonly expiresAt: string | null;
}

export interface LockIn {
  readonly promo: { readonly id: string };
  readonly lockInEnabled: boolean;
  readonly completed: boolean;
  readonly lastLockInDateTime: string;
  readonly lockInAccumulatedDeposit: string;
  readonly lockInAccumulatedTurnover: string;
}

export interface PromoAnswer {
  readonly member: {
    readonly activePromo: MemberPromo | null;
    readonly pendingPromos: readonly MemberPromo[];
    readonly promoLockIn: LockIn | null;
    readonly lastLockInDateTime: string | null;
  };
  readonly promoHistory: Edges<MemberPromo>;
  readonly memberFreeSpins: Edges<FreeSpins>;
  readonly memberConsumablePromos: Edges<Bonus>;
  readonly memberCashbacks: Edges<Cashback>;
  readonly promos: Edges<Offer>;
}

export interface ControlAnswer {
  readonly audit: { readonly violations: readonly string[] };
  readonly world: { readonly now: string };
  readonly heldRewards: readonly { readonly id: string; readonly form: string; readonly status: string }[];
  readonly worldPayments: readonly {
    readonly id: string;
    readonly amount: string;
    readonly status: string;
  }[];
}
