import type { DepositMend } from '@magpie/domain/account';
import { modals } from '../../../shared/modals/index.ts';

/** What a deposit form begins with. */
export interface DepositPreset {
  readonly promoCode?: string | undefined;
  /** Id of a payment method. */
  readonly method?: string | undefined;
  readonly amount?: string | undefined;
}

/**
 * Opens what mends the reason why a deposit cannot be made yet, in its place; afterwards the deposit carries on as it was
 * (DEP-36, AUTH-45).
 */
export function openMend(
  mend: DepositMend | 'loginModal',
  { promoCode, method, amount }: DepositPreset,
): void {
  const carryOn = () => {
    modals.open('depositModal', {
      ...(promoCode !== undefined && { promoCode }),
      ...(method !== undefined && { method }),
      ...(amount !== undefined && { amount }),
    });
  };
  if (mend === 'depositProfileFormUpdate') modals.open(mend, { onSaved: carryOn });
  else if (mend === 'loginModal') modals.open(mend, { onEntered: carryOn });
  else modals.open(mend, { onVerified: carryOn });
  modals.close('depositModal');
}
