import { refusalText, type ReasonRow, type Refused } from '@magpie/domain/decision';
import { startFailureTitle } from '@magpie/domain/payments/forms';
import {
  decideWithdrawal,
  withdrawalReasons,
  type WithdrawalDetails,
  type WithdrawalFacts,
  type WithdrawalReason,
} from '@magpie/domain/payments';
import { useInitiatePaymentIQWithdrawalMutation } from '@magpie/gql/payments';
import { platformErrorOf, reasonOf } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useSession, useSessionService } from '../../session/index.ts';
import { useAttemptKeys, useStillCurrent } from '../forms/attempt.ts';

export interface WithdrawalOrder {
  readonly withdrawalMethod: string;
  readonly amount: string;
}

/** Leads a member who is not verified to the verification, in place of the withdrawal (WDR-08). */
export function askForVerification(): void {
  modals.close('withdrawalModal');
  modals.open('profileVerificationAlert');
}

export interface FieldProblem {
  readonly field: 'withdrawalMethod' | 'amount';
  readonly message: string;
}

/**
 * What came of the start of a withdrawal: a field is wrong, or it was stopped, because it was refused, or its form was
 * closed or the session ended before the answer.
 */
export type WithdrawalStart = 'STARTED' | 'STOPPED' | FieldProblem;

function showRefusal(refusal: Refused<WithdrawalReason, WithdrawalDetails>): WithdrawalStart {
  const { field, mend }: ReasonRow<WithdrawalDetails> = withdrawalReasons[refusal.reason];
  const message = refusalText(withdrawalReasons, refusal);
  if (field === 'withdrawalMethod' || field === 'amount') return { field, message };
  if (mend === withdrawalReasons.notVerified.mend) askForVerification();
  else toasts.error(startFailureTitle.WITHDRAWAL, message);
  return 'STOPPED';
}

/** A refusal ends the payment frame and is shown, and lets the account say anew what is there (WDR-08, WDR-15). */
function useFailure(): (error: unknown) => WithdrawalStart {
  const { refreshAccount } = useSessionService();
  return (error) => {
    const reason = reasonOf(withdrawalReasons, error);
    modals.close('paymentIQIFrame');
    if (reason === 'notVerified') {
      askForVerification();
      return 'STOPPED';
    }
    const row: ReasonRow<WithdrawalDetails> | null = reason && withdrawalReasons[reason];
    if (reason !== 'signedOut' && row?.mend !== undefined) void refreshAccount();
    toasts.failure(error, startFailureTitle.WITHDRAWAL);
    return 'STOPPED';
  };
}

/**
 * Starts a withdrawal and shows the provider's page in the payment frame (WDR-14). One attempt makes one withdrawal,
 * however often it is sent.
 */
export function useStartWithdrawal(): (
  order: WithdrawalOrder,
  facts: WithdrawalFacts,
) => Promise<WithdrawalStart> {
  const [initiate] = useInitiatePaymentIQWithdrawalMutation();
  const fail = useFailure();
  const attempts = useAttemptKeys();
  const begin = useStillCurrent();
  const currency = useSession().account?.activeCurrency.code;
  return async (order, facts) => {
    const decision = decideWithdrawal(facts, 'form');
    if (!decision.allowed) return showRefusal(decision);
    const stillHere = begin();
    try {
      const content = { ...order, currency };
      const input = { ...content, idempotencyKey: attempts.keyFor(content) };
      const { data } = await initiate({ variables: { input } });
      attempts.settle();
      if (!stillHere()) return 'STOPPED';
      if (!data) return fail(undefined);
      const url = data.initiatePaymentIQWithdrawal;
      const again = { method: order.withdrawalMethod, amount: order.amount };
      modals.close('withdrawalModal');
      modals.open('paymentIQIFrame', { url, kind: 'Withdraw', again });
      return 'STARTED';
    } catch (error) {
      if (platformErrorOf(error)) attempts.settle();
      if (!stillHere()) return 'STOPPED';
      return fail(error);
    }
  };
}
