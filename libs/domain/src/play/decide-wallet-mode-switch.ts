import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { MemberPromoStatus } from '../promos/index.ts';
import type { WalletMode } from '../wallets/index.ts';
import type { WalletModeSwitchReason } from './wallet-mode-switch-reasons.ts';

interface ActivePromo {
  readonly id: string;
  readonly walletMode: WalletMode;
}

export interface WalletModeSwitchFacts<Promo extends ActivePromo> {
  readonly active: Promo | null;
  /** Id of the promo to switch; null for whichever is active. */
  readonly asked: string | null;
}

export interface WalletModeSwitchPlan<Promo extends ActivePromo> {
  readonly promo: Promo;
  readonly changes: boolean;
}

/** Only the active promo switches to bonus mode (WMODE-10). */
export function decideWalletModeSwitch<Promo extends ActivePromo>({
  active,
  asked,
}: WalletModeSwitchFacts<Promo>): Decision<WalletModeSwitchPlan<Promo>, WalletModeSwitchReason> {
  if (!active || (asked !== null && active.id !== asked)) return refuse('notActive');
  return allow({ promo: active, changes: active.walletMode !== 'BONUS' });
}

/** What is said beside the mode that was changed; undefined while the promo goes on in it (PROMO-48). */
export function switchedText(status: MemberPromoStatus): string | undefined {
  return status === 'LOST' ? 'Its bonus is too small for any bet, so the promo has ended.' : undefined;
}
