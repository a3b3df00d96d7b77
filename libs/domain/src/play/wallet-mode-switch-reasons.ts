import type { ReasonTable } from '../decision/index.ts';
import { promoNotActive } from '../promos/index.ts';

export type WalletModeSwitchReason = 'notActive';

/** See WMODE-10. */
export const walletModeSwitchReasons = {
  notActive: promoNotActive,
} as const satisfies ReasonTable<WalletModeSwitchReason>;
