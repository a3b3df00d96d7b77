import {
  isMendModal,
  mendFor,
  refusalText,
  type Mend,
  type ReasonRow,
  type Refused,
} from '@magpie/domain/decision';
import { startFailureTitle } from '@magpie/domain/payments/forms';
import {
  decideWithdrawal,
  withdrawalReasons,
  type WithdrawalDetails,
  type WithdrawalFacts,
  type WithdrawalReason,
} from '@magpie/domain/payments';
import { useInitiatePaymentIQWithdrawalMutation } from '@magpie/gql/payments';
import { mendOf, platformErrorOf } from '#shared/apollo/index.ts';
import { openMend } from '#shared/mends/index.ts';
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
  openMend(withdrawalReasons.notVerified.mend, { inPlaceOf: 'withdrawalModal' });
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

/** The alert says itself what is missing (WDR-08); with any other mend, and without one, the person is told. */
function lead(mend: Mend | undefined, order: WithdrawalOrder, tell: () => void): void {
  if (mend !== 'profileVerificationAlert') tell();
  if (mend === undefined || !isMendModal(mend)) return;
  const carryOn = () => {
    modals.open('withdrawalModal', { method: order.withdrawalMethod, amount: order.amount });
  };
  openMend(mend, { carryOn, inPlaceOf: 'withdrawalModal' });
}

function showRefusal(
  refusal: Refused<WithdrawalReason, WithdrawalDetails>,
  order: WithdrawalOrder,
): WithdrawalStart {
  const { field }: ReasonRow<WithdrawalDetails> = withdrawalReasons[refusal.reason];
  const message = refusalText(withdrawalReasons, refusal);
  if (field === 'withdrawalMethod' || field === 'amount') return { field, message };
  lead(mendFor(withdrawalReasons, refusal.reason), order, () => {
    toasts.error(startFailureTitle.WITHDRAWAL, message);
  });
  return 'STOPPED';
}

/** A refusal ends the payment frame and is shown, and lets the account say anew what is there (WDR-08, WDR-15). */
function useFailure(): (error: unknown, order: WithdrawalOrder) => WithdrawalStart {
  const { refreshAccount } = useSessionService();
  return (error, order) => {
    const mend = mendOf(withdrawalReasons, error);
    modals.close('paymentIQIFrame');
    if (mend === 'refreshAccount' || mend === 'supportModal') void refreshAccount();
    lead(mend, order, () => {
      toasts.failure(error, startFailureTitle.WITHDRAWAL);
    });
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
    if (!decision.allowed) return showRefusal(decision, order);
    const stillHere = begin();
    try {
      const content = { ...order, currency };
      const input = { ...content, idempotencyKey: attempts.keyFor(content) };
      const { data } = await initiate({ variables: { input } });
      attempts.settle();
      if (!stillHere()) return 'STOPPED';
      if (!data) return fail(undefined, order);
      const url = data.initiatePaymentIQWithdrawal;
      const again = { method: order.withdrawalMethod, amount: order.amount };
      modals.close('withdrawalModal');
      modals.open('paymentIQIFrame', { url, kind: 'Withdraw', again });
      return 'STARTED';
    } catch (error) {
      if (platformErrorOf(error)) attempts.settle();
      if (!stillHere()) return 'STOPPED';
      return fail(error, order);
    }
  };
}
