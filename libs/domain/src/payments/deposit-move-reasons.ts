import { depositAccessReasons } from '../account/index.ts';
import type { DepositAccessReason } from '../account/index.ts';
import type { ReasonTable } from '../decision/index.ts';
import type { DepositStatus } from './statuses.ts';

/** Why a deposit does not move to another state. */
export type DepositMoveReason = 'depositUnknown' | 'moveNotAllowed';

/** The move that the sentences name. */
export interface DepositMoveDetails {
  /** Null where there is no deposit. */
  readonly from: DepositStatus | null;
  readonly to: DepositStatus;
}

const depositUnknown = { code: 'NOT_FOUND', text: () => 'This deposit does not exist.' } as const;

/** What is said of a deposit that does not move, in the order of the checks (DEP-25). */
export const depositMoveReasons = {
  depositUnknown,
  moveNotAllowed: {
    code: 'CONFLICT',
    text: ({ from, to }) => `A deposit cannot go from ${String(from)} to ${to}.`,
  },
} as const satisfies ReasonTable<DepositMoveReason, DepositMoveDetails>;

/** Why the provider cannot take a deposit back. */
export type ReversalReason = 'depositUnknown' | 'notReversible';

/** What is said of a deposit that cannot be taken back, in the order of the checks. */
export const reversalReasons = {
  depositUnknown,
  notReversible: {
    code: 'CONFLICT',
    text: () => 'Only an approved deposit can be taken back, and only once.',
  },
} as const satisfies ReasonTable<ReversalReason>;

/** Why a deposit is not paid in a crypto currency. */
export type CryptoChoiceReason =
  'depositUnknown' | 'cryptoUnavailable' | DepositAccessReason | 'alreadyHandedOn';

/** What is said of a deposit that is not paid in a crypto currency, in the order of the checks (DEP-29). */
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
