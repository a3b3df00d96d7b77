import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { CashierOutcomeDetails, CashierPageReason } from './cashier-page-reasons.ts';

type PageDecision<Plan, Reason extends CashierPageReason> = Decision<Plan, Reason>;

/** @param world that of the ticket; null when it has none @param sealed whether the ticket was made for this payment */
export function decideCashierTicket<World>(
  world: World | null,
  sealed: boolean,
): PageDecision<World, 'ticketInvalid'> {
  return world && sealed ? allow(world) : refuse('ticketInvalid');
}

/** @param choice null for what this page does not offer for its kind of payment */
export function decideCashierChoice<Choice extends string>(
  choice: Choice | null,
): PageDecision<Choice, 'choiceUnknown'> {
  return choice === null ? refuse('choiceUnknown') : allow(choice);
}

/** @param code what the casino answered when it was asked for the member, 'OK' or why not */
export const decideCashierMember = (code: string): PageDecision<undefined, 'memberRefused'> =>
  code === 'OK' ? allow() : refuse('memberRefused');

export const decideCashierDetails = (accepted: boolean): PageDecision<undefined, 'detailsWrong'> =>
  accepted ? allow() : refuse('detailsWrong');

/** @param steps what leads to the outcome, which may be nothing; null when no payment of this kind ends so */
export function decideCashierOutcome<Steps>(
  steps: Steps | null,
  asked: CashierOutcomeDetails,
): Decision<Steps, 'otherKind', CashierOutcomeDetails> {
  return steps ? allow(steps) : refuse('otherKind', asked);
}
