import { exact } from '../../crash/money.ts';
import type { Client } from '../../crash/client.ts';
import { orderOf, picked, reasonOf } from '../order.ts';
import type { Step } from '../life.ts';
import type { Order, Scene } from '../order.ts';

const DEPOSIT = `mutation D($input: InitiatePaymentIQDepositInput!) { initiatePaymentIQDeposit(input: $input) }`;
const WITHDRAW = `mutation W($input: InitiatePaymentIQWithdrawalInput!) {
  initiatePaymentIQWithdrawal(input: $input)
}`;
const ANSWER = `mutation A($world: ID!, $id: ID!, $outcome: CashierOutcome!) {
  answerPayment(world: $world, payment: $id, outcome: $outcome)
}`;
const STATUS =
  'query S($world: ID!, $member: ID!) { worldPayments(world: $world, member: $member) { id status } }';
const CANCEL = 'mutation C($id: ID!) { cancelWithdrawal(id: $id) { id status } }';
const REVERSE = 'mutation R($world: ID!, $id: ID!) { reverseDeposit(world: $world, deposit: $id) }';
const LIFT = 'mutation L($world: ID!, $id: ID!) { liftDispute(world: $world, deposit: $id) }';

const depositMoves = ['DEPOSIT', 'DEPOSIT_FEE'];
const withdrawalMoves = ['WITHDRAWAL', 'WITHDRAWAL_FEE', 'WITHDRAWAL_REJECTED', 'WITHDRAWAL_CANCELLED'];

/** Ends a payment at the provider, unless that was done before; its page tells first what a crash has left unsent. */
async function end(client: Client, name: string, address: string, outcome: string): Promise<string> {
  const { pathname, search } = new URL(address);
  const id = pathname.split('/').at(-1) ?? '';
  await client.cashier(pathname + search, 'state');
  const list = (await client.control(STATUS, { member: `mem_${name}` })) as { id: string; status: string }[];
  const status = list.find((each) => each.id === id)?.status ?? '';
  if (['DRAFT', 'PENDING'].includes(status)) await client.control(ANSWER, { id, outcome });
  return id;
}

const amounts = ['20.00', '60.00', '100.00', '20.00', '200.00', '40.00', '50.00'];
const codes = [
  ...['', 'MIDWEEK50', '', 'MIDWEEK50', 'LIVE25', '', 'MIDWEEK50', 'ROYAL', 'WELCOME1', 'SPRING'],
  ...['FINALS10', 'FINALS10'],
];

/** A tenth of the deposit: of the least one it is too little for any stake. */
const paid = (code: string, { a }: Step) =>
  code === 'FINALS10' && a % 2 === 0 ? '1.00' : (picked(amounts, a) ?? '');
const depositOutcomes = ['APPROVE', 'APPROVE', 'APPROVE_TWICE', 'APPROVE', 'DECLINE', 'LEAVE_PENDING'];

/** A deposit, with a promo or without, which the provider ends one way or another. */
export function deposit({ client, memory, name, view, step, key }: Scene): Order {
  const code = picked(codes, step.b) ?? '';
  const amount = paid(code, step);
  const outcome = picked(depositOutcomes, step.a >> 3) ?? '';
  const offer = view.offers.find((each) => each.code === code);
  const promo = code === '' ? {} : { promoCode: code };
  const input = { paymentMethod: 'pm_card', amount, idempotencyKey: key('dep'), ...promo };
  return orderOf({
    words: `deposits ${amount} ${code} ${outcome}`,
    ask: async () => end(client, name, String(await client.main(name, DEPOSIT, { input })), outcome),
    moves: depositMoves,
    proves: (id) => memory.codes.set(String(id), code),
    forbidden: reasonOf({
      'a promo is active': code !== '' && view.active !== null,
      'the offer has ended': code !== '' && offer?.expiresAt != null && offer.expiresAt <= view.now,
      'no uses are left': offer !== undefined && offer.maxUses > 0 && offer.promoUsed >= offer.maxUses,
    }),
  });
}

