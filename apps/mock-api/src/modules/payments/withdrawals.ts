import { money } from '@magpie/domain/money';
import {
  cancellationReasons,
  decideOwnWithdrawal,
  decideWithdrawal,
  draftsLeftBy,
  draftsToGiveWay,
} from '@magpie/domain/payments';
import type { SupersededBy } from '@magpie/domain/payments';
import type { Withdrawal, WithdrawalFilter } from '#__generated__/main.ts';
import { chosenValues } from '#platform/filters/index.ts';
import { requireLiveSession } from '#platform/auth/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { once } from '#platform/idempotency/index.ts';
import { pageOfViews } from '#platform/paging/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import { jsonText } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import {
  addWithdrawal,
  changeWithdrawal,
  draftedWithdrawals,
  withdrawalList,
  withdrawalMethods,
  withdrawalRow,
} from './store/index.ts';
import type { WithdrawalRow } from './store/index.ts';
import { withdrawalView } from './views.ts';
import { orderFacts, withdrawalRefusal } from './withdrawal-facts.ts';
import type { WithdrawalOrder } from './withdrawal-facts.ts';
import { cancelOnce } from './withdrawal-moves.ts';

const openDrafts = (unit: Unit, memberId: string) =>
  draftedWithdrawals(unit.db, memberId, draftsLeftBy(unit.now));

/** Lets drafts give way; no state says so (WDR-16). */
async function supersede(unit: Unit, drafts: readonly WithdrawalRow[], by: SupersededBy): Promise<void> {
  for (const { id } of drafts) {
    await changeWithdrawal(unit.db, id, { supersededAt: unit.now.getTime(), supersededBy: by });
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
  const { facts, method } = await orderFacts(unit, memberId, order);
  const decision = decideWithdrawal(facts, 'draft');
  if (!decision.allowed) throw withdrawalRefusal(decision);
  await makeRoom(unit, memberId);
  const id = unit.id('wdr');
  await addWithdrawal(unit.db, {
    id,
    memberId,
    withdrawalMethodId: order.withdrawalMethod,
    currency: facts.currency.active,
    amountMinor: decision.plan.amount,
    feeMinor: method?.feeMinor ?? 0n,
    givesUpPromo: order.givesUpPromo ?? null,
    givesUpAwards: order.givesUpAwards == null ? null : jsonText([...order.givesUpAwards]),
    createdAt: unit.now.getTime(),
    changedAt: unit.now.getTime(),
  });
  return id;
}

const contentOf = ({ withdrawalMethod, amount, currency, givesUpPromo, givesUpAwards }: WithdrawalOrder) => ({
  withdrawalMethod,
  amount: money.canonical(amount),
  currency: currency ?? null,
  // Left out when nothing is given up, so that a key from before these fields answers the same.
  ...(givesUpPromo != null && { givesUpPromo }),
  ...(givesUpAwards != null && { givesUpAwards }),
});

/**
 * Prepares a withdrawal in DRAFT and answers its id; no money is taken yet (WDR-13, WDR-24). A session that a change of
 * password ended while the call waited prepares none: its page would outlive the session (SESS-42).
 * @throws Refusal WITHDRAWAL_BLOCKED, MEMBER_NOT_VERIFIED, CONFLICT for another than the active currency, INSUFFICIENT_BALANCE above the withdrawable balance,
 * ACTIVE_PROMO for a deposit promo that is not confirmed to end (WDR-28), or BAD_USER_INPUT for a method or amount that does not fit, or IDEMPOTENCY_CONFLICT
 */
export function draftWithdrawal(
  world: World,
  memberId: string,
  { caller, order, key, operation }: IdempotentRequest<WithdrawalOrder>,
): Promise<string> {
  return world.write(async (unit) => {
    await requireLiveSession(unit.db, caller);
    const request = { memberId, key, operation, content: contentOf(order) };
    return once(unit, request, () => prepare(unit, memberId, order));
  });
}

async function views(db: Reader, rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> {
  const methods = await withdrawalMethods(db);
  return rows.map((row) => withdrawalView(row, methods));
}

async function ownView(db: Reader, memberId: string, row: WithdrawalRow | undefined): Promise<Withdrawal> {
  const decision = decideOwnWithdrawal(row ?? null, memberId);
  if (!decision.allowed) throw refusalOf(cancellationReasons, decision);
  return withdrawalView(decision.plan, await withdrawalMethods(db));
}

/** Prepares a withdrawal as {@link draftWithdrawal} does and answers it as a DRAFT, a repeat too, whatever has become of it. */
export function createWithdrawal(
  world: World,
  memberId: string,
  { caller, order, key, operation }: IdempotentRequest<WithdrawalOrder>,
): Promise<Withdrawal> {
  return world.write(async (unit) => {
    await requireLiveSession(unit.db, caller);
    const request = { memberId, key, operation, content: contentOf(order) };
    return once(unit, request, async () => {
      const id = await prepare(unit, memberId, order);
      return ownView(unit.db, memberId, await withdrawalRow(unit.db, id));
    });
  });
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

/** Cancels a member's own withdrawal and answers it, a repeat as it is by now. @throws Refusal as {@link cancelOnce} does */
export async function cancelWithdrawal(
  world: World,
  memberId: string,
  id: string,
  key: string | null,
): Promise<Withdrawal> {
  const cancelled = await cancelOnce(world, memberId, id, key);
  return ownView(world.db, memberId, cancelled ?? (await withdrawalRow(world.db, id)));
}
