import { withdrawalMessage } from '@magpie/domain/messages';
import {
  cancellationReasons,
  decideCancellation,
  decideWithdrawal,
  decideWithdrawalMove,
  netPayout,
  splitWithdrawal,
  withdrawalMoveReasons,
  withdrawalParts,
} from '@magpie/domain/payments';
import type {
  CancelReason,
  WithdrawalPlan,
  WithdrawalStatus,
  WithdrawalSplit,
} from '@magpie/domain/payments';
import { money } from '@magpie/domain/money';
import { promoCashIn } from '@magpie/domain/promos';
import { refusalOf } from '#platform/graphql/index.ts';
import { once } from '#platform/idempotency/index.ts';
import { houseAccount, memberAccount, placeOf } from '#platform/ledger/index.ts';
import type { EntryInput, Posting, WalletBalances } from '#platform/ledger/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { emitMemberUpdated } from '../account/index.ts';
import { giveBackToLockIn, takeOffLockIn } from '../lock-in/index.ts';
import {
  activeRow,
  endAward,
  endPromo,
  giveUpRenewals,
  pendingRows,
  promosOwing,
  reclaimReturned,
} from '../promos/index.ts';
import { publishBalance } from '../wallets/index.ts';
import { addSplits, changeWithdrawal, splitsOf, withdrawalMethodName, withdrawalRow } from './store/index.ts';
import type { WithdrawalRow } from './store/index.ts';
import { tellOfPayment, toldAmount } from './told.ts';
import { flagIdentityCheck } from './totals.ts';
import { draftFacts, withdrawalRefusal } from './withdrawal-facts.ts';

async function holdPart(
  unit: Unit,
  row: WithdrawalRow,
  splits: readonly WithdrawalSplit[],
  { key, type }: Pick<EntryInput, 'key' | 'type'>,
): Promise<void> {
  if (splits.length === 0) return;
  const { memberId, currency } = row;
  const postings = splits.map(({ wallet, amount }) => ({
    account: memberAccount(memberId, wallet, currency),
    amount: money.negate(amount),
  }));
  const held = money.sum(splits.map(({ amount }) => amount));
  await unit.post({
    key,
    type,
    memberId,
    postings: [...postings, { account: houseAccount('HELD', currency), amount: held }],
    details: { name: await withdrawalMethodName(unit.db, row) },
  });
}

/** Takes the amount from the member's cash and holds it, the fee under a type of its own (WDR-07, WDR-22). */
async function hold(unit: Unit, row: WithdrawalRow, wallets: WalletBalances): Promise<void> {
  const cash = {
    MAIN: money.of(wallets.MAIN),
    CASINO: money.of(wallets.CASINO),
    SPORT: money.of(wallets.SPORT),
  };
  const splits = splitWithdrawal(cash, money.of(row.amountMinor));
  if (!splits) throw new Error(`The withdrawal ${row.id} is covered and cannot be taken.`);
  const rows = splits.map(({ wallet, amount }) => ({ withdrawalId: row.id, wallet, amountMinor: amount }));
  await addSplits(unit.db, rows);
  const { paid, fee } = withdrawalParts(splits, money.of(row.feeMinor));
  await holdPart(unit, row, paid, { key: `withdrawal:${row.id}`, type: 'WITHDRAWAL' });
  await holdPart(unit, row, fee, { key: `withdrawal:${row.id}:fee`, type: 'WITHDRAWAL_FEE' });
}

/** In the unit that takes the amount (WDR-28). Awards that wait end first, so that none begins as the active promo ends. */
async function giveUp(
  unit: Unit,
  { memberId, currency }: WithdrawalRow,
  plan: WithdrawalPlan,
): Promise<void> {
  const ending = { status: 'CANCELED', cause: 'WITHDRAWAL' } as const;
  for (const award of await pendingRows(unit.db, memberId)) {
    if (plan.endsAwards.includes(award.id)) await endAward(unit, award, ending);
  }
  const active = plan.endsPromo ? await activeRow(unit.db, memberId) : undefined;
  if (active) await endPromo(unit, active, ending);
  await giveUpRenewals(unit, memberId, currency);
}

/**
 * Hands a withdrawal on: decides about it by what is so now, and holds its amount.
 * @throws Refusal WITHDRAWAL_BLOCKED, MEMBER_NOT_VERIFIED, BAD_USER_INPUT for a draft that was left, INSUFFICIENT_BALANCE
 * with the available amount, or ACTIVE_PROMO
 */
async function handOn(unit: Unit, row: WithdrawalRow): Promise<void> {
  const { facts, wallets } = await draftFacts(unit, row);
  const decision = decideWithdrawal(facts, 'authorize');
  if (!decision.allowed) throw withdrawalRefusal(decision);
  await giveUp(unit, row, decision.plan);
  await hold(unit, row, wallets);
  await takeOffLockIn(unit, row);
}

