import type { CashierOutcome } from '#__generated__/control.ts';
import type { Payment } from '#modules/payments/index.ts';

export type Outcome = CashierOutcome | 'APPROVE_WITH_FEE';

export type Choice = Outcome | 'FAIL_VALIDATION';

/** A callback of an outcome. */
export interface Step {
  readonly call: 'authorize' | 'transfer' | 'cancel';
  readonly statusCode?: 'FAILED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED';
  readonly fee?: string;
  /** How much later it is sent, in ms of the world's clock. */
  readonly afterMs?: number;
}

const LATER_MS = 120_000;

const authorize: Step = { call: 'authorize' };
const transfer: Step = { call: 'transfer' };

const depositSteps: Partial<Readonly<Record<Outcome, readonly Step[]>>> = {
  APPROVE: [transfer],
  APPROVE_TWICE: [transfer, transfer],
  APPROVE_LATER: [{ ...transfer, afterMs: LATER_MS }],
  APPROVE_OUT_OF_ORDER: [transfer, { call: 'cancel', statusCode: 'FAILED' }],
  APPROVE_WITH_FEE: [{ ...transfer, fee: '1.00' }],
  DECLINE: [{ call: 'cancel', statusCode: 'FAILED' }],
  REFUSE: [{ call: 'cancel', statusCode: 'REJECTED' }],
  LEAVE_PENDING: [],
  NO_ANSWER: [],
  CANCEL: [{ call: 'cancel', statusCode: 'CANCELLED' }],
};

const withdrawalSteps: Partial<Readonly<Record<Outcome, readonly Step[]>>> = {
  APPROVE: [authorize],
  APPROVE_TWICE: [authorize, authorize],
  APPROVE_LATER: [authorize, { ...transfer, afterMs: LATER_MS }],
  PAY_OUT: [authorize, transfer],
  DECLINE: [authorize, { call: 'cancel', statusCode: 'REJECTED' }],
  LEAVE_PENDING: [authorize],
  NO_ANSWER: [authorize],
  CANCEL: [],
};

/** The callbacks of an outcome, or undefined when this kind of payment does not have it. */
export function stepsOf(kind: Payment['kind'], outcome: Outcome): readonly Step[] | undefined {
  return (kind === 'deposit' ? depositSteps : withdrawalSteps)[outcome];
}

const offered: Readonly<Record<Payment['kind'], readonly Choice[]>> = {
  deposit: [
    'APPROVE',
    'DECLINE',
    'REFUSE',
    'LEAVE_PENDING',
    'APPROVE_LATER',
    'APPROVE_TWICE',
    'APPROVE_OUT_OF_ORDER',
    'NO_ANSWER',
    'FAIL_VALIDATION',
    'CANCEL',
  ],
  withdrawal: [
    'APPROVE',
    'DECLINE',
    'PAY_OUT',
    'LEAVE_PENDING',
    'APPROVE_LATER',
    'APPROVE_TWICE',
    'NO_ANSWER',
    'FAIL_VALIDATION',
    'CANCEL',
  ],
};

export function choicesOf(kind: Payment['kind']): readonly Choice[] {
  return offered[kind];
}

export function isChoice(kind: Payment['kind'], text: string): text is Choice {
  return offered[kind].some((choice) => choice === text);
}
