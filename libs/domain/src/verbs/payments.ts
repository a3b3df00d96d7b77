import { z } from 'zod';
import { depositStatuses, withdrawalStatuses } from '../payments/index.ts';
import { cashierOutcomes } from './choices.ts';
import { acting, looking, member, place, world } from './verb.ts';
import type { Verb } from './verb.ts';

const changing = acting('payments');

const payment = place(z.string(), 'id of the deposit or withdrawal');
const deposit = place(z.string(), 'id of the deposit');

const moved = z.object({
  payment,
  status: place(z.enum([...depositStatuses, ...withdrawalStatuses]), 'its new state'),
  world,
});

const move: Verb<'payment move', typeof moved> = {
  words: 'payment move',
  area: 'payments',
  summary: 'Moves a payment on as the payments team would, with what follows',
  inputs: moved,
  operations: ['MoveDeposit', 'MoveWithdrawal'],
  changes: true,
  shows: 'payment list',
  call: ({ payment: id, ...rest }) =>
    id.startsWith('wdr_')
      ? { operation: 'MoveWithdrawal', variables: { withdrawal: id, ...rest } }
      : { operation: 'MoveDeposit', variables: { deposit: id, ...rest } },
};

export const paymentVerbs = [
  looking('payments')({
    words: 'payment list',
    summary: "Lists a member's deposits and then withdrawals, newest first of each",
    inputs: z.object({ member, world }),
    operation: 'Payments',
  }),
  changing({
    words: 'payment answer',
    summary: 'Lets the payment provider end a payment by its signed callbacks',
    inputs: z.object({ payment, outcome: place(z.enum(cashierOutcomes), 'how it ends'), world }),
    operation: 'AnswerPayment',
    shows: 'payment list',
  }),
  changing({
    words: 'payment reverse',
    summary: 'Takes an approved deposit back, as after a dispute',
    inputs: z.object({ deposit, world }),
    operation: 'ReverseDeposit',
    shows: 'payment list',
  }),
  changing({
    words: 'payment lift',
    summary: 'Lifts the dispute of a deposit that could not be taken back',
    inputs: z.object({ deposit, world }),
    operation: 'LiftDispute',
    shows: 'payment list',
  }),
  move,
] as const;
