import { decideDepositAccess } from '../account/index.ts';
import type { DepositAccessFacts } from '../account/index.ts';
import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type {
  CryptoChoiceReason,
  DepositMoveDetails,
  DepositMoveReason,
  ReversalReason,
} from './deposit-move-reasons.ts';
import { canMoveDeposit } from './statuses.ts';
import type { DepositStatus } from './statuses.ts';

/** Decides whether a deposit moves to another state (DEP-25). @param deposit null where there is none such */
export function decideDepositMove<Deposit extends { readonly status: DepositStatus }>(
  deposit: Deposit | null,
  to: DepositStatus,
): Decision<Deposit, DepositMoveReason, DepositMoveDetails> {
  if (!deposit) return refuse('depositUnknown', { from: null, to });
  const { status: from } = deposit;
  return canMoveDeposit(from, to) ? allow(deposit) : refuse('moveNotAllowed', { from, to });
}

/** What decides whether the provider takes a deposit back. */
export interface ReversibleDeposit {
  readonly status: DepositStatus;
  /** Whether it was taken back before. */
  readonly reversed: boolean;
}

/** Decides whether a deposit is taken back: an approved one, once. */
export function decideReversal({ status, reversed }: ReversibleDeposit): Decision<undefined, ReversalReason> {
  return status === 'APPROVED' && !reversed ? allow() : refuse('notReversible');
}

/** What decides in which crypto currency a deposit is paid. */
export interface CryptoChoiceFacts {
  /** Null where the member has no such deposit. */
  readonly status: DepositStatus | null;
  /** Whether the site offers the crypto currency. */
  readonly offered: boolean;
  readonly access: DepositAccessFacts;
}

/** Decides whether a prepared deposit is paid in a crypto currency (DEP-29). */
export function decideCryptoChoice(facts: CryptoChoiceFacts): Decision<undefined, CryptoChoiceReason> {
  if (facts.status === null) return refuse('depositUnknown');
  if (!facts.offered) return refuse('cryptoUnavailable');
  const access = decideDepositAccess(facts.access);
  if (!access.allowed) return access;
  return facts.status === 'DRAFT' ? allow() : refuse('alreadyHandedOn');
}
