import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { WalletMode } from '../wallets/index.ts';
import type { WalletModeSwitchReason } from './wallet-mode-switch-reasons.ts';

/** A member's active promo. */
interface ActivePromo {
  readonly id: string;
  readonly walletMode: WalletMode;
}

/** What decides about a switch to bonus mode. */
export interface WalletModeSwitchFacts<Promo extends ActivePromo> {
  /** Null without one. */
  readonly active: Promo | null;
  /** Id of the promo that is to be switched; null for whichever is active. */
  readonly asked: string | null;
}

/** What is switched. */
export interface WalletModeSwitchPlan<Promo extends ActivePromo> {
  readonly promo: Promo;
  /** Whether it is not in bonus mode already. */
  readonly changes: boolean;
}

/** Decides about a switch to bonus mode, which is of the active promo (WMODE-10). */
export function decideWalletModeSwitch<Promo extends ActivePromo>({
  active,
  asked,
}: WalletModeSwitchFacts<Promo>): Decision<WalletModeSwitchPlan<Promo>, WalletModeSwitchReason> {
  if (!active || (asked !== null && active.id !== asked)) return refuse('notActive');
  return allow({ promo: active, changes: active.walletMode !== 'BONUS' });
}
