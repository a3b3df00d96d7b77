import type { MendModal } from '@magpie/domain/decision';
import { openMend } from '#shared/mends/index.ts';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';

export type DepositPreset = Omit<ModalComponentProps<'depositModal'>, 'onClose'>;

/** In place of the deposit, which carries on as it was afterwards (DEP-36, AUTH-45). */
export function openDepositMend(mend: MendModal, preset: DepositPreset): void {
  const carryOn = () => {
    modals.open('depositModal', preset);
  };
  openMend(mend, { carryOn, inPlaceOf: 'depositModal' });
}
