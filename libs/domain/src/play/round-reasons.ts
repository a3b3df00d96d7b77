import type { ReasonTable } from '../decision/index.ts';

export type SettlementReason = 'noBet' | 'otherSession' | 'rolledBack' | 'settled';

const settlementReasons = {
  noBet: { code: 'NOT_FOUND', text: () => 'This round has no bet.' },
  otherSession: {
    code: 'BAD_USER_INPUT',
    text: () => 'gameSession: this is not the session that the round was bet in.',
    field: 'gameSession',
  },
  rolledBack: { code: 'CONFLICT', text: () => 'The bet of this round was rolled back.' },
  settled: { code: 'CONFLICT', text: () => 'This round is settled already.' },
} as const satisfies ReasonTable<SettlementReason>;

export type PaymentReason = SettlementReason | 'boughtTooMuch' | 'notTheStake' | 'partPaid';

export interface PaymentDetails {
  /** What is left of the stake, wire decimal. */
  readonly left: string;
}

const partPaid = {
  code: 'CONFLICT',
  text: () => 'Part of this round was paid already. Settle the rest.',
} as const;

export const paymentReasons = {
  ...settlementReasons,
  partPaid,
  notTheStake: {
    code: 'BAD_USER_INPUT',
    text: ({ left }) => `amount: a void round gives back ${left}, what is left of its stake.`,
    field: 'amount',
  },
  boughtTooMuch: {
    code: 'BAD_USER_INPUT',
    text: ({ left }) =>
      `stake: a part is less than ${left}, what is left of the stake, and of an open round.`,
    field: 'stake',
  },
} as const satisfies ReasonTable<PaymentReason, PaymentDetails>;

export type RollbackReason = 'repeated' | 'otherBet' | 'partPaid' | SettlementReason;

export const rollbackReasons = {
  repeated: { code: 'CONFLICT', text: () => 'This bet was rolled back already.' },
  otherBet: { code: 'NOT_FOUND', text: () => 'This round has no such bet.' },
  partPaid,
  ...settlementReasons,
} as const satisfies ReasonTable<RollbackReason>;
