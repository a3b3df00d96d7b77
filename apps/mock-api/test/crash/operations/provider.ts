import type { StartedPayment } from '../memory.ts';
import { orderOf, picked } from '../order.ts';
import type { Maker, Operation, Order } from '../order.ts';

/** Every choice of the cashier's page for a deposit; the callbacks of each go through the platform's own HTTP. */
export const depositChoices = [
  'APPROVE',
  'APPROVE_TWICE',
  'APPROVE_LATER',
  'APPROVE_OUT_OF_ORDER',
  'DECLINE',
  'REFUSE',
  'LEAVE_PENDING',
  'NO_ANSWER',
  'FAIL_VALIDATION',
  'CANCEL',
] as const;

/** Every choice of the cashier's page for a withdrawal. */
export const withdrawalChoices = [
  'APPROVE',
  'APPROVE_TWICE',
  'APPROVE_LATER',
  'PAY_OUT',
  'DECLINE',
  'LEAVE_PENDING',
  'NO_ANSWER',
  'FAIL_VALIDATION',
  'CANCEL',
] as const;

/** Continues on the page of a payment and presses a choice; what it says after each is noted. */
export function pressing(
  { client, memory }: Pick<Maker, 'client' | 'memory'>,
  { id, kind, member, page }: StartedPayment,
  choice: string,
): Order | null {
  if (page === null) return null;
  const note = (body: Readonly<Record<string, unknown>>) => {
    const { status } = body['state'] as { readonly status: unknown };
    memory.note(kind, member, id, status);
  };
  return orderOf({
    once: false,
    ask: async () => {
      note(await client.cashier(page, 'proceed'));
      note(await client.cashier(page, 'choose', choice));
    },
  });
}

const press = (kind: StartedPayment['kind'], choice: string): Operation => ({
  name: `${kind} ${choice}`,
  // The page is told that the casino does not take the payment.
  refusals: ['CONFLICT'],
  order: ({ client, memory, pick }) => {
    const payment = picked(
      memory
        .paymentsIn(kind)
        .filter(({ page }) => page !== null)
        .toReversed()
        .slice(0, 6),
      pick,
    );
    return payment ? pressing({ client, memory }, payment, choice) : null;
  },
});

const ANSWER = `mutation A($world: ID!, $id: ID!, $outcome: CashierOutcome!) {
  answerPayment(world: $world, payment: $id, outcome: $outcome)
}`;

/** The operator lets the provider end a payment. */
const answerPayment: Operation = {
  name: 'answerPayment',
  refusals: [],
  order: ({ client, memory, pick }) => {
    const kind = pick % 2 === 0 ? 'deposit' : 'withdrawal';
    const choices: readonly string[] = kind === 'deposit' ? depositChoices : withdrawalChoices;
    const outcome = picked(
      choices.filter((choice) => choice !== 'FAIL_VALIDATION'),
      pick >> 1,
    );
    const payment = picked(memory.paymentsIn(kind).toReversed().slice(0, 6), pick >> 5);
    if (!payment) return null;
    memory.touched.add(payment.id);
    return orderOf({
      once: false,
      ask: () => client.control(ANSWER, { id: payment.id, outcome }),
      proves: (status) => memory.note(kind, payment.member, payment.id, status),
    });
  },
};

/** What the payment provider and its page do. */
export const providerOperations: readonly Operation[] = [
  ...depositChoices.map((choice) => press('deposit', choice)),
  ...withdrawalChoices.map((choice) => press('withdrawal', choice)),
  answerPayment,
];
