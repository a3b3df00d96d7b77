import { paymentMessages } from '@magpie/domain/payment-forms';
import {
  canChooseMethod,
  draftsLeftBy,
  draftsToGiveWay,
  paymentLimits,
  withdrawalBar,
  withdrawalProblem,
} from '@magpie/domain/payments';
import type { SupersededBy } from '@magpie/domain/payments';
import { money } from '@magpie/domain/money';
import type { Currency, Minor } from '@magpie/domain/money';
import { identityNeededMessage } from '@magpie/domain/verification';
import type { Withdrawal, WithdrawalFilter } from '../../__generated__/main.ts';
import { chosenValues } from '../../platform/filters/index.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import { once } from '../../platform/idempotency/index.ts';
import { balances } from '../../platform/ledger/index.ts';
import type { WalletBalances } from '../../platform/ledger/index.ts';
import { pageOfViews } from '../../platform/paging/index.ts';
import type { Connection, PageArguments } from '../../platform/paging/index.ts';
import { fromFlag } from '../../platform/store/index.ts';
import type { Reader } from '../../platform/store/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { decimal, knownCurrency, pricedCurrency, withdrawable } from '../wallets/index.ts';
import type { Attempt } from './attempt.ts';
import {
  addWithdrawal,
  changeWithdrawal,
  draftedWithdrawals,
  withdrawalList,
  withdrawalMethods,
  withdrawalRow,
} from './store/index.ts';
import type { WithdrawalRow } from './store/index.ts';
import { checkStatedCurrency } from './stated-currency.ts';
import type { StatedCurrency } from './stated-currency.ts';
import { readAmount } from './totals.ts';
import { withdrawalView } from './views.ts';

/** A withdrawal to be prepared. */
export interface WithdrawalOrder extends StatedCurrency {
  readonly withdrawalMethod: string;
  /** Decimal of the wire in the active currency. */
  readonly amount: string;
}

const barred = {
  WITHDRAWAL_BLOCKED: paymentMessages.withdrawalBlocked,
  MEMBER_NOT_VERIFIED: identityNeededMessage,
} as const;

/** Refuses a member who may not withdraw. @throws Refusal WITHDRAWAL_BLOCKED (WDR-11), MEMBER_NOT_VERIFIED (WDR-09) */
export function checkMayWithdraw({ withdrawal_blocked, verified }: MemberRow): void {
  const bar = withdrawalBar({
    withdrawalBlocked: fromFlag(withdrawal_blocked),
    verified: fromFlag(verified),
  });
  if (bar) throw new Refusal(bar, barred[bar]);
}

/**
 * Refuses an amount that cannot be withdrawn.
 *
 * @throws Refusal INSUFFICIENT_BALANCE, with the available amount (WDR-03), or BAD_USER_INPUT outside the limits (WDR-02)
 */
export function checkAmount(amount: Minor, currency: Currency, wallets: WalletBalances): void {
  const available = money.of(withdrawable(wallets));
  const problem = withdrawalProblem(amount, {
    type: currency.type,
    limits: paymentLimits(pricedCurrency(currency.code)).withdrawal,
    withdrawable: available,
  });
  if (problem?.kind === 'BALANCE') {
    throw new Refusal('INSUFFICIENT_BALANCE', problem.message, { available: decimal(available, currency) });
  }
  if (problem) throw new Refusal('BAD_USER_INPUT', problem.message);
}

const openDrafts = (unit: Unit, memberId: string) =>
  draftedWithdrawals(unit.db, memberId, draftsLeftBy(unit.now));

/** Lets drafts give way; no state says so (WDR-16). */
async function supersede(unit: Unit, drafts: readonly WithdrawalRow[], by: SupersededBy): Promise<void> {
  for (const { id } of drafts) {
    await changeWithdrawal(unit.db, id, { superseded_at: unit.now.getTime(), superseded_by: by });
  }
}

/** Lets a member's oldest drafts give way, so that one more can be held. */
async function makeRoom(unit: Unit, memberId: string): Promise<void> {
  const open = await openDrafts(unit, memberId);
  await supersede(unit, open.slice(0, draftsToGiveWay(open.length)), 'NEWER');
}

