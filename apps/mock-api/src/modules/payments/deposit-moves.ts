import { depositExperience } from '@magpie/domain/levels';
import { depositMessage } from '@magpie/domain/messages';
import {
  decideDeposit,
  decideDepositMove,
  depositMoveReasons,
  depositReasons,
  draftsToGiveWay,
  hasExpired,
  stoodStill,
} from '@magpie/domain/payments';
import type { DepositStage, DepositStatus } from '@magpie/domain/payments';
import { refusalOf } from '#platform/graphql/index.ts';
import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { emitMemberUpdated, markMember } from '../account/index.ts';
import { earnExperience } from '../levels/index.ts';
import { countTowardsLockIn } from '../lock-in/index.ts';
import { awardPromo } from '../promos/index.ts';
import type { PromoRecord } from '../promos/index.ts';
import { publishBalance } from '../wallets/index.ts';
import { draftFacts } from './deposit-facts.ts';
import {
  changeDeposit,
  depositMethodName,
  depositRow,
  draftedDeposits,
  isAuthorized,
  stillDeposits,
} from './store/index.ts';
import type { DepositRow } from './store/index.ts';
import { tellOfPayment, toldAmount } from './told.ts';
import { flagIdentityCheck } from './totals.ts';

async function credit(unit: Unit, row: DepositRow, fee: bigint): Promise<void> {
  const main = memberAccount(row.memberId, 'MAIN', row.currency);
  const details = { name: await depositMethodName(unit.db, row) };
  await unit.post({
    key: `deposit:${row.id}`,
    type: 'DEPOSIT',
    memberId: row.memberId,
    postings: [
      { account: houseAccount('CASH_IN', row.currency), amount: -row.amountMinor },
      { account: main, amount: row.amountMinor },
    ],
    details,
  });
  if (fee === 0n) return;
  await unit.post({
    key: `deposit:${row.id}:fee`,
    type: 'DEPOSIT_FEE',
    memberId: row.memberId,
    postings: [
      { account: main, amount: -fee },
      { account: houseAccount('FEES', row.currency), amount: fee },
    ],
    details,
  });
}

/** What an approval brings: the money, the first-deposit mark, the experience, the promo and the lock-in's progress (DEP-27, DEP-28). */
async function approve(unit: Unit, row: DepositRow, fee: bigint, record: PromoRecord | null): Promise<void> {
  const memberId = row.memberId;
  await credit(unit, row, fee);
  await markMember(unit.db, memberId, 'hasFirstDeposit');
  await flagIdentityCheck(unit, memberId, 'DEPOSIT');
  await earnExperience(unit, memberId, { unit: 'DEPOSIT', hundredths: depositExperience });
  const { id, amountMinor: amount, currency } = row;
  if (record) {
    await awardPromo(unit, { memberId, record, cause: 'DEPOSIT', deposit: amount, depositId: id });
  }
  await countTowardsLockIn(unit, { memberId, kind: 'DEPOSIT', amount, currency, deposit: id });
  await publishBalance(unit, memberId);
  await emitMemberUpdated(unit, memberId);
}

const stages: Partial<Readonly<Record<DepositStatus, DepositStage>>> = {
  PENDING: 'authorize',
  APPROVED: 'approve',
};

/** Decides about a deposit that was prepared, by what is so now. @returns the promo that starts with it, or null */
async function decideAgain(unit: Unit, row: DepositRow, stage: DepositStage): Promise<PromoRecord | null> {
  const { facts, promo } = await draftFacts(unit, row);
  const decision = decideDeposit(facts, stage);
  if (!decision.allowed) throw refusalOf(depositReasons, decision);
  return decision.plan.startsPromo ? promo : null;
}

/**
 * Moves a deposit on within a unit, with the postings, messages and pushes that follow (DEP-25, DEP-27). An approval whose
 * promo can no longer be used credits the money alone, and the deposit names the promo no more (PROMO-16).
 * @param fee charged to the member by the provider on top of an approval, in minor units
 * @throws Refusal NOT_FOUND, CONFLICT for a move that its state does not allow, or on PENDING what refuses a deposit, whoever hands it on
 */
export async function moveDepositRow(
  unit: Unit,
  deposit: DepositRow | null,
  status: DepositStatus,
  fee = 0n,
): Promise<void> {
  const move = decideDepositMove(deposit, status);
  if (!move.allowed) throw refusalOf(depositMoveReasons, move);
  const row = move.plan;
  const stage = stages[status];
  const promo = stage ? await decideAgain(unit, row, stage) : null;
  const set = { status, changedAt: unit.now.getTime() };
  const promoGone = status === 'APPROVED' && row.promoId !== null && promo === null;
  await changeDeposit(unit.db, row.id, promoGone ? { ...set, promoId: null } : set);
  if (status === 'APPROVED') await approve(unit, row, fee, promo);
  const message = depositMessage({ from: row.status, to: status, amount: toldAmount(row), promoGone });
  await tellOfPayment(unit, 'DEPOSIT', row, message);
}

/** Moves a deposit on as the control plane asks. @throws Refusal as {@link moveDepositRow} does */
export function moveDeposit(world: World, id: string, status: DepositStatus): Promise<DepositStatus> {
  return world.write(async (unit) => {
    await moveDepositRow(unit, (await depositRow(unit.db, id)) ?? null, status);
    return status;
  });
}

/** Whether a deposit is EXPIRED by the time alone, as the domain decides (DEP-25). */
export async function isExpired(db: Reader, row: DepositRow, now: Date): Promise<boolean> {
  const standing = { status: row.status, changedAt: new Date(row.changedAt) };
  // Asked of few: what is not past its time is not, whoever has it.
  return (
    hasExpired({ ...standing, authorized: false }, now) &&
    hasExpired({ ...standing, authorized: await isAuthorized(db, row.id) }, now)
  );
}

/** Ends the deposits that nobody moved on in time (DEP-25), unless they wait for the provider's word. */
export async function expireDeposits(world: World, memberId?: string): Promise<void> {
  for (const open of await stillDeposits(world.db, stoodStill(world.now()), memberId)) {
    if (!(await isExpired(world.db, open, world.now()))) continue;
    await world.write(async (unit) => {
      const row = await depositRow(unit.db, open.id);
      if (row && (await isExpired(unit.db, row, unit.now))) await moveDepositRow(unit, row, 'EXPIRED');
    });
  }
}

/** Lets a member's oldest drafts expire, so that one more can be held. */
export async function makeRoomForDraft(unit: Unit, memberId: string): Promise<void> {
  const open = await draftedDeposits(unit.db, memberId);
  for (const row of open.slice(0, draftsToGiveWay(open.length))) await moveDepositRow(unit, row, 'EXPIRED');
}
