import { displayMoney } from '@magpie/domain/format';
import { depositMethods, knownPayment, withdrawalMethods } from '#modules/payments/index.ts';
import type { Payment } from '#modules/payments/index.ts';
import { decimal, knownCurrency } from '#modules/wallets/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { choicesOf } from './outcomes.ts';
import type { Choice } from './outcomes.ts';
import { hasOpenCallbacks, transactionOf } from './store/index.ts';
import type { TransactionRow } from './store/index.ts';

export type OutcomeEvent = 'TX_SUCCESS' | 'TX_FAILED' | 'TX_PENDING' | 'TX_UNRESOLVED' | 'TX_CANCELLED';

export interface Ending {
  readonly eventType: OutcomeEvent;
  readonly message: string;
}

export interface CashierState {
  readonly txType: Payment['kind'];
  readonly paymentId: string;
  readonly method: string;
  readonly amount: { readonly decimal: string; readonly currency: string; readonly text: string };
  /** Kept back from a withdrawal, as it is shown; null when nothing is. */
  readonly fee: string | null;
  /** Code of the crypto currency a deposit is paid in; null for none. */
  readonly crypto: string | null;
  readonly status: string;
  readonly step: 'details' | 'bank' | 'waiting' | 'receipt';
  readonly choices: readonly Choice[];
  readonly ending: Ending | null;
}

const messages: Readonly<Record<Payment['kind'], Partial<Readonly<Record<string, Ending>>>>> = {
  deposit: {
    APPROVED: { eventType: 'TX_SUCCESS', message: 'Your deposit has been approved.' },
    FAILED: { eventType: 'TX_FAILED', message: 'Your bank declined the payment.' },
    REJECTED: { eventType: 'TX_FAILED', message: 'The payment was refused.' },
    EXPIRED: { eventType: 'TX_FAILED', message: 'The payment was not completed in time.' },
    CANCELLED: { eventType: 'TX_CANCELLED', message: 'The payment was cancelled.' },
  },
  withdrawal: {
    APPROVED: { eventType: 'TX_SUCCESS', message: 'Your withdrawal has been paid out.' },
    REJECTED: {
      eventType: 'TX_FAILED',
      message: 'The withdrawal was declined. The amount is back in your wallet.',
    },
    CANCELLED: {
      eventType: 'TX_CANCELLED',
      message: 'The withdrawal was cancelled. The amount is back in your wallet.',
    },
  },
};

const ending = (eventType: Ending['eventType'], message: string): Ending => ({ eventType, message });
const pending = ending('TX_PENDING', 'The bank will answer later. You will get a message.');
const unresolved = ending(
  'TX_UNRESOLVED',
  'The bank gave no answer. The payment stays pending until it does.',
);
const requested = ending('TX_SUCCESS', 'Your withdrawal request has been received.');
const given = ending('TX_CANCELLED', 'The withdrawal was cancelled.');

function chosenEnding({ kind, row }: Payment, outcome: string | null, waits: boolean): Ending | null {
  if (outcome === 'LEAVE_PENDING' || outcome === 'APPROVE_LATER')
    return row.status === 'DRAFT' ? null : pending;
  if (outcome === 'NO_ANSWER') return row.status === 'DRAFT' ? null : unresolved;
  if (kind === 'withdrawal' && row.status === 'DRAFT' && outcome === 'CANCEL') return given;
  if (waits) return null;
  return kind === 'withdrawal' && row.status !== 'DRAFT' ? requested : unresolved;
}

function endingOf(payment: Payment, transaction: TransactionRow | undefined, waits: boolean): Ending | null {
  const ended = messages[payment.kind][payment.row.status];
  if (ended) return ended;
  if (transaction?.refusal != null) return { eventType: 'TX_FAILED', message: transaction.refusal };
  if (transaction?.step === 'CHOSEN') return chosenEnding(payment, transaction.outcome, waits);
  // Moved on by the operator without the page.
  return payment.row.status !== 'DRAFT' && !transaction ? pending : null;
}

function stepOf(transaction: TransactionRow | undefined, ending: Ending | null): CashierState['step'] {
  if (ending) return 'receipt';
  if (transaction?.step === 'CHOSEN') return 'waiting';
  return transaction?.step === 'BANK' ? 'bank' : 'details';
}

async function methodName(world: World, payment: Payment): Promise<string> {
  if (payment.kind === 'deposit') {
    const methods = await depositMethods(world.db);
    return methods.find(({ id }) => id === payment.row.paymentMethodId)?.name ?? '';
  }
  const methods = await withdrawalMethods(world.db);
  return methods.find(({ id }) => id === payment.row.withdrawalMethodId)?.name ?? '';
}

/** What the page of a payment shows now. @throws Refusal NOT_FOUND */
export async function stateOf(world: World, paymentId: string): Promise<CashierState> {
  const payment = await knownPayment(world.db, paymentId);
  const { kind, row } = payment;
  const transaction = await transactionOf(world.db, paymentId);
  const waits = transaction !== undefined && (await hasOpenCallbacks(world.db, transaction.id));
  const ending = endingOf(payment, transaction, waits);
  const currency = knownCurrency(row.currency);
  const text = (amount: bigint) => displayMoney(decimal(amount, currency), currency);
  return {
    txType: kind,
    paymentId,
    method: await methodName(world, payment),
    amount: {
      decimal: decimal(row.amountMinor, currency),
      currency: currency.code,
      text: text(row.amountMinor),
    },
    fee: payment.kind === 'withdrawal' && payment.row.feeMinor > 0n ? text(payment.row.feeMinor) : null,
    crypto: payment.kind === 'deposit' ? payment.row.cryptoCurrency : null,
    status: row.status,
    step: stepOf(transaction, ending),
    choices: choicesOf(kind),
    ending,
  };
}
