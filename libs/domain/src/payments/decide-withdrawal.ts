import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { Minor } from '../money/index.ts';
import { isGivenUpByWithdrawal } from '../promos/index.ts';
import { unlimited } from './amounts.ts';
import { draftsLeftBy } from './expiry.ts';
import { currencyReason } from './payment-currency.ts';
import type {
  PromoAtStake,
  WithdrawalAccessFacts,
  WithdrawalDraft,
  WithdrawalFacts,
  WithdrawalPlan,
  WithdrawalStage,
} from './withdrawal-facts.ts';
import type { WithdrawalAccessReason, WithdrawalDetails, WithdrawalReason } from './withdrawal-reasons.ts';

/** See WDR-06. */
export function canChooseMethod({ enabled }: { readonly enabled: boolean }): boolean {
  return enabled;
}

/** A block is reported before a missing verification (WDR-08, WDR-09, WDR-11, WDR-12). */
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
 * Drafts end after a day, when newer ones displace them, or when the password changes: their link outlives the
 * session, so an intruder could otherwise be paid after being locked out (SESS-42). The state remains DRAFT (WDR-16).
 */
function draftReason({ createdAt, superseded, now }: WithdrawalDraft): WithdrawalReason | null {
  if (superseded === 'NEWER') return 'supersededByNewer';
  if (superseded === 'PASSWORD') return 'supersededByPassword';
  return createdAt <= draftsLeftBy(now) ? 'draftExpired' : null;
}

function orderReason({ currency, method }: WithdrawalFacts, stage: WithdrawalStage): WithdrawalReason | null {
  const mismatch = currencyReason(currency);
  if (mismatch !== null) return mismatch;
  if (method && canChooseMethod(method)) return null;
  return stage === 'form' ? 'methodMissing' : 'methodUnavailable';
}

function amountReason(amount: Minor, { limits, withdrawable }: WithdrawalFacts): WithdrawalReason | null {
  const { minimum, maximum } = limits ?? unlimited;
  if (amount > withdrawable) return 'insufficientBalance';
  if (amount < minimum) return 'belowMinimum';
  return amount > maximum ? 'aboveMaximum' : null;
}

function endsPromo({ promo, currency }: WithdrawalFacts): boolean {
  return promo !== null && isGivenUpByWithdrawal(promo, currency.active);
}

/** What a deposit earned is given up with it, whether it has begun or is waiting (WDR-28). */
function endedAwards({ waiting, currency }: WithdrawalFacts): readonly PromoAtStake[] {
  return waiting.filter((award) => isGivenUpByWithdrawal(award, currency.active));
}

/** A confirmation covers only what the member was shown (WDR-28). */
function promoReason(facts: WithdrawalFacts): WithdrawalReason | null {
  const confirmed = ({ id }: { readonly id: string }) => facts.givesUp.includes(id);
  if (facts.promo && endsPromo(facts) && !confirmed(facts.promo)) return 'promoActive';
  return endedAwards(facts).every(confirmed) ? null : 'promoActive';
}

function detailsOf(facts: WithdrawalFacts): WithdrawalDetails {
  const { currency, limits, withdrawable, promo, disputed } = facts;
  const { type, active, stated } = currency;
  return {
    ...(limits ?? unlimited),
    ...{ type, active, stated: stated ?? active, withdrawable, disputed },
    promo: endsPromo(facts) ? promo : null,
    awards: endedAwards(facts),
  };
}

function reasonBeforeAmount(facts: WithdrawalFacts, stage: WithdrawalStage): WithdrawalReason | null {
  const left = facts.draft && draftReason(facts.draft);
  if (left !== null) return left;
  const access = decideWithdrawalAccess(facts.access);
  if (!access.allowed) return access.reason;
  if (facts.disputed.length > 0) return 'depositDisputed';
  return stage === 'authorize' ? null : orderReason(facts, stage);
}

/**
 * Whoever has not paid a disputed deposit back withdraws nothing, in no currency (decision 043).
 * The balance is checked before the limits (WDR-02, WDR-03). All but the method and the currency is checked again on
 * authorization, when the amount is taken (WDR-22). Last comes the promo, as only what would go through has to be confirmed.
 */
export function decideWithdrawal(
  facts: WithdrawalFacts,
  stage: WithdrawalStage,
): Decision<WithdrawalPlan, WithdrawalReason, WithdrawalDetails> {
  const before = reasonBeforeAmount(facts, stage);
  if (before !== null) return refuse(before, detailsOf(facts));
  const { amount } = facts;
  if (amount === null) return refuse('invalidAmount', detailsOf(facts));
  const reason = amountReason(amount, facts) ?? promoReason(facts);
  if (reason !== null) return refuse(reason, detailsOf(facts));
  return allow({ amount, endsPromo: endsPromo(facts), endsAwards: endedAwards(facts).map(({ id }) => id) });
}
