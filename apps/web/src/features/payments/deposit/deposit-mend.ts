import type { DepositMend } from '@magpie/domain/account';
import { modals } from '#shared/modals/index.ts';

export interface DepositPreset {
  readonly promoCode?: string | undefined;
  readonly method?: string | undefined;
  readonly amount?: string | undefined;
}

export function opensForm(mend: string | undefined): mend is Exclude<DepositMend, 'supportModal'> {
  return mend === 'loginModal' || mend === 'depositProfileFormUpdate' || mend === 'verifyMobileNumberModal';
}

/**
 * Opens what mends the reason why a deposit cannot be made yet, in its place; afterwards the deposit carries on as it was
 * (DEP-36, AUTH-45).
 */
export function openMend(mend: DepositMend, { promoCode, method, amount }: DepositPreset): void {
  const carryOn = () => {
    modals.open('depositModal', {
      ...(promoCode !== undefined && { promoCode }),
      ...(method !== undefined && { method }),
      ...(amount !== undefined && { amount }),
    });
  };
  switch (mend) {
    case 'depositProfileFormUpdate':
      modals.open(mend, { onSaved: carryOn });
      break;
    case 'loginModal':
      modals.open(mend, { onEntered: carryOn });
      break;
    case 'verifyMobileNumberModal':
      modals.open(mend, { onVerified: carryOn });
      break;
    case 'supportModal':
      modals.open(mend, { page: 'contact-us' });
      return;
  }
  modals.close('depositModal');
}
