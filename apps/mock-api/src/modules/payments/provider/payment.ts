import { money } from '@magpie/domain/money';
import {
  cashierAccessReasons,
  decideKnownPayment,
  decideProviderCall,
  providerCallReasons,
} from '@magpie/domain/payments';
import type { CalledPayment, Callback, ProviderCallPlan, ReceivedCall } from '@magpie/domain/payments';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { memberRow } from '../../account/index.ts';
import { knownCurrency } from '../../wallets/index.ts';
import { isExpired, moveDepositRow } from '../deposit-moves.ts';
import { belongsToAnother, depositRow, withdrawalRow } from '../store/index.ts';
import type { DepositRow, WithdrawalRow } from '../store/index.ts';
import { moveWithdrawalRow } from '../withdrawal-moves.ts';
import type { MovingCall } from './bodies.ts';

export type Payment =
  | { readonly kind: 'deposit'; readonly row: DepositRow }
  | { readonly kind: 'withdrawal'; readonly row: WithdrawalRow };

export async function findPayment(db: Reader, id: string): Promise<Payment | undefined> {
  const deposit = await depositRow(db, id);
  if (deposit) return { kind: 'deposit', row: deposit };
  const withdrawal = await withdrawalRow(db, id);
  return withdrawal && { kind: 'withdrawal', row: withdrawal };
}

/** A known payment. @throws Refusal NOT_FOUND */
export async function knownPayment(db: Reader, id: string): Promise<Payment> {
  const decision = decideKnownPayment((await findPayment(db, id)) ?? null);
  if (!decision.allowed) throw refusalOf(cashierAccessReasons, decision);
  return decision.plan;
}

async function calledPayment(unit: Unit, payment: Payment): Promise<CalledPayment> {
  const { memberId, amountMinor, currency } = payment.row;
  const known = {
    memberId,
    amount: money.of(amountMinor),
    currency,
    currencyType: knownCurrency(currency).type,
  };
  if (payment.kind === 'withdrawal') return { kind: 'withdrawal', ...known, status: payment.row.status };
  const expired = await isExpired(unit.db, payment.row, unit.now);
  return { kind: 'deposit', ...known, status: payment.row.status, expired };
}

const reasonOf = (callback: Callback) => (callback.call === 'cancel' ? callback.reason : null);

async function applyPlan(
  unit: Unit,
  { kind, row }: Payment,
  plan: ProviderCallPlan,
  callback: Callback,
): Promise<ReceivedCall> {
  if (kind === 'deposit' && plan.kind === 'EXPIRE') {
    await moveDepositRow(unit, row, 'EXPIRED');
    return { effect: 'IGNORE', status: 'EXPIRED' };
  }
  if (plan.kind === 'EXPIRE' || plan.effect.kind !== 'MOVE') {
    return { effect: plan.kind === 'EXPIRE' ? 'IGNORE' : plan.effect.kind, status: row.status };
  }
  if (kind === 'deposit' && plan.kind === 'DEPOSIT')
    await moveDepositRow(unit, row, plan.effect.to, plan.fee);
  if (kind === 'withdrawal' && plan.kind === 'WITHDRAWAL')
    await moveWithdrawalRow(unit, row, plan.effect.to, reasonOf(callback));
  return { effect: 'MOVE', status: plan.effect.to };
}

/** Does to a payment what is decided about a callback (DEP-25, WDR-17). @throws Refusal with what refuses one or the other */
export async function applyCall(
  unit: Unit,
  payment: Payment,
  { reported, callback, txId }: MovingCall,
  otherContent: boolean,
): Promise<ReceivedCall> {
  const { memberId, id } = payment.row;
  const decision = decideProviderCall({
    payment: await calledPayment(unit, payment),
    reported,
    callback,
    otherContent,
    otherTransaction: await belongsToAnother(unit.db, id, txId),
    memberStatus: (await memberRow(unit.db, memberId)).status,
  });
  if (!decision.allowed) throw refusalOf(providerCallReasons, decision);
  return applyPlan(unit, payment, decision.plan, callback);
}
