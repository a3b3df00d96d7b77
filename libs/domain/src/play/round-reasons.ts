import type { ReasonTable } from '../decision/index.ts';

export type SettlementReason = 'noBet' | 'otherSession' | 'rolledBack' | 'settled';

export const settlementReasons = {
  noBet: { code: 'NOT_FOUND', text: () => 'This round has no bet.' },
  otherSession: {
    code: 'BAD_USER_INPUT',
    text: () => 'gameSession: this is not the session that the round was bet in.',
    field: 'gameSession',
  },
  rolledBack: { code: 'CONFLICT', text: () => 'The bet of this round was rolled back.' },
  settled: { code: 'CONFLICT', text: () => 'This round is settled already.' },
} as const satisfies ReasonTable<SettlementReason>;

export type RollbackReason = 'repeated' | 'otherBet' | 'partPaid' | SettlementReason;

export const rollbackReasons = {
  repeated: { code: 'CONFLICT', text: () => 'This bet was rolled back already.' },
  otherBet: { code: 'NOT_FOUND', text: () => 'This round has no such bet.' },
  partPaid: { code: 'CONFLICT', text: () => 'Part of this round was paid already. Settle the rest.' },
  ...settlementReasons,
} as const satisfies ReasonTable<RollbackReason>;
