import type { ReasonTable } from '../decision/index.ts';

/** Why a round is not settled. */
export type SettlementReason = 'noBet' | 'otherSession' | 'rolledBack' | 'settled';

/** What a vendor is answered of a win that is not paid, in the order of the checks. */
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

/** Why a bet is not rolled back. */
export type RollbackReason = 'repeated' | 'otherBet' | SettlementReason;

/** What a vendor is answered of a rollback that is not carried out, in the order of the checks. */
export const rollbackReasons = {
  repeated: { code: 'CONFLICT', text: () => 'This bet was rolled back already.' },
  otherBet: { code: 'NOT_FOUND', text: () => 'This round has no such bet.' },
  ...settlementReasons,
} as const satisfies ReasonTable<RollbackReason>;
