import { depositAccessReasons } from '../account/index.ts';
import type { DepositAccessReason } from '../account/index.ts';
import type { ReasonTable } from '../decision/index.ts';
import type { DepositStatus } from './statuses.ts';

export type DepositMoveReason = 'depositUnknown' | 'moveNotAllowed';

export interface DepositMoveDetails {
  readonly from: DepositStatus | null;
  readonly to: DepositStatus;
}

const depositUnknown = { code: 'NOT_FOUND', text: () => 'This deposit does not exist.' } as const;

/** In the order of the checks (DEP-25). */
export const depositMoveReasons = {
  depositUnknown,
  moveNotAllowed: {
    code: 'CONFLICT',
    text: ({ from, to }) => `A deposit cannot go from ${String(from)} to ${to}.`,
  },
} as const satisfies ReasonTable<DepositMoveReason, DepositMoveDetails>;

export type ReversalReason = 'depositUnknown' | 'notReversible' | 'notCovered';

export const reversalReasons = {
  depositUnknown,
  notReversible: {
    code: 'CONFLICT',
    text: () => 'Only an approved deposit can be taken back, and only once.',
  },
  notCovered: {
    code: 'INSUFFICIENT_BALANCE',
    text: () => 'The member’s cash is less than this deposit. What it earned was taken back.',
  },
} as const satisfies ReasonTable<ReversalReason>;

export type DisputeLiftReason = 'depositUnknown' | 'notDisputed';

export const disputeLiftReasons = {
  depositUnknown,
  notDisputed: { code: 'CONFLICT', text: () => 'This deposit is not disputed.' },
} as const satisfies ReasonTable<DisputeLiftReason>;

export type CryptoChoiceReason =
  | 'depositUnknown'
  | 'cryptoUnavailable'
  | DepositAccessReason
  | 'alreadyHandedOn';

/** In the order of the checks (DEP-29). */
export const cryptoChoiceReasons = {
  depositUnknown,
  cryptoUnavailable: {
    code: 'BAD_USER_INPUT',
    text: () => 'This crypto currency is not available.',
    field: 'currency',
  },
  ...depositAccessReasons,
  alreadyHandedOn: { code: 'CONFLICT', text: () => 'This deposit is already under way.' },
} as const satisfies ReasonTable<CryptoChoiceReason>;
