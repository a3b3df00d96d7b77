import { withdrawalStatuses } from '@magpie/domain/payments';
import fc from 'fast-check';
import { openCashier } from '../../testing/cashier.ts';
import { PASSWORD, post } from '../../testing/index.ts';

const CLIENT = {
  'content-type': 'application/json',
  'x-admin-code': 'magpie-web',
  'x-channel': 'DESKTOP_WEB',
};

/** The mutations that start a payment, for a test that asks again. */
export const START = {
  deposit:
    'mutation S($input: InitiatePaymentIQDepositInput!) { started: initiatePaymentIQDeposit(input: $input) }',
  withdrawal:
    'mutation S($input: InitiatePaymentIQWithdrawalInput!) { started: initiatePaymentIQWithdrawal(input: $input) }',
};
const CANCEL = 'mutation C($id: ID!) { cancelWithdrawal(id: $id) { status } }';
const ANSWER =
  'mutation A($id: ID!, $outcome: CashierOutcome!) { answerPayment(payment: $id, outcome: $outcome) }';
const MOVE =
  'mutation M($id: ID!, $status: WithdrawalStatus!) { moveWithdrawal(withdrawal: $id, status: $status) }';
const REVERSE = 'mutation R($id: ID!) { reverseDeposit(deposit: $id) }';

/** Moves the clock of the default world. */
export const ADVANCE = 'mutation V($by: String!) { advanceClock(by: $by) { now } }';

const outcomes = ['APPROVE', 'APPROVE_TWICE', 'APPROVE_LATER', 'DECLINE', 'LEAVE_PENDING', 'CANCEL'] as const;

/** The start of a payment. */
export const beginning = fc.record({
  kind: fc.constantFrom('deposit' as const, 'withdrawal' as const),
  units: fc.integer({ min: 50, max: 90 }),
  cents: fc.constantFrom('00', '01', '03', '04', '05', '06', '50'),
});

/** Something that is done with payments; `pick` chooses among those there are. */
export const step = fc.oneof(
  { weight: 4, arbitrary: beginning },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      pick: fc.nat(),
      choice: fc.constantFrom(...outcomes),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      pick: fc.nat(),
      outcome: fc.constantFrom(...outcomes),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      pick: fc.nat(),
      status: fc.constantFrom(...withdrawalStatuses),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reverse' as const), pick: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('advance' as const), by: fc.constantFrom('PT1S', 'PT3M') }),
  },
);

/** Something that is done with payments. */
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Payment {
  readonly id: string;
  readonly url: string;
}

/** Everything that is known of Mia's payments from what was answered. */
export class Session {
  url = '';
  token = '';
  readonly payments = new Map<string, Payment>();
  /** Addresses that starts were answered, by their keys. */
  readonly started = new Map<
    string,
    { readonly input: object; readonly kind: 'deposit' | 'withdrawal'; url: string }
  >();
  /** Every state that a payment was said to be in. */
  readonly seen = new Map<string, Set<string>>();
  #keys = 0;

  async logIn(url: string): Promise<void> {
    this.url = url;
    const authorization = `Basic ${Buffer.from(`mia@magpie.test:${PASSWORD}`).toString('base64')}`;
    const { body } = await post(`${url}/authenticate`, {
      headers: { ...CLIENT, authorization },
      body: '{"isEmail":true}',
    });
    this.token = String(body['access']);
  }

  async ask(path: string, query: string, variables: object = {}): Promise<Record<string, unknown>> {
    const { body } = await post(`${this.url}${path}`, {
      headers: { ...CLIENT, authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ query, variables }),
    });
    return (body['data'] ?? {}) as Record<string, unknown>;
  }

  main = (query: string, variables: object = {}) => this.ask('/graphql', query, variables);
  control = (query: string, variables: object = {}) => this.ask('/control/graphql', query, variables);

  page(payment: Payment) {
    const { pathname, search } = new URL(payment.url);
    return openCashier(`${this.url}${pathname}${search}`);
  }

  note(id: string, status: unknown): void {
    if (typeof status !== 'string') return;
    const seen = this.seen.get(id) ?? new Set();
    this.seen.set(id, seen.add(status));
  }

  async start(kind: 'deposit' | 'withdrawal', amount: string): Promise<void> {
    this.#keys += 1;
    const method = kind === 'deposit' ? { paymentMethod: 'pm_card' } : { withdrawalMethod: 'wm_payid' };
    const key = `attempt-${this.#keys}`;
    const input = { ...method, amount, idempotencyKey: key };
    const { started } = await this.main(START[kind], { input });
    if (typeof started !== 'string') return;
    const id = new URL(started).pathname.split('/').at(-1) ?? '';
    this.payments.set(id, { id, url: started });
    this.started.set(key, { input, kind, url: new URL(started).pathname });
    this.note(id, 'DRAFT');
  }

  async press(payment: Payment, choice: string): Promise<void> {
    for (const call of ['proceed', 'choose'] as const) {
      const { body } = await this.page(payment)[call](choice);
      const state = body['state'] as { readonly status: string } | undefined;
      this.note(payment.id, state?.status);
    }
  }

  async carryOut(act: Step): Promise<void> {
    if ('cents' in act) {
      await this.start(act.kind, `${act.units}.${act.cents}`);
      return;
    }
    if (act.kind === 'advance') {
      await this.control(ADVANCE, { by: act.by });
      return;
    }
    const all = [...this.payments.values()];
    const payment = all[act.pick % Math.max(all.length, 1)];
    if (!payment) return;
    const { id } = payment;
    if (act.kind === 'press') await this.press(payment, act.choice);
    else if (act.kind === 'answer') {
      this.note(id, (await this.control(ANSWER, { id, outcome: act.outcome }))['answerPayment']);
    } else if (act.kind === 'cancel') {
      const { cancelWithdrawal } = await this.main(CANCEL, { id });
      this.note(id, (cancelWithdrawal as { status: string } | null | undefined)?.status);
    } else if (act.kind === 'move') {
      this.note(id, (await this.control(MOVE, { id, status: act.status }))['moveWithdrawal']);
    } else await this.control(REVERSE, { id });
  }
}