/** Lets all of a member's drafts give way to a new password, since the address of each is good without a session (SESS-42). */
export async function leaveDrafts(unit: Unit, memberId: string): Promise<void> {
  await supersede(unit, await openDrafts(unit, memberId), 'PASSWORD');
}

async function prepare(unit: Unit, memberId: string, order: WithdrawalOrder): Promise<string> {
  const member = await memberRow(unit.db, memberId);
  checkMayWithdraw(member);
  checkStatedCurrency(member, order);
  const currency = knownCurrency(member.active_currency);
  const methods = await withdrawalMethods(unit.db, currency.code);
  const method = methods.find(({ id }) => id === order.withdrawalMethod);
  if (!method || !canChooseMethod({ enabled: fromFlag(method.enabled) })) {
    throw new Refusal('BAD_USER_INPUT', 'This withdrawal method is not available.');
  }
  const amount = readAmount(order.amount, currency.code);
  checkAmount(amount, currency, await balances(unit.db, memberId, currency.code));
  await makeRoom(unit, memberId);
  const id = unit.id('wdr');
  await addWithdrawal(unit.db, {
    id,
    member_id: memberId,
    withdrawal_method_id: method.id,
    currency: currency.code,
    amount_minor: amount,
    fee_minor: method.fee_minor,
    created_at: unit.now.getTime(),
    changed_at: unit.now.getTime(),
  });
  return id;
}

const contentOf = ({ withdrawalMethod, amount, currency }: WithdrawalOrder) => ({
  withdrawalMethod,
  amount,
  currency: currency ?? null,
});

/**
 * Prepares a withdrawal in DRAFT and answers its id; no money is taken yet (WDR-13, WDR-24).
 *
 * @throws Refusal WITHDRAWAL_BLOCKED, MEMBER_NOT_VERIFIED, CONFLICT for another than the active currency, INSUFFICIENT_BALANCE above the withdrawable balance, or
 * BAD_USER_INPUT for a method or amount that does not fit, or IDEMPOTENCY_CONFLICT
 */
export function draftWithdrawal(
  world: World,
  memberId: string,
  { order, key, operation }: Attempt<WithdrawalOrder>,
): Promise<string> {
  return world.write((unit) =>
    once(unit, { memberId, key, operation, content: contentOf(order) }, () => prepare(unit, memberId, order)),
  );
}

async function views(db: Reader, rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> {
  const methods = await withdrawalMethods(db);
  return rows.map((row) => withdrawalView(row, methods));
}

async function ownView(db: Reader, memberId: string, id: string): Promise<Withdrawal> {
  const row = await withdrawalRow(db, id);
  const [view] = row?.member_id === memberId ? await views(db, [row]) : [];
  if (!view) throw new Refusal('NOT_FOUND', 'This withdrawal does not exist.');
  return view;
}

/** Prepares a withdrawal as {@link draftWithdrawal} does and answers it as a DRAFT, a repeat too, whatever has become of it. */
export function createWithdrawal(
  world: World,
  memberId: string,
  { order, key, operation }: Attempt<WithdrawalOrder>,
): Promise<Withdrawal> {
  return world.write((unit) =>
    once(unit, { memberId, key, operation, content: contentOf(order) }, async () =>
      ownView(unit.db, memberId, await prepare(unit, memberId, order)),
    ),
  );
}

/** A page of a member's withdrawals, newest first, without drafts that were left (WDR-25). */
export async function findWithdrawals(
  world: World,
  memberId: string,
  { filter, ...page }: PageArguments & { readonly filter?: WithdrawalFilter | null },
): Promise<Connection<Withdrawal>> {
  const list = withdrawalList(world.db, memberId, {
    statuses: chosenValues(filter?.status),
    leftBy: draftsLeftBy(world.now()),
  });
  return pageOfViews(list, page, (rows) => views(world.db, rows));
}

/** A member's own withdrawal in the shape of the contract. @throws Refusal NOT_FOUND */
export function findWithdrawal(world: World, memberId: string, id: string): Promise<Withdrawal> {
  return ownView(world.db, memberId, id);
}
