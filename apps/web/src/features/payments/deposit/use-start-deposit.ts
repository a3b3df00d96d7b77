import { useApolloClient } from '@apollo/client/react';
import type { MendModal } from '@magpie/domain/decision';
import { startFailureTitle } from '@magpie/domain/payments/forms';
import { decideDeposit, depositReasons, type DepositFacts } from '@magpie/domain/payments';
import { CheckDepositLimitDocument, useInitiatePaymentIQDepositMutation } from '@magpie/gql/payments';
import { mendOf, reasonOf } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { storedPromoCode } from '#shared/session/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useSession, useSessionService } from '../../session/index.ts';
import { useKeyedCall, useStillCurrent } from '../forms/attempt.ts';
import { lead, showRefusal, type FieldProblem } from '../forms/payment-start.ts';
import { openDepositMend, type DepositPreset } from './deposit-mend.ts';

export interface DepositOrder {
  readonly paymentMethod: string;
  readonly amount: string;
}

/** STOPPED: it was refused, its form was closed, or the session ended before the answer. Otherwise a field is wrong. */
export type DepositStart = 'STARTED' | 'STOPPED' | FieldProblem<'paymentMethod' | 'amount'>;

/** The forms that mend a deposit say themselves what is missing (DEP-36). */
const form = {
  title: startFailureTitle.DEPOSIT,
  fields: ['paymentMethod', 'amount'],
  speaking: ['depositProfileFormUpdate', 'verifyMobileNumberModal'],
} as const;

const opens = (preset: DepositPreset) => (mend: MendModal) => {
  openDepositMend(mend, preset);
};

/** A limit is the one thing about a field that the platform may know alone (DEP-10). */
function fieldProblemOf(error: unknown): FieldProblem<'amount'> | null {
  const { field, text } = depositReasons.overLimit;
  return reasonOf(depositReasons, error) === 'overLimit' ? { field, message: text() } : null;
}

/**
 * A refusal by the platform is shown, ends the payment frame, and lets the account say anew what is blocked (DEP-17,
 * DEP-21). One because of a limit belongs to the amount too; what mends one is opened (DEP-36).
 */
function useFailure(): (error: unknown, preset: DepositPreset) => DepositStart {
  const { refreshAccount } = useSessionService();
  return (error, preset) => {
    const mend = mendOf(depositReasons, error);
    modals.close('paymentIQIFrame');
    if (mend !== undefined && mend !== 'loginModal') void refreshAccount();
    const tell = () => {
      toasts.failure(error, form.title);
    };
    lead(mend, form, { tell, open: opens(preset) });
    return fieldProblemOf(error) ?? 'STOPPED';
  };
}

/** Asks the platform whether an amount would exceed a deposit limit (DEP-10). */
function useLimitCheck(): (amount: string) => Promise<boolean> {
  const client = useApolloClient();
  return async (amount) => {
    const answer = await client.query({
      query: CheckDepositLimitDocument,
      variables: { amount },
      fetchPolicy: 'network-only',
    });
    return answer.data?.checkMemberDepositLimit === true;
  };
}

function useDecision(): (facts: DepositFacts, amount: string) => Promise<ReturnType<typeof decideDeposit>> {
  const exceedsLimit = useLimitCheck();
  return async (facts, amount) => {
    const decision = decideDeposit(facts, 'form');
    if (!decision.allowed || !decision.plan.asksLimit) return decision;
    const limit = { held: true, exceeded: await exceedsLimit(amount) };
    return decideDeposit({ ...facts, limit }, 'form');
  };
}

/**
 * Starts a deposit and shows the provider's page in the payment frame (DEP-16). One attempt makes one payment, however
 * often it is sent.
 * @param code of the promo that comes with it; `null` without one
 */
export function useStartDeposit(
  code: string | null,
): (order: DepositOrder, facts: DepositFacts) => Promise<DepositStart> {
  const [initiate] = useInitiatePaymentIQDepositMutation();
  const decide = useDecision();
  const fail = useFailure();
  const withKey = useKeyedCall();
  const begin = useStillCurrent();
  const currency = useSession().account?.activeCurrency.code;

  return async (order, facts) => {
    const stillHere = begin();
    const withPromo = code !== null && { promoCode: code };
    const preset = { method: order.paymentMethod, amount: order.amount, ...withPromo };
    try {
      const decision = await decide(facts, order.amount);
      if (!stillHere()) return 'STOPPED';
      if (!decision.allowed) return showRefusal(form, depositReasons, decision, opens(preset));
      const content = { ...order, currency, ...withPromo };
      const { data } = await withKey(content, (input) => initiate({ variables: { input } }));
      if (!stillHere()) return 'STOPPED';
      if (!data) return fail(undefined, preset);
      storedPromoCode.remove();
      const url = data.initiatePaymentIQDeposit;
      modals.close('depositModal');
      const again = { method: order.paymentMethod, amount: order.amount };
      modals.open('paymentIQIFrame', { url, kind: 'Deposit', again });
      return 'STARTED';
    } catch (error) {
      return stillHere() ? fail(error, preset) : 'STOPPED';
    }
  };
}
