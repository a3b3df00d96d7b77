import { refusalText, type MendModal, type Refused } from '@magpie/domain/decision';
import { startFailureTitle } from '@magpie/domain/payments/forms';
import {
  decideWithdrawal,
  withdrawalReasons,
  type WithdrawalDetails,
  type WithdrawalFacts,
  type WithdrawalReason,
} from '@magpie/domain/payments';
import { useInitiatePaymentIQWithdrawalMutation } from '@magpie/gql/payments';
import { mendOf, reasonOf } from '#shared/apollo/index.ts';
import { openMend } from '#shared/mends/index.ts';
import { modals } from '#shared/modals/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useSession, useSessionService } from '../../session/index.ts';
import { useKeyedCall, useStillCurrent } from '../forms/attempt.ts';
import { lead, showRefusal, type FieldProblem } from '../forms/payment-start.ts';
import { noStake, usePromoAtStake } from './use-promo-at-stake.ts';

export interface WithdrawalOrder {
  readonly withdrawalMethod: string;
  readonly amount: string;
}

/** Leads a member who is not verified to the verification, in place of the withdrawal (WDR-08). */
export function askForVerification(): void {
  openMend(withdrawalReasons.notVerified.mend, { inPlaceOf: 'withdrawalModal' });
}

/** Ids of what a member gives up: the active promo, and awards that wait. */
export interface GivenUp {
  readonly promo: string | null;
  readonly awards: readonly string[];
}

export const nothingGivenUp: GivenUp = { promo: null, awards: [] };

/** What the withdrawal would end, which the member has not confirmed (WDR-28). */
export interface PromoAsked {
  readonly givesUp: GivenUp;
  readonly order: WithdrawalOrder;
  readonly text: string;
}

/**
 * What came of the start of a withdrawal: a field is wrong, a promo would be lost, or it was stopped, because it was
 * refused, or its form was closed or the session ended before the answer.
 */
export type WithdrawalStart =
  | 'STARTED'
  | 'STOPPED'
  | FieldProblem<'withdrawalMethod' | 'amount'>
  | PromoAsked;

/** The alert says itself what is missing (WDR-08). */
const form = {
  title: startFailureTitle.WITHDRAWAL,
  fields: ['withdrawalMethod', 'amount'],
  speaking: ['profileVerificationAlert'],
} as const;

const opens =
  ({ withdrawalMethod: method, amount }: WithdrawalOrder) =>
  (mend: MendModal) => {
    const carryOn = () => {
      modals.open('withdrawalModal', { method, amount });
    };
    openMend(mend, { carryOn, inPlaceOf: 'withdrawalModal' });
  };

/** A refusal ends the payment frame and is shown, and lets the account say anew what is there (WDR-08, WDR-15). */
function useFailure(): (error: unknown, order: WithdrawalOrder) => WithdrawalStart {
  const { refreshAccount } = useSessionService();
  return (error, order) => {
    const mend = mendOf(withdrawalReasons, error);
    modals.close('paymentIQIFrame');
    if (mend === 'refreshAccount' || mend === 'supportModal') void refreshAccount();
    const tell = () => {
      toasts.failure(error, form.title);
    };
    lead(mend, form, { tell, open: opens(order) });
    return 'STOPPED';
  };
}

function useInitiate(): (order: WithdrawalOrder, givesUp: GivenUp) => Promise<string | null> {
  const [initiate] = useInitiatePaymentIQWithdrawalMutation();
  const withKey = useKeyedCall();
  const currency = useSession().account?.activeCurrency.code;
  return async (order, { promo, awards }) => {
    const content = {
      ...{ ...order, currency },
      ...(promo !== null && { givesUpPromo: promo }),
      ...(awards.length > 0 && { givesUpAwards: [...awards] }),
    };
    const { data } = await withKey(content, (input) => initiate({ variables: { input } }));
    return data?.initiatePaymentIQWithdrawal ?? null;
  };
}

function showPage(url: string, { withdrawalMethod, amount }: WithdrawalOrder): WithdrawalStart {
  modals.close('withdrawalModal');
  modals.open('paymentIQIFrame', { url, kind: 'Withdraw', again: { method: withdrawalMethod, amount } });
  return 'STARTED';
}

/** Decides about a withdrawal by the promos of this moment; null for one that may be sent. */
function usePromoCheck(): (
  order: WithdrawalOrder,
  facts: WithdrawalFacts,
) => Promise<Refused<WithdrawalReason, WithdrawalDetails> | PromoAsked | null> {
  const atStake = usePromoAtStake();
  const member = useSession().account?.id;
  return async (order, facts) => {
    const stake = member === undefined ? noStake : await atStake(member);
    const decision = decideWithdrawal({ ...facts, ...stake }, 'form');
    if (decision.allowed) return null;
    const { promo, awards } = decision.details;
    if (decision.reason !== 'promoActive' || (!promo && awards.length === 0)) return decision;
    const givesUp = { promo: promo?.id ?? null, awards: awards.map(({ id }) => id) };
    return { givesUp, order, text: refusalText(withdrawalReasons, decision) };
  };
}

/** Shows the provider's page in the payment frame (WDR-14). One attempt makes one withdrawal, however often it is sent. */
export function useStartWithdrawal(): (
  order: WithdrawalOrder,
  facts: WithdrawalFacts,
  givesUp: GivenUp,
) => Promise<WithdrawalStart> {
  const initiate = useInitiate();
  const check = usePromoCheck();
  const fail = useFailure();
  const begin = useStillCurrent();
  return async (order, formFacts, givesUp) => {
    const { promo, awards } = givesUp;
    const facts = { ...formFacts, givesUp: [...(promo === null ? [] : [promo]), ...awards] };
    const stillHere = begin();
    const found = await check(order, facts);
    if (!stillHere()) return 'STOPPED';
    if (found && 'givesUp' in found) return found;
    if (found) return showRefusal(form, withdrawalReasons, found, opens(order));
    try {
      const url = await initiate(order, givesUp);
      if (!stillHere()) return 'STOPPED';
      return url === null ? fail(undefined, order) : showPage(url, order);
    } catch (error) {
      // One that has become active, or could not be seen before, is asked about as any other.
      const late = reasonOf(withdrawalReasons, error) === 'promoActive' ? await check(order, facts) : null;
      if (!stillHere()) return 'STOPPED';
      return late && 'givesUp' in late ? late : fail(error, order);
    }
  };
}
