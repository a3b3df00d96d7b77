import { exact } from '../money.ts';
import { orderOf, picked } from '../order.ts';
import type { Operation } from '../order.ts';
import { depositMoves, withdrawalMoves } from '../statuses.ts';

const MOVE = {
  deposit: `mutation M($world: ID!, $id: ID!, $status: DepositStatus!) {
    moveDeposit(world: $world, deposit: $id, status: $status)
  }`,
  withdrawal: `mutation M($world: ID!, $id: ID!, $status: WithdrawalStatus!) {
    moveWithdrawal(world: $world, withdrawal: $id, status: $status)
  }`,
};

const move = (kind: 'deposit' | 'withdrawal'): Operation => ({
  name: kind === 'deposit' ? 'moveDeposit' : 'moveWithdrawal',
  // A draft ends after a day, and one with a promo is not handed on while another promo is in force.
  refusals:
    kind === 'deposit'
      ? ['CONFLICT', 'BAD_USER_INPUT', 'ACTIVE_PROMO']
      : ['CONFLICT', 'BAD_USER_INPUT', 'INSUFFICIENT_BALANCE', 'ACTIVE_PROMO'],
  order: ({ client, memory, pick }) => {
    const payment = picked(memory.paymentsIn(kind).toReversed().slice(0, 6), pick >> 4);
    const moves = kind === 'deposit' ? depositMoves : withdrawalMoves;
    const status = picked(Object.keys(moves), pick % 16);
    if (!payment) return null;
    memory.touched.add(payment.id);
    return orderOf({
      once: false,
      ask: () => client.control(MOVE[kind], { id: payment.id, status }),
      proves: (now) => memory.note(kind, payment.member, payment.id, now),
    });
  },
});

const REVERSE = 'mutation R($world: ID!, $id: ID!) { reverseDeposit(world: $world, deposit: $id) }';

const reverseDeposit: Operation = {
  name: 'reverseDeposit',
  refusals: ['CONFLICT', 'INSUFFICIENT_BALANCE'],
  order: ({ client, memory, pick }) => {
    const deposit = picked(
      memory
        .paymentsIn('deposit', ['APPROVED'])
        .filter(({ id }) => !memory.reversed.has(id))
        .toReversed(),
      pick,
    );
    if (!deposit) return null;
    const { id, member, amount, currency } = deposit;
    return orderOf({
      once: false,
      ask: () => client.control(REVERSE, { id }),
      proves: () => {
        memory.reversed.add(id);
        memory.post(member, 'DEPOSIT_REVERSAL', -amount, currency);
      },
      cutOff: () => memory.maybePosted.push({ member, type: 'DEPOSIT_REVERSAL', amount: -amount, currency }),
    });
  },
};

const ADJUST = `mutation A($world: ID!, $member: ID!, $input: AdjustBalanceInput!) {
  adjustBalance(world: $world, member: $member, input: $input)
}`;

const adjusted = [
  { member: 'mia', walletType: 'CASINO', currency: 'AUD' },
  { member: 'mia', walletType: 'SPORT', currency: 'AUD' },
  { member: 'leo', walletType: 'MAIN', currency: 'NZD' },
  { member: 'leo', walletType: 'SPORT', currency: 'NZD' },
  { member: 'ava', walletType: 'MAIN', currency: 'BTC' },
  { member: 'ella', walletType: 'MAIN', currency: 'AUD' },
] as const;

/** Each adjustment has an amount of its own, so that one that was cut off can be told from the others. */
const adjustBalance: Operation = {
  name: 'adjustBalance',
  refusals: ['INSUFFICIENT_BALANCE'],
  order: ({ client, memory, pick }) => {
    const wallet = picked(adjusted, pick);
    if (!wallet) return null;
    const { member, walletType, currency } = wallet;
    const amount = `${(pick >> 4) % 3 === 0 ? '-' : ''}${memory.units()}.17`;
    const type = `MANUAL_ADJUSTMENT_${amount.startsWith('-') ? 'DEBIT' : 'CREDIT'}`;
    const movement = { member, type, amount: exact(amount), currency };
    return orderOf({
      once: false,
      ask: () => client.control(ADJUST, { member: `mem_${member}`, input: { walletType, currency, amount } }),
      proves: () => memory.posted.push(movement),
      cutOff: () => memory.maybePosted.push(movement),
    });
  },
};

const ADVANCE = 'mutation V($world: ID!, $by: String!) { advanceClock(world: $world, by: $by) { now } }';

/**
 * After a day drafts end, after three days what waits for its payment, after fifteen the promos in force. The clock stops
 * long before anybody's login does.
 */
const moments = ['PT1S', 'PT3M', 'PT25H', 'PT3M', 'PT73H', 'P15D'];

const advanceClock: Operation = {
  name: 'advanceClock',
  refusals: [],
  order: ({ client, memory, pick }) => {
    const later = new Date(memory.now) > new Date('2026-01-31');
    const by = later ? 'PT3M' : (picked(moments, pick) ?? 'PT3M');
    return orderOf({
      once: false,
      ask: async () => (await client.control(ADVANCE, { by })) as { now: string },
      proves: ({ now }) => {
        if (now > memory.now) memory.now = now;
      },
    });
  },
};

/** What the operator does by the control plane. */
export const operatorOperations: readonly Operation[] = [
  move('deposit'),
  move('withdrawal'),
  reverseDeposit,
  adjustBalance,
  advanceClock,
];
