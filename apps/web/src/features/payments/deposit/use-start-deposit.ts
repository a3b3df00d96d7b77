import { useApolloClient } from '@apollo/client/react';
import { depositMend } from '@magpie/domain/account';
import { paymentMessages, startFailureTitle } from '@magpie/domain/payment-forms';
import { activePromoMessage } from '@magpie/domain/promos';
import { useConfigQuery } from '@magpie/gql/config';
import { CheckDepositLimitDocument, useInitiatePaymentIQDepositMutation } from '@magpie/gql/payments';
import { platformErrorOf } from '../../../shared/apollo/index.ts';
import { modals } from '../../../shared/modals/index.ts';
import { storedPromoCode } from '../../../shared/session/index.ts';
import { toasts } from '../../../shared/toasts/index.ts';
import { useSession, useSessionService } from '../../session/index.ts';
import { useAttemptKeys } from '../forms/use-attempt-key.ts';
import { useSameForm } from '../forms/use-same-form.ts';
import { openMend, type DepositPreset } from './open-mend.ts';
import type { DepositPromo } from './use-deposit-promo.ts';

/** What is to be paid: id of the method and a decimal of the wire. */
export interface DepositOrder {
  readonly paymentMethod: string;
  readonly amount: string;
}

/** What came of the start of a deposit; LEFT: its form was closed, or the session ended, before the answer. */
export type DepositStart = 'STARTED' | 'OVER_LIMIT' | 'FAILED' | 'LEFT';

/** Asks whether an amount would exceed a deposit limit, if the site checks it before a start (DEP-10). */
function useLimitCheck(): (amount: string) => Promise<boolean> {
  const client = useApolloClient();
  const { data } = useConfigQuery();
  return async (amount) => {
    if (data?.config.checkDepositLimit !== true) return false;
    const answer = await client.query({
      query: CheckDepositLimitDocument,
      variables: { amount },
      fetchPolicy: 'network-only',
    });
    return answer.data?.checkMemberDepositLimit === true;
  };
}

/**
 * A refusal is shown, ends the payment frame, and lets the account say anew what is blocked (DEP-17, DEP-21). One because
 * of a limit belongs to the amount too; one that a form mends opens that form instead (DEP-36).
 */
function useFailure(): (error: unknown, preset: DepositPreset) => DepositStart {
  const { refreshAccount } = useSessionService();
  return (error, preset) => {
    const code = platformErrorOf(error)?.code;
    const mend = depositMend(code);
    if (mend || code === 'DEPOSIT_BLOCKED' || code === 'CONFLICT') void refreshAccount();
    modals.close('paymentIQIFrame');
    if (mend) {
      openMend(mend, preset);
      return 'FAILED';
    }
    toasts.failure(error, startFailureTitle.DEPOSIT);
    return code === 'LIMIT_EXCEEDED' ? 'OVER_LIMIT' : 'FAILED';
  };
}

/**
 * Starts a deposit and shows the provider's page in the payment frame (DEP-16). One attempt makes one payment, however
 * often it is sent.
 *
 * @param promo what comes with it; refused here already while another promo is active (DEP-18)
 */
export function useStartDeposit(
  promo: Pick<DepositPromo, 'code' | 'beside'>,
): (order: DepositOrder) => Promise<DepositStart> {
  const [initiate] = useInitiatePaymentIQDepositMutation();
  const exceedsLimit = useLimitCheck();
  const fail = useFailure();
  const attempts = useAttemptKeys();
  const begin = useSameForm();
  const currency = useSession().account?.activeCurrency.code;

  return async (order) => {
    const stillHere = begin();
    const preset = {
      method: order.paymentMethod,
      amount: order.amount,
      ...(promo.code !== null && { promoCode: promo.code }),
    };
    if (promo.code !== null && promo.beside) {
      toasts.error(startFailureTitle.DEPOSIT, activePromoMessage);
      return 'FAILED';
    }
    try {
      const isOver = await exceedsLimit(order.amount);
      if (!stillHere()) return 'LEFT';
      if (isOver) return 'OVER_LIMIT';
      const content = { ...order, currency, ...(promo.code !== null && { promoCode: promo.code }) };
      const input = { ...content, idempotencyKey: attempts.keyFor(content) };
      const { data } = await initiate({ variables: { input } });
      attempts.settle();
      if (!stillHere()) return 'LEFT';
      if (!data) return fail(undefined, preset);
      storedPromoCode.remove();
      const url = data.initiatePaymentIQDeposit;
      modals.close('depositModal');
      const again = { method: order.paymentMethod, amount: order.amount };
      modals.open('paymentIQIFrame', { url, kind: 'Deposit', again });
      return 'STARTED';
    } catch (error) {
      if (platformErrorOf(error)) attempts.settle();
      if (!stillHere()) return 'LEFT';
      return fail(error, preset);
    }
  };
}

/** What the amount field says of an amount over a limit (DEP-10). */
export const overLimit = paymentMessages.depositLimit;
