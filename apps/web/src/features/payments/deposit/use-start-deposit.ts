import { useApolloClient } from '@apollo/client/react';
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
  decideDeposit,
  depositReasons,
  type DepositDetails,
  type DepositFacts,
  type DepositReason,
} from '@magpie/domain/payments';
import { CheckDepositLimitDocument, useInitiatePaymentIQDepositMutation } from '@magpie/gql/payments';
import { mendOf, platformErrorOf, reasonOf } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { storedPromoCode } from '#shared/session/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useSession, useSessionService } from '../../session/index.ts';
import { useAttemptKeys, useStillCurrent } from '../forms/attempt.ts';
import { openDepositMend, type DepositPreset } from './deposit-mend.ts';

export interface DepositOrder {
  readonly paymentMethod: string;
  readonly amount: string;
}

export interface FieldProblem {
  readonly field: 'paymentMethod' | 'amount';
  readonly message: string;
}

/**
 * What came of the start of a deposit: a field is wrong, or it was stopped, because it was refused, or its form was closed
 * or the session ended before the answer.
 */
export type DepositStart = 'STARTED' | 'STOPPED' | FieldProblem;

type DepositRefusal = Refused<DepositReason, DepositDetails>;

/** The forms say themselves what is missing (DEP-36); with any other mend, and without one, the person is told. */
function lead(mend: Mend | undefined, preset: DepositPreset, tell: () => void): void {
  if (mend !== 'depositProfileFormUpdate' && mend !== 'verifyMobileNumberModal') tell();
  if (mend !== undefined && isMendModal(mend)) openDepositMend(mend, preset);
}

/** Shows why a deposit is not started: at its field, or by what mends it and a toast (DEP-10, DEP-18, DEP-36). */
function showRefusal(refusal: DepositRefusal, preset: DepositPreset): DepositStart {
  const { field }: ReasonRow<DepositDetails> = depositReasons[refusal.reason];
  const message = refusalText(depositReasons, refusal);
  if (field === 'paymentMethod' || field === 'amount') return { field, message };
  lead(mendFor(depositReasons, refusal.reason), preset, () => {
    toasts.error(startFailureTitle.DEPOSIT, message);
  });
  return 'STOPPED';
}

/** A limit is the one thing about a field that the platform may know alone (DEP-10). */
function fieldProblemOf(error: unknown): FieldProblem | null {
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
    lead(mend, preset, () => {
      toasts.failure(error, startFailureTitle.DEPOSIT);
    });
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
 *
 * @param code of the promo that comes with it; `null` without one
 */
export function useStartDeposit(
  code: string | null,
): (order: DepositOrder, facts: DepositFacts) => Promise<DepositStart> {
  const [initiate] = useInitiatePaymentIQDepositMutation();
  const decide = useDecision();
  const fail = useFailure();
  const attempts = useAttemptKeys();
  const begin = useStillCurrent();
  const currency = useSession().account?.activeCurrency.code;

  return async (order, facts) => {
    const stillHere = begin();
    const withPromo = code !== null && { promoCode: code };
    const preset = { method: order.paymentMethod, amount: order.amount, ...withPromo };
    try {
      const decision = await decide(facts, order.amount);
      if (!stillHere()) return 'STOPPED';
      if (!decision.allowed) return showRefusal(decision, preset);
      const content = { ...order, currency, ...withPromo };
      const input = { ...content, idempotencyKey: attempts.keyFor(content) };
      const { data } = await initiate({ variables: { input } });
      attempts.settle();
      if (!stillHere()) return 'STOPPED';
      if (!data) return fail(undefined, preset);
      storedPromoCode.remove();
      const url = data.initiatePaymentIQDeposit;
      modals.close('depositModal');
      const again = { method: order.paymentMethod, amount: order.amount };
      modals.open('paymentIQIFrame', { url, kind: 'Deposit', again });
      return 'STARTED';
    } catch (error) {
      if (platformErrorOf(error)) attempts.settle();
      if (!stillHere()) return 'STOPPED';
      return fail(error, preset);
    }
  };
}