/** Gives the held amount back to the wallets it came from, once (WDR-22). */
async function giveBack(unit: Unit, row: WithdrawalRow, status: 'CANCELLED' | 'REJECTED'): Promise<void> {
  const { memberId, currency } = row;
  const splits = await splitsOf(unit.db, row.id);
  const back = splits.map(({ wallet, amountMinor }) => ({
    account: memberAccount(memberId, wallet, currency),
    amount: amountMinor,
  }));
  await unit.post({
    key: `withdrawal:${row.id}:back`,
    type: status === 'CANCELLED' ? 'WITHDRAWAL_CANCELLED' : 'WITHDRAWAL_REJECTED',
    memberId,
    postings: [...back, { account: houseAccount('HELD', currency), amount: -row.amountMinor }],
    details: { name: await withdrawalMethodName(unit.db, row) },
  });
  await giveBackToLockIn(unit, row.id);
  const owing = await promosOwing(unit.db, {
    memberId,
    currency,
    left: () => placeOf(unit.db, { key: `withdrawal:${row.id}` }),
  });
  const shares = splits.map(({ wallet, amountMinor }) => ({ wallet, amount: amountMinor }));
  await reclaimReturned(unit, owing, promoCashIn(shares));
}

/** Pays the held amount out; the method's fee stays with the house (WDR-07). */
async function payOut(unit: Unit, row: WithdrawalRow): Promise<void> {
  const { currency } = row;
  const paid = netPayout(money.of(row.amountMinor), money.of(row.feeMinor));
  const postings: Posting[] = [
    { account: houseAccount('HELD', currency), amount: -row.amountMinor },
    { account: houseAccount('CASH_OUT', currency), amount: paid },
    { account: houseAccount('FEES', currency), amount: row.amountMinor - paid },
  ];
  await unit.post({
    key: `withdrawal:${row.id}:paid`,
    type: 'WITHDRAWAL',
    memberId: null,
    postings: postings.filter(({ amount }) => amount !== 0n),
    details: { name: await withdrawalMethodName(unit.db, row) },
  });
  await flagIdentityCheck(unit, row.memberId, 'WITHDRAWAL');
  await emitMemberUpdated(unit, row.memberId);
}

async function postStatus(unit: Unit, row: WithdrawalRow, status: WithdrawalStatus): Promise<void> {
  if (status === 'PENDING') await handOn(unit, row);
  if (status === 'CANCELLED' || status === 'REJECTED') await giveBack(unit, row, status);
  if (status === 'APPROVED') await payOut(unit, row);
  else await publishBalance(unit, row.memberId);
}

/**
 * Moves a withdrawal on within a unit, with the postings, messages and pushes that follow (WDR-17, WDR-22, WDR-23). Answers it as
 * it is then.
 * @throws Refusal NOT_FOUND, CONFLICT for a move that its state does not allow, or what refuses a withdrawal on PENDING
 */
export async function moveWithdrawalRow(
  unit: Unit,
  withdrawal: WithdrawalRow | null,
  status: WithdrawalStatus,
  reason: CancelReason | null = null,
): Promise<WithdrawalRow> {
  const move = decideWithdrawalMove(withdrawal, status);
  if (!move.allowed) throw refusalOf(withdrawalMoveReasons, move);
  const row = move.plan;
  const change = { status, changedAt: unit.now.getTime() };
  await changeWithdrawal(unit.db, row.id, change);
  await postStatus(unit, row, status);
  await tellOfPayment(unit, 'WITHDRAWAL', row, withdrawalMessage(status, toldAmount(row), reason));
  return { ...row, ...change };
}

/** Moves a withdrawal on as the control plane asks. @throws Refusal as {@link moveWithdrawalRow} does */
export function moveWithdrawal(
  world: World,
  id: string,
  status: WithdrawalStatus,
): Promise<WithdrawalStatus> {
  return world.write(async (unit) => {
    await moveWithdrawalRow(unit, (await withdrawalRow(unit.db, id)) ?? null, status);
    return status;
  });
}

/**
 * Cancels a member's own PENDING withdrawal and answers it (WDR-21); null for a repeat, after which it may have gone on.
 * @param key idempotency key of the attempt, or null
 * @throws Refusal NOT_FOUND, CONFLICT in any other state, IDEMPOTENCY_CONFLICT
 */
export async function cancelOnce(
  world: World,
  memberId: string,
  id: string,
  key: string | null,
): Promise<WithdrawalRow | null> {
  let cancelled: WithdrawalRow | null = null;
  await world.write((unit) =>
    once(unit, { memberId, key, operation: 'cancelWithdrawal', content: { id } }, async () => {
      const row = await withdrawalRow(unit.db, id);
      const decision = decideCancellation(row?.memberId === memberId ? row : null);
      if (!decision.allowed) throw refusalOf(cancellationReasons, decision);
      cancelled = await moveWithdrawalRow(unit, decision.plan, 'CANCELLED');
      return id;
    }),
  );
  return cancelled;
}
