import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { Minor } from '../money/index.ts';
import { unlimited } from './amounts.ts';
import { draftsLeftBy } from './expiry.ts';
import { currencyMismatch } from './payment-currency.ts';
import type {
  WithdrawalAccessFacts,
  WithdrawalDraft,
  WithdrawalFacts,
  WithdrawalPlan,
  WithdrawalStage,
} from './withdrawal-facts.ts';
import type { WithdrawalAccessReason, WithdrawalDetails, WithdrawalReason } from './withdrawal-reasons.ts';

/** Whether a withdrawal method can be chosen (WDR-06). */
export function canChooseMethod({ enabled }: { readonly enabled: boolean }): boolean {
  return enabled;
}

/** Decides whether a person may withdraw at all; a block is told before anything else (WDR-08, WDR-09, WDR-11, WDR-12). */
export function decideWithdrawalAccess({
  signedIn,
  withdrawalBlocked,
  verified,
}: WithdrawalAccessFacts): Decision<undefined, WithdrawalAccessReason> {
  if (signedIn === false) return refuse('signedOut');
  if (withdrawalBlocked) return refuse('blocked');
  return verified ? allow() : refuse('notVerified');
}

/**
 * Why a draft is not handed on: it can be for a day, while few newer ones were begun, and until the password changes. Its
 * address outlives the session it was made in, so whoever got into an account could otherwise be paid after the owner has
 * shut them out (SESS-42). No state says so (WDR-16), it stays a DRAFT.
 */
function draftReason({ createdAt, superseded, now }: WithdrawalDraft): WithdrawalReason | null {
  if (superseded === 'NEWER') return 'supersededByNewer';
  if (superseded === 'PASSWORD') return 'supersededByPassword';
  return createdAt <= draftsLeftBy(now) ? 'draftExpired' : null;
}

function orderReason({ currency, method }: WithdrawalFacts, stage: WithdrawalStage): WithdrawalReason | null {
  if (currencyMismatch(currency)) return 'currencyMismatch';
  if (method && canChooseMethod(method)) return null;
  return stage === 'form' ? 'methodMissing' : 'methodUnavailable';
}

function amountReason(amount: Minor, { limits, withdrawable }: WithdrawalFacts): WithdrawalReason | null {
  const { minimum, maximum } = limits ?? unlimited;
  if (amount > withdrawable) return 'insufficientBalance';
  if (amount < minimum) return 'belowMinimum';
  return amount > maximum ? 'aboveMaximum' : null;
}

function detailsOf({ currency, limits, withdrawable }: WithdrawalFacts): WithdrawalDetails {
  const { type, active, stated } = currency;
  return { ...(limits ?? unlimited), type, active, stated: stated ?? active, withdrawable };
}

function reasonBeforeAmount(facts: WithdrawalFacts, stage: WithdrawalStage): WithdrawalReason | null {
  const left = facts.draft && draftReason(facts.draft);
  if (left !== null) return left;
  const access = decideWithdrawalAccess(facts.access);
  if (!access.allowed) return access.reason;
  return stage === 'authorize' ? null : orderReason(facts, stage);
}

/**
 * Decides about a withdrawal at one of its stages; of the amount the balance is tested first (WDR-02, WDR-03). All but the
 * method and the currency is looked at again as it is handed on, when its amount is taken (WDR-22).
 */
export function decideWithdrawal(
  facts: WithdrawalFacts,
  stage: WithdrawalStage,
): Decision<WithdrawalPlan, WithdrawalReason, WithdrawalDetails> {
  const before = reasonBeforeAmount(facts, stage);
  if (before !== null) return refuse(before, detailsOf(facts));
  const { amount } = facts;
  if (amount === null) return refuse('invalidAmount', detailsOf(facts));
  const reason = amountReason(amount, facts);
  return reason === null ? allow({ amount }) : refuse(reason, detailsOf(facts));
}
