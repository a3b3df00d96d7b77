import { depositCallback, withdrawalCallback } from '@magpie/domain/payments';
import type { Callback, CallbackEffect } from '@magpie/domain/payments';
import { money, normaliseCurrencyType } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { Refusal } from '../../../platform/graphql/index.ts';
import type { Reader } from '../../../platform/store/index.ts';
import type { Unit } from '../../../platform/worlds/index.ts';
import { memberRow } from '../../account/index.ts';
import type { MemberRow } from '../../account/index.ts';
import { knownCurrency } from '../../wallets/index.ts';
import { hasLapsed, moveDepositRow } from '../deposit-moves.ts';
import { depositRow, withdrawalRow } from '../store/index.ts';
import type { DepositRow, WithdrawalRow } from '../store/index.ts';
import { moveWithdrawalRow } from '../withdrawal-moves.ts';
import type { MovingCall, TransactionBody } from './bodies.ts';

/** A payment that a callback is about. */
export type Payment =
  | { readonly kind: 'deposit'; readonly row: DepositRow }
  | { readonly kind: 'withdrawal'; readonly row: WithdrawalRow };

/** The deposit or withdrawal of that id, or undefined. */
export async function findPayment(db: Reader, id: string): Promise<Payment | undefined> {
  const deposit = await depositRow(db, id);
  if (deposit) return { kind: 'deposit', row: deposit };
  const withdrawal = await withdrawalRow(db, id);
  return withdrawal && { kind: 'withdrawal', row: withdrawal };
}

/** A known payment. @throws Refusal NOT_FOUND */
export async function knownPayment(db: Reader, id: string): Promise<Payment> {
  const payment = await findPayment(db, id);
  if (!payment) throw new Refusal('NOT_FOUND', 'There is no such payment.');
  return payment;
}

function readDecimal(text: string, currency: string): Minor | null {
  const parsed = money.parse(text, knownCurrency(currency).type, { negative: true });
  return parsed.ok ? parsed.value : null;
}

/** Refuses what does not fit the payment: who pays, in what, how much. Nothing of the payment is told. @throws Refusal BAD_USER_INPUT */
export function checkFits({ kind, row }: Payment, body: TransactionBody): void {
  const { userId, txAmount, txAmountCy, txAmountCyType: type } = body;
  const expected = kind === 'deposit' ? row.amount_minor : -row.amount_minor;
  if (userId !== row.member_id) throw new Refusal('BAD_USER_INPUT', 'userId: this is not their payment.');
  if (txAmountCy !== row.currency) {
    throw new Refusal('BAD_USER_INPUT', 'txAmountCy: this is not the currency of the payment.');
  }
  if (type !== undefined && normaliseCurrencyType(type) !== knownCurrency(row.currency).type) {
    throw new Refusal('BAD_USER_INPUT', 'txAmountCyType: this is not the kind of the currency.');
  }
  if (readDecimal(txAmount, row.currency) !== expected) {
    throw new Refusal('BAD_USER_INPUT', 'txAmount: this is not the amount of the payment.');
  }
}

function callbackOf(request: MovingCall): Callback {
  if (request.call !== 'cancel') return { call: request.call };
  return { call: 'cancel', reason: request.body.statusCode };
}

function readFee(request: MovingCall, { row }: Payment): bigint {
  if (request.call !== 'transfer' || request.body.fee === undefined) return 0n;
  const fee = readDecimal(request.body.fee, row.currency);
  if (fee !== null && fee >= 0n && fee <= row.amount_minor) return fee;
  throw new Refusal('BAD_USER_INPUT', 'fee: must be a decimal of the currency, within the amount.');
}

/** Why a member may not use the cashier at all, or null. */
export function enabledProblem({ status }: MemberRow): Refusal | null {
  return status === 'ENABLED' ? null : new Refusal('MEMBER_NOT_ENABLED', 'This account is not enabled.');
}

/** What a callback did, and the state the payment is in after it. */
export interface Applied {
  readonly effect: CallbackEffect<string>['kind'];
  readonly status: string;
}

async function applyToDeposit(unit: Unit, row: DepositRow, request: MovingCall): Promise<Applied> {
  const fee = readFee(request, { kind: 'deposit', row });
  const effect = depositCallback(row.status, callbackOf(request));
  if (effect.kind !== 'MOVE') return { effect: effect.kind, status: row.status };
  await moveDepositRow(unit, row, effect.to, fee);
  return { effect: 'MOVE', status: effect.to };
}

async function applyToWithdrawal(unit: Unit, row: WithdrawalRow, request: MovingCall): Promise<Applied> {
  const effect = withdrawalCallback(row.status, callbackOf(request));
  if (effect.kind !== 'MOVE') return { effect: effect.kind, status: row.status };
  await moveWithdrawalRow(unit, row, effect.to);
  return { effect: 'MOVE', status: effect.to };
}

/**
 * Lets a callback do to a payment what the domain says (DEP-25, WDR-17). A deposit that lapsed unseen expires
 * first, so that it makes no difference who looked at it before.
 *
 * @throws Refusal with what refuses the payment
 */
export async function applyCallback(unit: Unit, payment: Payment, request: MovingCall): Promise<Applied> {
  if (request.call === 'authorize') {
    const problem = enabledProblem(await memberRow(unit.db, payment.row.member_id));
    if (problem) throw problem;
  }
  if (payment.kind === 'withdrawal') return applyToWithdrawal(unit, payment.row, request);
  const { row } = payment;
  if (!(await hasLapsed(unit.db, row, unit.now))) return applyToDeposit(unit, row, request);
  await moveDepositRow(unit, row, 'EXPIRED');
  return { effect: 'IGNORE', status: 'EXPIRED' };
}
