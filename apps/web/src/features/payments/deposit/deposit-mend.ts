import type { MendModal } from '@magpie/domain/decision';
import { openMend } from '#shared/mends/index.ts';
import { modals } from '#shared/modals/index.ts';

export interface DepositPreset {
  readonly promoCode?: string | undefined;
  readonly method?: string | undefined;
  readonly amount?: string | undefined;
}

/** In place of the deposit, which carries on as it was afterwards (DEP-36, AUTH-45). */
export function openDepositMend(mend: MendModal, { promoCode, method, amount }: DepositPreset): void {
  const carryOn = () => {
    modals.open('depositModal', {
      ...(promoCode !== undefined && { promoCode }),
      ...(method !== undefined && { method }),
      ...(amount !== undefined && { amount }),
    });
  };
  openMend(mend, { carryOn, inPlaceOf: 'depositModal' });
}
