import { useApolloClient } from '@apollo/client/react';
import { useCancelWithdrawalMutation } from '@magpie/gql/payments';
import { ConfirmDialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import { platformErrorOf, refetchAfter } from '#shared/apollo/index.ts';
import { logNote } from '#shared/log/index.ts';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { isAnsweredBySession, toasts } from '#shared/toasts/index.ts';
import { useSessionService } from '../session/index.ts';
import { useAttemptKeys } from './forms/attempt.ts';

/** Fetches the withdrawals on screen again, and the balance that the amount goes back to (WDR-19). */
function useAfterwards(): () => void {
  const client = useApolloClient();
  const { refreshAccount } = useSessionService();
  return () => {
    void refreshAccount();
    refetchAfter(client, 'PAYMENT').catch((error: unknown) => {
      logNote('The withdrawals could not be fetched again.', error);
    });
  };
}

function tellOfFailure(error: unknown): void {
  if (isAnsweredBySession(error)) return;
  toasts.error(
    'Withdrawal Cancelation Error',
    platformErrorOf(error)?.message ?? 'Failed to cancel withdrawal',
  );
}

/** Asks before a withdrawal is cancelled, and cancels it (WDR-19, WDR-20). */
export function CancelWithdrawalModal({
  withdrawalId,
  onClose,
}: ModalComponentProps<'cancelWithdrawalModal'>): JSX.Element {
  const [cancel, { loading }] = useCancelWithdrawalMutation();
  const { keyFor } = useAttemptKeys();
  const fetchAgain = useAfterwards();
  const confirm = async () => {
    try {
      await cancel({ variables: { id: withdrawalId, idempotencyKey: keyFor(withdrawalId) } });
      toasts.success('Withdrawal cancelled');
    } catch (error) {
      tellOfFailure(error);
    }
    fetchAgain();
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
