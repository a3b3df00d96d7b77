import { startFailureTitle } from '@magpie/domain/payment-forms';
import { useInitiatePaymentIQWithdrawalMutation } from '@magpie/gql/payments';
import { platformErrorOf } from '../../../shared/apollo/index.ts';
import { modals } from '../../../shared/modals/index.ts';
import { toasts } from '../../../shared/toasts/index.ts';
import { useSession, useSessionService } from '../../session/index.ts';
import { useAttemptKeys } from '../forms/use-attempt-key.ts';
import { useSameForm } from '../forms/use-same-form.ts';

/** What is to be paid out: id of the method and a decimal of the wire. */
export interface WithdrawalOrder {
  readonly withdrawalMethod: string;
  readonly amount: string;
}

/** Leads a member who is not verified to the verification, in place of the withdrawal (WDR-08). */
export function askForVerification(): void {
  modals.close('withdrawalModal');
  modals.open('profileVerificationAlert');
}

/** Refusals which say that the account on screen is not what the platform has. */
const outdated = ['WITHDRAWAL_BLOCKED', 'INSUFFICIENT_BALANCE', 'CONFLICT'];

/** A refusal ends the payment frame and is shown, and lets the account say anew what is there (WDR-08, WDR-15). */
function useFailure(): (error: unknown) => void {
  const { refreshAccount } = useSessionService();
  return (error) => {
    const code = platformErrorOf(error)?.code;
    modals.close('paymentIQIFrame');
    if (code === 'MEMBER_NOT_VERIFIED') {
      askForVerification();
      return;
    }
    if (code !== undefined && outdated.includes(code)) void refreshAccount();
    toasts.failure(error, startFailureTitle.WITHDRAWAL);
  };
}

/**
 * Starts a withdrawal and shows the provider's page in the payment frame (WDR-14). One attempt makes one withdrawal,
 * however often it is sent.
 *
 * @returns whether it was started
 */
export function useStartWithdrawal(): (order: WithdrawalOrder) => Promise<boolean> {
  const [initiate] = useInitiatePaymentIQWithdrawalMutation();
  const fail = useFailure();
  const attempts = useAttemptKeys();
  const begin = useSameForm();
  const currency = useSession().account?.activeCurrency.code;
  return async (order) => {
    const stillHere = begin();
    try {
      const content = { ...order, currency };
      const input = { ...content, idempotencyKey: attempts.keyFor(content) };
      const { data } = await initiate({ variables: { input } });
      attempts.settle();
      if (!stillHere()) return false;
      if (!data) {
        fail(undefined);
        return false;
      }
      const url = data.initiatePaymentIQWithdrawal;
      const again = { method: order.withdrawalMethod, amount: order.amount };
      modals.close('withdrawalModal');
      modals.open('paymentIQIFrame', { url, kind: 'Withdraw', again });
      return true;
    } catch (error) {
      if (platformErrorOf(error)) attempts.settle();
      if (!stillHere()) return false;
      fail(error);
      return false;
    }
  };
}
