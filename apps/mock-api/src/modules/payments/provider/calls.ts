import {
  cashierAccessReasons,
  decideCallAnswer,
  decideCashierAccess,
  untimelyCallReasons,
} from '@magpie/domain/payments';
import type { ReceivedCall } from '@magpie/domain/payments';
import { Refusal, refusalOf } from '#platform/graphql/index.ts';
import { balances } from '#platform/ledger/index.ts';
import { jsonObject, jsonText } from '#platform/store/index.ts';
import type { JsonObject } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { memberRow } from '../../account/index.ts';
import { decimal, knownCurrency, withdrawable } from '../../wallets/index.ts';
import { expireDeposits } from '../deposit-moves.ts';
import { answeredCall, noteCall } from '../store/index.ts';
import type { MovingCall, ProviderRequest, VerifyUserBody } from './bodies.ts';
import { applyCall, knownPayment } from './payment.ts';

async function verifyUser(world: World, { userId, sessionId }: VerifyUserBody): Promise<JsonObject> {
  const { row } = await knownPayment(world.db, sessionId);
  const member = await memberRow(world.db, row.memberId);
  const access = decideCashierAccess({ known: row.memberId === userId, memberStatus: member.status });
  if (!access.allowed) {
    const refusal = refusalOf(cashierAccessReasons, access);
    if (access.reason === 'paymentUnknown') throw refusal;
    return { success: false, userId, errCode: refusal.code, errMsg: refusal.message };
  }
  const balance = withdrawable(await balances(world.db, userId, row.currency));
  return {
    success: true,
    userId,
    kycStatus: member.verified ? 'Approved' : 'Pending',
    locale: 'en_AU',
    balance: decimal(balance, knownCurrency(row.currency)),
    balanceCy: row.currency,
  };
}

function answerTo(
  { call, txId, paymentId, reported }: MovingCall,
  { status }: ReceivedCall,
  refusal: Refusal | null,
): JsonObject {
  const named = { userId: reported.userId, txId, merchantTxId: paymentId, status };
  if (refusal) return { success: false, errCode: refusal.code, errMsg: refusal.message, ...named };
  return { success: true, ...named, ...(call === 'authorize' && { authCode: paymentId }) };
}

const outcomes = { MOVE: 'DONE', IGNORE: 'IGNORED', EARLY: 'EARLY' } as const;

async function receive(unit: Unit, request: MovingCall): Promise<JsonObject | Refusal> {
  const { call, txId, contentHash } = request;
  // What the same callback about the same transaction was answered for good.
  const earlier = await answeredCall(unit.db, txId, call);
  const otherContent = earlier !== undefined && earlier.contentHash !== contentHash;
  if (earlier && !otherContent) return jsonObject(earlier.answer);
  const payment = await knownPayment(unit.db, request.paymentId);
  const applied = await applyCall(unit, payment, request, otherContent);
  const told = decideCallAnswer(applied);
  const refusal = told.allowed ? null : refusalOf(untimelyCallReasons, told);
  const answer = answerTo(request, applied, refusal);
  await noteCall(unit.db, {
    transactionId: txId,
    call,
    paymentId: payment.row.id,
    contentHash,
    outcome: outcomes[applied.effect],
    answer: jsonText(answer),
    receivedAt: unit.now.getTime(),
  });
  return refusal && applied.effect === 'EARLY' ? refusal : answer;
}

/**
 * Carries out a call of the payment provider whose signature was checked. Each callback about a transaction counts once: a
 * repeat is answered what the first was, one that comes too late changes nothing and its answer says so, and one that comes
 * before what it follows is written down and refused, so that the provider sends it again.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT for what does not fit the payment, IDEMPOTENCY_CONFLICT for other content,
 * CONFLICT when it is too early, or what refuses the payment
 */
export async function executeProviderCall(world: World, request: ProviderRequest): Promise<JsonObject> {
  if (request.call === 'verifyuser') return verifyUser(world, request.body);
  // One that lapsed unseen leaves its room under the limits to the one that is handed on now.
  if (request.call === 'authorize') await expireDeposits(world, request.reported.userId);
  const answer = await world.write((unit) => receive(unit, request));
  if (answer instanceof Refusal) throw answer;
  return answer;
}
