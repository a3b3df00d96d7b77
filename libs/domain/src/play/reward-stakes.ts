import type { WalletMode } from '../wallets/index.ts';

export interface PlayedBet {
  /** Null for a free spin, which no wallet pays for. */
  readonly walletMode: WalletMode | null;
  readonly freeSpin: boolean;
}

/** The stakes that cashback, tournaments and jackpots count: bonuses earn no bonuses (CASHBK-24). */
export const rewardedStakes = { walletMode: 'CASH', freeSpin: false } as const satisfies PlayedBet;

export function earnsRewards({ walletMode, freeSpin }: PlayedBet): boolean {
  return walletMode === rewardedStakes.walletMode && freeSpin === rewardedStakes.freeSpin;
}