/** The provider ends a deposit that was left pending. */
export function answerDeposit({ client, view, step }: Scene): Order | null {
  const open = view.payments.filter(({ id, status }) => id.startsWith('dep') && status === 'PENDING');
  const id = picked(open, step.b)?.id;
  if (id === undefined) return null;
  const outcome = picked(['APPROVE', 'APPROVE_TWICE', 'DECLINE'], step.a) ?? '';
  return orderOf({
    words: `has deposit ${id} ended by ${outcome}`,
    once: false,
    moves: depositMoves,
    ask: () => client.control(ANSWER, { id, outcome }),
  });
}

/** A deposit is taken back after a dispute, or, one time of three, its dispute is withdrawn by the bank. */
export function reverseDeposit({ client, view, step, key }: Scene): Order | null {
  const approved = view.payments.filter(({ id, status }) => id.startsWith('dep') && status === 'APPROVED');
  const id = picked(approved, step.a)?.id;
  if (id === undefined) return null;
  if (step.b % 3 === 2) {
    return orderOf({
      words: `has the dispute of deposit ${id} withdrawn`,
      once: false,
      ask: () => client.control(LIFT, { id }),
    });
  }
  const headers = { 'idempotency-key': key('rev') };
  return orderOf({
    words: `loses deposit ${id} again`,
    moves: ['DEPOSIT_REVERSAL'],
    takesBack: id,
    reward: `reversal of ${id}`,
    ask: () => client.ask('/control/graphql', REVERSE, { world: 'crash', id }, headers),
  });
}

const withdrawalOutcomes = ['APPROVE', 'PAY_OUT', 'LEAVE_PENDING', 'DECLINE'];
const [LEAST, MOST] = [exact('50.00'), exact('7500.00')];

/** What is had with a deposit, and given up with it. */
const depositPromos = [
  ...['promo_midweek', 'promo_live_table', 'promo_royal_tables'],
  'promo_finals_fortnight',
];

/** A withdrawal of a part of the cash, of all, or of more, as if bonus money could be had. */
export function withdraw({ client, name, view, step, key }: Scene): Order {
  const above = view.cash + (view.bonusMoney > 0n ? view.bonusMoney : exact('1.00'));
  const half = view.cash / 2n < LEAST ? LEAST : view.cash / 2n;
  const all = view.cash < MOST ? view.cash : MOST;
  const asked = picked([exact('60.00'), all, above, half, LEAST, half, all, exact('30.00')], step.a) ?? 0n;
  const cents = asked / 1_000_000n;
  const amount = `${String(cents / 100n)}.${String(cents % 100n).padStart(2, '0')}`;
  const outcome = picked(withdrawalOutcomes, step.b) ?? '';
  const earned = view.promos.filter(
    ({ status, amount: paidIn, promo }) =>
      ['ACTIVE', 'PENDING'].includes(status) && depositPromos.includes(promo.id) && exact(paidIn) > 0n,
  );
  const waiting = view.promos.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  const gives = {
    ...(view.active && step.b % 5 !== 1 && { givesUpPromo: view.active.id }),
    ...(step.b % 5 !== 1 && step.b % 5 !== 2 && { givesUpAwards: waiting }),
  };
  const named = Object.values(gives).flat();
  const input = { withdrawalMethod: 'wm_payid', amount, idempotencyKey: key('wdr'), ...gives };
  return orderOf({
    words: `withdraws ${amount} ${JSON.stringify(gives)} ${outcome}`,
    moves: withdrawalMoves,
    ask: async () => end(client, name, String(await client.main(name, WITHDRAW, { input })), outcome),
    forbidden: reasonOf({
      'it is more than the cash': exact(amount) > view.cash,
      'what a deposit earned is not given up': earned.some(({ id }) => !named.includes(id)),
    }),
  });
}

/** A withdrawal under way is cancelled. */
export function cancelWithdrawal({ client, name, view, step, key }: Scene): Order | null {
  const open = view.payments.filter(({ id, status }) => id.startsWith('wdr') && status === 'PENDING');
  const id = picked(open, step.a)?.id;
  if (id === undefined) return null;
  return orderOf({
    words: `cancels withdrawal ${id}`,
    moves: withdrawalMoves,
    ask: () => client.main(name, CANCEL, { id }, key('cwd')),
  });
}
