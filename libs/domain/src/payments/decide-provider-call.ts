import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { money, normaliseCurrencyType } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import { depositCallback, withdrawalCallback } from './callbacks.ts';
import type { Callback, CallbackEffect } from './callbacks.ts';
import type { CashierAccessReason, ProviderCallReason, UntimelyCallReason } from './provider-call-reasons.ts';
import type { DepositStatus, WithdrawalStatus } from './statuses.ts';

export interface CashierAccessFacts {
  readonly known: boolean;
  readonly memberStatus: string;
}

const isEnabled = (memberStatus: string) => memberStatus === 'ENABLED';

export function decideKnownPayment<Payment>(
  payment: Payment | null,
): Decision<Payment, Extract<CashierAccessReason, 'paymentUnknown'>> {
  return payment ? allow(payment) : refuse('paymentUnknown');
}

/** The cashier opens only for a member's own payment and an enabled account. */
export function decideCashierAccess({
  known,
  memberStatus,
}: CashierAccessFacts): Decision<undefined, CashierAccessReason> {
  if (!known) return refuse('paymentUnknown');
  return isEnabled(memberStatus) ? allow() : refuse('memberNotEnabled');
}

interface CalledPaymentFacts {
  readonly memberId: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly currencyType: CurrencyType;
}

export type CalledPayment =
  | (CalledPaymentFacts & {
      readonly kind: 'deposit';
      readonly status: DepositStatus;
      /** Whether it has expired without a callback. */
      readonly expired: boolean;
    })
  | (CalledPaymentFacts & { readonly kind: 'withdrawal'; readonly status: WithdrawalStatus });

export interface ReportedPayment {
  readonly userId: string;
  readonly txAmount: string;
  readonly txAmountCy: string;
  readonly txAmountCyType?: string | undefined;
  /** Decimal, charged on top of a deposit. */
  readonly fee?: string | undefined;
}

export interface ProviderCallFacts {
  readonly otherContent: boolean;
  readonly payment: CalledPayment;
  readonly reported: ReportedPayment;
  readonly callback: Callback;
  readonly otherTransaction: boolean;
  readonly memberStatus: string;
}

export type ProviderCallPlan =
  | { readonly kind: 'EXPIRE' }
  | { readonly kind: 'DEPOSIT'; readonly effect: CallbackEffect<DepositStatus>; readonly fee: Minor }
  | { readonly kind: 'WITHDRAWAL'; readonly effect: CallbackEffect<WithdrawalStatus> };

function decimal(text: string, type: CurrencyType): Minor | null {
  const parsed = money.parse(text, type, { negative: true });
  return parsed.ok ? parsed.value : null;
}

function mismatch(payment: CalledPayment, reported: ReportedPayment): ProviderCallReason | null {
  const { amount, currency, currencyType } = payment;
  const { txAmountCyType: type } = reported;
  const expected = payment.kind === 'deposit' ? amount : money.negate(amount);
  if (reported.userId !== payment.memberId) return 'otherMember';
  if (reported.txAmountCy !== currency) return 'otherCurrency';
  if (type !== undefined && normaliseCurrencyType(type) !== currencyType) return 'otherCurrencyType';
  return decimal(reported.txAmount, currencyType) === expected ? null : 'otherAmount';
}

function feeOf({ amount, currencyType }: CalledPayment, { fee: text }: ReportedPayment): Minor | null {
  if (text === undefined) return money.zero;
  const fee = decimal(text, currencyType);
  return fee !== null && fee >= 0n && fee <= amount ? fee : null;
}

function planOf(
  payment: CalledPayment,
  { reported, callback }: ProviderCallFacts,
): Decision<ProviderCallPlan, ProviderCallReason> {
  if (payment.kind === 'withdrawal') {
    return allow({ kind: 'WITHDRAWAL', effect: withdrawalCallback(payment.status, callback) });
  }
  if (payment.expired) return allow({ kind: 'EXPIRE' });
  const fee = feeOf(payment, reported);
  if (fee === null) return refuse('feeUnusable');
  return allow({ kind: 'DEPOSIT', effect: depositCallback(payment.status, callback), fee });
}

/**
 * A callback must match its payment in payer, currency, amount and authorized transaction (DEP-25, WDR-17). A
 * timed-out deposit expires first, so the outcome does not depend on who looked at it.
 */
export function decideProviderCall(facts: ProviderCallFacts): Decision<ProviderCallPlan, ProviderCallReason> {
  const { payment, reported, callback } = facts;
  if (facts.otherContent) return refuse('otherContent');
  const wrong = mismatch(payment, reported);
  if (wrong !== null) return refuse(wrong);
  if (facts.otherTransaction) return refuse('otherTransaction');
  if (callback.call === 'authorize' && !isEnabled(facts.memberStatus)) return refuse('memberNotEnabled');
  return planOf(payment, facts);
}

export interface ReceivedCall {
  readonly effect: CallbackEffect<string>['kind'];
  /** Of the payment, after the call. */
  readonly status: string;
}

export function decideCallAnswer({
  effect,
  status,
}: ReceivedCall): Decision<undefined, UntimelyCallReason, Pick<ReceivedCall, 'status'>> {
  if (effect === 'EARLY') return refuse('early', { status });
  return effect === 'IGNORE' ? refuse('alreadyOver', { status }) : allow();
}
