import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import type { WalletMode } from '../wallets/index.ts';

/** Why the wallet mode is not switched. */
export type WalletModeSwitchReason = 'notActive';

/** What is said of it (WMODE-10). */
export const walletModeSwitchReasons = {
  notActive: { code: 'NOT_FOUND', text: () => 'This promo is not active any more.' },
} as const satisfies ReasonTable<WalletModeSwitchReason>;

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
