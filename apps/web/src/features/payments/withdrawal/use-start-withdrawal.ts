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
  type PromoAtStake,
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
import { usePromoAtStake } from './use-promo-at-stake.ts';

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

/** A promo that the withdrawal would end, which the member has not confirmed (WDR-28). */
export interface PromoAsked {
  readonly promo: PromoAtStake;
  readonly order: WithdrawalOrder;
  readonly text: string;
}

/**
 * What came of the start of a withdrawal: a field is wrong, a promo would be lost, or it was stopped, because it was refused, or its form was
 * closed or the session ended before the answer.
 */
export type WithdrawalStart = 'STARTED' | 'STOPPED' | FieldProblem | PromoAsked;

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

function useInitiate(): (order: WithdrawalOrder, givesUp: string | null) => Promise<string | null> {
  const [initiate] = useInitiatePaymentIQWithdrawalMutation();
  const attempts = useAttemptKeys();
  const currency = useSession().account?.activeCurrency.code;
  return async (order, givesUp) => {
    try {
      const content = { ...order, currency, ...(givesUp !== null && { givesUpPromo: givesUp }) };
      const input = { ...content, idempotencyKey: attempts.keyFor(content) };
      const { data } = await initiate({ variables: { input } });
      attempts.settle();
      return data?.initiatePaymentIQWithdrawal ?? null;
    } catch (error) {
      if (platformErrorOf(error)) attempts.settle();
      throw error;
    }
  };
}

function showPage(url: string, { withdrawalMethod, amount }: WithdrawalOrder): WithdrawalStart {
  modals.close('withdrawalModal');
  modals.open('paymentIQIFrame', { url, kind: 'Withdraw', again: { method: withdrawalMethod, amount } });
  return 'STARTED';
}

/** Decides about a withdrawal by the promo of this moment; null for one that may be sent. */
function usePromoCheck(): (
  order: WithdrawalOrder,
  facts: WithdrawalFacts,
) => Promise<Refused<WithdrawalReason, WithdrawalDetails> | PromoAsked | null> {
  const atStake = usePromoAtStake();
  const member = useSession().account?.id;
  return async (order, facts) => {
    const before = decideWithdrawal(facts, 'form');
    if (!before.allowed) return before;
    const promo = member === undefined ? null : await atStake(member);
    const decision = decideWithdrawal({ ...facts, promo }, 'form');
    if (decision.allowed) return null;
    if (!promo || decision.reason !== 'promoActive') return decision;
    return { promo, order, text: refusalText(withdrawalReasons, decision) };
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
  const initiate = useInitiate();
  const check = usePromoCheck();
  const fail = useFailure();
  const begin = useStillCurrent();
  return async (order, facts) => {
    const stillHere = begin();
    const found = await check(order, facts);
    if (!stillHere()) return 'STOPPED';
    if (found) return 'allowed' in found ? showRefusal(found, order) : found;
    try {
      const url = await initiate(order, facts.givesUp);
      if (!stillHere()) return 'STOPPED';
      return url === null ? fail(undefined, order) : showPage(url, order);
    } catch (error) {
      // One that has become active, or could not be seen before, is asked about as any other.
      const late = platformErrorOf(error)?.code === 'ACTIVE_PROMO' ? await check(order, facts) : null;
      if (!stillHere()) return 'STOPPED';
      return late && 'promo' in late ? late : fail(error, order);
    }
  };
}
