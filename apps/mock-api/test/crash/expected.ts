import type { Memory, Movement, StartedPayment } from './memory.ts';
import { exact } from './money.ts';
import { heldStatuses } from './statuses.ts';

/** What is to be found among a member's records: what surely is there, and what may be there too. */
export interface Expected {
  readonly sure: readonly Movement[];
  readonly maybe: readonly Movement[];
}

/** What the provider charges for a deposit whose amount ends in 06 (docs/cashier.md). */
const CHARGED = exact('1.00');

const isCharged = ({ amount }: StartedPayment): boolean => amount % exact('1.00') === exact('0.06');

/** What the state of a deposit means for the member's wallets. */
function ofDeposit(payment: StartedPayment, status: string, touched: boolean): Expected {
  if (status !== 'APPROVED') return { sure: [], maybe: [] };
  const { member, currency, amount } = payment;
  const deposit = { member, currency, type: 'DEPOSIT', amount };
  const fee = { member, currency, type: 'DEPOSIT_FEE', amount: -CHARGED };
  if (!isCharged(payment)) return { sure: [deposit], maybe: [] };
  return touched ? { sure: [deposit], maybe: [fee] } : { sure: [deposit, fee], maybe: [] };
}

/** What the state of a withdrawal means for the member's wallets. */
function ofWithdrawal({ member, currency, amount, fee }: StartedPayment, status: string): Expected {
  if (status === 'DRAFT') return { sure: [], maybe: [] };
  const taken = [
    { member, currency, type: 'WITHDRAWAL', amount: fee - amount },
    { member, currency, type: 'WITHDRAWAL_FEE', amount: -fee },
  ];
  const isKept = status === 'APPROVED' || heldStatuses.includes(status);
  const back = { member, currency, type: `WITHDRAWAL_${status}`, amount };
  return { sure: isKept ? taken : [...taken, back], maybe: [] };
}

/** What is to be found by the states of payments and by what was answered. @param statuses of all payments by id */
export function expectedOf(memory: Memory, statuses: ReadonlyMap<string, string>): Expected {
  const parts = [...memory.payments.values()].map((payment) => {
    const status = statuses.get(payment.id) ?? '';
    return payment.kind === 'deposit'
      ? ofDeposit(payment, status, memory.touched.has(payment.id))
      : ofWithdrawal(payment, status);
  });
  return {
    sure: [...memory.posted, ...parts.flatMap(({ sure }) => sure)],
    maybe: [...memory.maybePosted, ...parts.flatMap(({ maybe }) => maybe)],
  };
}
