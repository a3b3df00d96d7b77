import { decisionText } from '@magpie/domain/decision';
import {
  cashierOutcomeReasons,
  cashierPageReasons,
  decideCashierChoice,
  decideCashierDetails,
  decideCashierMember,
  decideCashierOutcome,
} from '@magpie/domain/payments';
import { refusalOf } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { knownPayment } from '#modules/payments/index.ts';
import type { Payment } from '#modules/payments/index.ts';
import { deliverDue } from './delivery.ts';
import { isChoice, stepsOf } from './outcomes.ts';
import type { Outcome, Step } from './outcomes.ts';
import { enqueue, magicOf, openTransaction } from './provider.ts';
import { sendCall } from './sending.ts';
import { stateOf } from './state.ts';
import type { CashierState } from './state.ts';
import { changeTransaction } from './store/index.ts';
import type { TransactionRow } from './store/index.ts';

export interface Pressed {
  readonly state: CashierState;
  readonly problem: string | null;
}

/** How the page goes on. @param accepted whether the details that were typed are */
const answered = async (world: World, { row }: Payment, accepted = true): Promise<Pressed> => ({
  state: await stateOf(world, row.id),
  problem: decisionText(cashierPageReasons, decideCashierDetails(accepted)),
});

/** The callbacks of an outcome; a deposit that was not handed on yet is authorized first. */
function stepsFrom({ kind, row }: Payment, outcome: Outcome): readonly Step[] {
  const decision = decideCashierOutcome(stepsOf(kind, outcome) ?? null, { kind, outcome });
  if (!decision.allowed) throw refusalOf(cashierOutcomeReasons, decision);
  const steps = decision.plan;
  const isNew = kind === 'deposit' && row.status === 'DRAFT' && outcome !== 'CANCEL';
  return isNew ? [{ call: 'authorize' }, ...steps] : steps;
}

interface Ending {
  readonly outcome: Outcome;
  readonly steps: readonly Step[];
  /** Where the page must be for it to count; null for anywhere. */
  readonly at: readonly PageStep[] | null;
}

type PageStep = TransactionRow['step'];

const counts = ({ refusal, step }: TransactionRow, at: readonly PageStep[]): boolean =>
  refusal === null && at.includes(step);

/** Writes the choice and its callbacks down together, so that no crash parts them, and sends what is due. */
async function end(
  services: PlatformServices,
  world: World,
  payment: Payment,
  { outcome, steps, at }: Ending,
): Promise<void> {
  await world.write(async (unit) => {
    const transaction = await openTransaction(unit, payment);
    if (at !== null && !counts(transaction, at)) return;
    const { id } = transaction;
    await changeTransaction(unit.db, id, { step: 'CHOSEN', outcome });
    await enqueue(unit, id, payment, steps);
  });
  await deliverDue(services, world);
}

/**
 * Ends a payment on the provider's side, whatever was chosen before, and sends the callbacks that are due.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT for an outcome that this kind of payment does not have
 */
export async function endPayment(
  services: PlatformServices,
  world: World,
  paymentId: string,
  outcome: Outcome,
): Promise<void> {
  const payment = await knownPayment(world.db, paymentId);
  await end(services, world, payment, { outcome, steps: stepsFrom(payment, outcome), at: null });
}

async function handOn(services: PlatformServices, world: World, payment: Payment): Promise<void> {
  await world.write(async (unit) => {
    const transaction = await openTransaction(unit, payment);
    if (!counts(transaction, ['DETAILS'])) return;
    const { id } = transaction;
    await changeTransaction(unit.db, id, { step: 'BANK' });
    const isNew = payment.kind === 'deposit' && payment.row.status === 'DRAFT';
    if (isNew) await enqueue(unit, id, payment, [{ call: 'authorize' }]);
  });
  await deliverDue(services, world);
}

async function checkUser(services: PlatformServices, world: World, { row }: Payment): Promise<void> {
  const body = JSON.stringify({ userId: row.memberId, sessionId: row.id });
  const { code } = await sendCall(services, world, 'verifyuser', body);
  const decision = decideCashierMember(code);
  if (!decision.allowed) throw refusalOf(cashierPageReasons, decision);
}

/** 'Continue' on the details; once a payment is further than that it changes nothing. @throws Refusal NOT_FOUND, CONFLICT */
export async function proceed(services: PlatformServices, world: World, paymentId: string): Promise<Pressed> {
  const payment = await knownPayment(world.db, paymentId);
  const { step } = await stateOf(world, paymentId);
  if (step !== 'details') return answered(world, payment);
  await checkUser(services, world, payment);
  // What is given up leaves its room under a limit to what is handed on now.
  await deliverDue(services, world);
  const magic = magicOf(payment);
  if (magic === 'FAIL_VALIDATION') return answered(world, payment, false);
  if (magic === null) await handOn(services, world, payment);
  else await end(services, world, payment, { ...magicEnding(payment, magic), at: ['DETAILS'] });
  return answered(world, payment);
}

function magicEnding(payment: Payment, magic: Outcome | 'EARLY_TRANSFER'): Omit<Ending, 'at'> {
  if (magic !== 'EARLY_TRANSFER') return { outcome: magic, steps: stepsFrom(payment, magic) };
  return { outcome: 'APPROVE', steps: [{ call: 'transfer' }, { call: 'authorize' }] };
}

/**
 * A press on an outcome; once one is chosen a further press changes nothing, so that two clicks are one.
 * @param pressed as the page sent it
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT for what the page does not offer
 */
export async function choose(
  services: PlatformServices,
  world: World,
  paymentId: string,
  pressed: string,
): Promise<Pressed> {
  const payment = await knownPayment(world.db, paymentId);
  const decision = decideCashierChoice(isChoice(payment.kind, pressed) ? pressed : null);
  if (!decision.allowed) throw refusalOf(cashierPageReasons, decision);
  const choice = decision.plan;
  const { step } = await stateOf(world, paymentId);
  const isOpen = step === 'bank' || (step === 'details' && choice === 'CANCEL');
  if (!isOpen) return answered(world, payment);
  if (choice === 'FAIL_VALIDATION') return correct(world, payment);
  const at: readonly PageStep[] = choice === 'CANCEL' ? ['DETAILS', 'BANK'] : ['BANK'];
  await end(services, world, payment, { outcome: choice, steps: stepsFrom(payment, choice), at });
  return answered(world, payment);
}

async function correct(world: World, payment: Payment): Promise<Pressed> {
  const counted = await world.write(async (unit) => {
    const transaction = await openTransaction(unit, payment);
    if (!counts(transaction, ['BANK'])) return false;
    await changeTransaction(unit.db, transaction.id, { step: 'DETAILS' });
    return true;
  });
  return answered(world, payment, !counted);
}
