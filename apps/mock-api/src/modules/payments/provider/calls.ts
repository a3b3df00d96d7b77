import { Refusal } from '../../../platform/graphql/index.ts';
import { digest } from '../../../platform/idempotency/index.ts';
import { balances } from '../../../platform/ledger/index.ts';
import { fromFlag, jsonObject, jsonText } from '../../../platform/store/index.ts';
import type { JsonObject, Reader } from '../../../platform/store/index.ts';
import type { Unit, World } from '../../../platform/worlds/index.ts';
import { memberRow } from '../../account/index.ts';
import { decimal, knownCurrency, withdrawable } from '../../wallets/index.ts';
import { expireDeposits } from '../deposit-moves.ts';
import { answeredCall, belongsToAnother, noteCall } from '../store/index.ts';
import type { MovingCall, ProviderRequest, TransactionBody, VerifyUserBody } from './bodies.ts';
import { applyCallback, checkFits, enabledProblem, knownPayment } from './payment.ts';
import type { Applied, Payment } from './payment.ts';

const hashOf = (body: object): string => digest(jsonObject(JSON.stringify(body)));

async function verifyUser(world: World, { userId, sessionId }: VerifyUserBody): Promise<JsonObject> {
  const { row } = await knownPayment(world.db, sessionId);
  if (row.member_id !== userId) throw new Refusal('NOT_FOUND', 'There is no such payment.');
  const member = await memberRow(world.db, userId);
  const problem = enabledProblem(member);
  if (problem) return { success: false, userId, errCode: problem.code, errMsg: problem.message };
  const balance = withdrawable(await balances(world.db, userId, row.currency));
  return {
    success: true,
    userId,
    kycStatus: fromFlag(member.verified) ? 'Approved' : 'Pending',
    locale: 'en_AU',
    balance: decimal(balance, knownCurrency(row.currency)),
    balanceCy: row.currency,
  };
}

/** What an earlier callback of the same name about the same transaction was answered for good, or undefined. */
async function earlierAnswer(db: Reader, { call, body }: MovingCall): Promise<JsonObject | undefined> {
  const row = await answeredCall(db, body.txId, call);
  if (row && row.content_hash !== hashOf(body)) {
    throw new Refusal('IDEMPOTENCY_CONFLICT', 'This transaction was told of before with other content.');
  }
  return row && jsonObject(row.answer);
}

/** Refuses a second transaction for a payment that one was authorized for. @throws Refusal BAD_USER_INPUT */
async function checkOnly(db: Reader, payment: Payment, { txId }: TransactionBody): Promise<void> {
  if (await belongsToAnother(db, payment.row.id, txId)) {
    throw new Refusal('BAD_USER_INPUT', 'txId: this payment belongs to another transaction.');
  }
}

function answerTo({ call, body }: MovingCall, { effect, status }: Applied): JsonObject {
  const { userId, txId } = body;
  const named = { userId, txId, merchantTxId: body.attributes.paymentId, status };
  if (effect === 'IGNORE') {
    return { success: false, errCode: 'CONFLICT', errMsg: `The payment is ${status}.`, ...named };
  }
  return { success: true, ...named, ...(call === 'authorize' && { authCode: body.attributes.paymentId }) };
}

const outcomes = { MOVE: 'DONE', IGNORE: 'IGNORED', EARLY: 'EARLY' } as const;

async function receive(unit: Unit, request: MovingCall): Promise<JsonObject | 'EARLY'> {
  const earlier = await earlierAnswer(unit.db, request);
  if (earlier) return earlier;
  const { call, body } = request;
  const payment = await knownPayment(unit.db, body.attributes.paymentId);
  checkFits(payment, body);
  await checkOnly(unit.db, payment, body);
  const applied = await applyCallback(unit, payment, request);
  const answer = answerTo(request, applied);
  await noteCall(unit.db, {
    transaction_id: body.txId,
    call,
    payment_id: payment.row.id,
    content_hash: hashOf(body),
    outcome: outcomes[applied.effect],
    answer: jsonText(answer),
    received_at: unit.now.getTime(),
  });
  return applied.effect === 'EARLY' ? 'EARLY' : answer;
}

/**
 * Carries out a call of the payment provider whose signature was checked. Each callback about a transaction counts once: a
 * repeat is answered what the first was, one that comes too late changes nothing and its answer says so, and one that comes
 * before what it follows is written down and refused, so that the provider sends it again.
 *
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT for what does not fit the payment, IDEMPOTENCY_CONFLICT for other content,
 * CONFLICT when it is too early, or what refuses the payment
 */
export async function carryOut(world: World, request: ProviderRequest): Promise<JsonObject> {
  if (request.call === 'verifyuser') return verifyUser(world, request.body);
  // One that lapsed unseen leaves its room under the limits to the one that is handed on now.
  if (request.call === 'authorize') await expireDeposits(world, request.body.userId);
  const answer = await world.write((unit) => receive(unit, request));
  if (answer === 'EARLY') throw new Refusal('CONFLICT', 'The payment has not been authorized yet.');
  return answer;
}
