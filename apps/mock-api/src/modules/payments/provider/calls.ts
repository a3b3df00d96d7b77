import { refuse } from '@magpie/domain/decision';
import { money } from '@magpie/domain/money';
import {
  cashierAccessReasons,
  decideCashierAccess,
  decideProviderCall,
  lateCallReasons,
  providerCallReasons,
} from '@magpie/domain/payments';
import { refusalOf } from '#platform/graphql/index.ts';
import { digest } from '#platform/idempotency/index.ts';
import { balances } from '#platform/ledger/index.ts';
import { jsonObject, jsonText } from '#platform/store/index.ts';
import type { JsonObject } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { memberRow } from '../../account/index.ts';
import { decimal, knownCurrency, withdrawable } from '../../wallets/index.ts';
import { expireDeposits } from '../deposit-moves.ts';
import { answeredCall, noteCall } from '../store/index.ts';
import type { MovingCall, ProviderRequest, VerifyUserBody } from './bodies.ts';
import { applyPlan, callFacts, knownPayment } from './payment.ts';
import type { Applied } from './payment.ts';

/** A digest of what a callback says, however its amounts are spelled. */
function hashOf({ body }: MovingCall): string {
  const fee = 'fee' in body && body.fee !== undefined && { fee: money.canonical(body.fee) };
  const said = { ...body, txAmount: money.canonical(body.txAmount), ...fee };
  return digest(jsonObject(JSON.stringify(said)));
}

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

function answerTo({ call, body }: MovingCall, { effect, status }: Applied): JsonObject {
  const { userId, txId } = body;
  const named = { userId, txId, merchantTxId: body.attributes.paymentId, status };
  if (effect === 'IGNORE') {
    const { code, message } = refusalOf(lateCallReasons, refuse('alreadyOver', { status }));
    return { success: false, errCode: code, errMsg: message, ...named };
  }
  return { success: true, ...named, ...(call === 'authorize' && { authCode: body.attributes.paymentId }) };
}

const outcomes = { MOVE: 'DONE', IGNORE: 'IGNORED', EARLY: 'EARLY' } as const;

async function receive(unit: Unit, request: MovingCall): Promise<JsonObject | 'EARLY'> {
  const { call, body } = request;
  // What the same callback about the same transaction was answered for good.
  const earlier = await answeredCall(unit.db, body.txId, call);
  const otherContent = earlier !== undefined && earlier.contentHash !== hashOf(request);
  if (earlier && !otherContent) return jsonObject(earlier.answer);
  const payment = await knownPayment(unit.db, body.attributes.paymentId);
  const decision = decideProviderCall({ ...(await callFacts(unit, payment, request)), otherContent });
  if (!decision.allowed) throw refusalOf(providerCallReasons, decision);
  const applied = await applyPlan(unit, payment, decision.plan);
  const answer = answerTo(request, applied);
  await noteCall(unit.db, {
    transactionId: body.txId,
    call,
    paymentId: payment.row.id,
    contentHash: hashOf(request),
    outcome: outcomes[applied.effect],
    answer: jsonText(answer),
    receivedAt: unit.now.getTime(),
  });
  return applied.effect === 'EARLY' ? 'EARLY' : answer;
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
  if (request.call === 'authorize') await expireDeposits(world, request.body.userId);
  const answer = await world.write((unit) => receive(unit, request));
  if (answer === 'EARLY') throw refusalOf(providerCallReasons, refuse('early'));
  return answer;
}
