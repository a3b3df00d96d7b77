import { useCancelWithdrawalMutation } from '@magpie/gql/payments';
import { ConfirmDialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import { platformErrorOf } from '../../shared/apollo/index.ts';
import type { ModalComponentProps } from '../../shared/modals/index.ts';
import { toasts } from '../../shared/toasts/index.ts';

/** Asks before a withdrawal is cancelled, and cancels it (WDR-19, WDR-20). */
export function CancelWithdrawalModal({
  withdrawalId,
  onClose,
}: ModalComponentProps<'cancelWithdrawalModal'>): JSX.Element {
  const [cancel, { loading }] = useCancelWithdrawalMutation();
  const confirm = async () => {
    try {
      await cancel({ variables: { id: withdrawalId } });
      toasts.success('Withdrawal cancelled');
    } catch (error) {
      toasts.error(
        'Withdrawal Cancelation Error',
        platformErrorOf(error)?.message ?? 'Failed to cancel withdrawal',
      );
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Cancel withdrawal"
      tone="danger"
      confirmLabel="Cancel withdrawal"
      cancelLabel="Keep it"
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      The amount goes back to your balance. This cannot be undone.
    </ConfirmDialog>
  );
}
