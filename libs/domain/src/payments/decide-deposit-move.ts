import { decideDepositAccess } from '../account/index.ts';
import type { DepositAccessFacts } from '../account/index.ts';
import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { Minor } from '../money/index.ts';
import type { WithdrawableWallet } from '../wallets/index.ts';
import type {
  CryptoChoiceReason,
  DepositMoveDetails,
  DepositMoveReason,
  DisputeLiftReason,
  ReversalReason,
} from './deposit-move-reasons.ts';
import { canMoveDeposit } from './statuses.ts';
import type { DepositStatus } from './statuses.ts';
import { splitWithdrawal } from './withdrawal-split.ts';
import type { WithdrawalSplit } from './withdrawal-split.ts';

/** Decides whether a deposit moves to another state (DEP-25). @param deposit null when there is none */
export function decideDepositMove<Deposit extends { readonly status: DepositStatus }>(
  deposit: Deposit | null,
  to: DepositStatus,
): Decision<Deposit, DepositMoveReason, DepositMoveDetails> {
  if (!deposit) return refuse('depositUnknown', { from: null, to });
  const { status: from } = deposit;
  return canMoveDeposit(from, to) ? allow(deposit) : refuse('moveNotAllowed', { from, to });
}

export interface ReversibleDeposit {
  readonly status: DepositStatus;
  readonly reversed: boolean;
  readonly amount: Minor;
  /** The member's cash in the deposit's currency: play has moved it out of the main wallet. */
  readonly cash: Readonly<Record<WithdrawableWallet, Minor>>;
}

export interface ReversalPlan<Deposit extends ReversibleDeposit = ReversibleDeposit> {
  readonly deposit: Deposit;
  readonly shares: readonly WithdrawalSplit[];
}

/** Only an approved deposit can be reversed, and only once. If refused as notCovered, what it earned is lost anyway. @param deposit null when there is none */
export function decideReversal<Deposit extends ReversibleDeposit>(
  deposit: Deposit | null,
): Decision<ReversalPlan<Deposit>, ReversalReason> {
  if (!deposit) return refuse('depositUnknown');
  if (deposit.status !== 'APPROVED' || deposit.reversed) return refuse('notReversible');
  const shares = splitWithdrawal(deposit.cash, deposit.amount);
  return shares ? allow({ deposit, shares }) : refuse('notCovered');
}

/** Only a dispute that is still open is lifted: one that was taken back is over. @param deposit null when there is none */
export function decideDisputeLift<Deposit extends { readonly disputed: boolean; readonly reversed: boolean }>(
  deposit: Deposit | null,
): Decision<Deposit, DisputeLiftReason> {
  if (!deposit) return refuse('depositUnknown');
  return deposit.disputed && !deposit.reversed ? allow(deposit) : refuse('notDisputed');
}

export interface CryptoChoiceFacts {
  /** Null when the member has no such deposit. */
  readonly status: DepositStatus | null;
  readonly offered: boolean;
  readonly access: DepositAccessFacts;
}

/** Only a prepared deposit can change its crypto currency (DEP-29). */
export function decideCryptoChoice(facts: CryptoChoiceFacts): Decision<undefined, CryptoChoiceReason> {
  if (facts.status === null) return refuse('depositUnknown');
  if (!facts.offered) return refuse('cryptoUnavailable');
  const access = decideDepositAccess(facts.access);
  if (!access.allowed) return access;
  return facts.status === 'DRAFT' ? allow() : refuse('alreadyHandedOn');
}
