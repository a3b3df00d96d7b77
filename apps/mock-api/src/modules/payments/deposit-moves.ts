import { depositExperience } from '@magpie/domain/levels';
import { canMoveDeposit } from '@magpie/domain/payments';
import type { DepositStatus } from '@magpie/domain/payments';
import { Refusal } from '../../platform/graphql/index.ts';
import { houseAccount, memberAccount } from '../../platform/ledger/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { emitMemberUpdated } from '../account/index.ts';
import { earnExperience } from '../levels/index.ts';
import { countTowardsLockIn } from '../lock-in/index.ts';
import { sendMessage } from '../messages/index.ts';
import { awardPromo, emitPromoBalance, promoRecord, settleRewards } from '../promos/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { noteThreshold } from './gbg.ts';
import { depositNotice } from './notices.ts';
import { depositRow } from './store.ts';
import type { DepositRow } from './store.ts';

async function credit(unit: Unit, row: DepositRow): Promise<void> {
  await unit.post({
    key: `deposit:${row.id}`,
    type: 'DEPOSIT',
    memberId: row.member_id,
    postings: [
      { account: houseAccount('CASH_IN', row.currency), amount: -row.amount_minor },
      { account: memberAccount(row.member_id, 'MAIN', row.currency), amount: row.amount_minor },
    ],
    details: { name: 'Deposit' },
  });
}

/** What an approval brings: the money, the first-deposit mark, the experience, the promo and the lock-in's progress (DEP-27, DEP-28). */
async function approve(unit: Unit, row: DepositRow): Promise<void> {
  const memberId = row.member_id;
  await settleRewards(unit, memberId);
  await credit(unit, row);
  await unit.db.updateTable('members').set({ has_first_deposit: 1 }).where('id', '=', memberId).execute();
  await noteThreshold(unit, memberId, 'deposits');
  await earnExperience(unit, memberId, { unit: 'DEPOSIT', hundredths: depositExperience });
  const record = row.promo_id === null ? undefined : await promoRecord(unit.db, row.promo_id);
  if (record) await awardPromo(unit, { memberId, record, cause: 'DEPOSIT', deposit: row.amount_minor });
  const { amount_minor: amount, currency } = row;
  await countTowardsLockIn(unit, { memberId, kind: 'DEPOSIT', amount, currency });
  await emitPromoBalance(unit, memberId);
  await emitMemberUpdated(unit, memberId);
}

/**
 * Moves a deposit on, with the bookings, messages and pushes that follow (DEP-25, DEP-27).
 *
 * @throws Refusal NOT_FOUND, or CONFLICT for a move that its state does not allow
 */
export function moveDeposit(world: World, id: string, status: DepositStatus): Promise<DepositStatus> {
  return world.write(async (unit) => {
    const row = await depositRow(unit.db, id);
    if (!row) throw new Refusal('NOT_FOUND', 'This deposit does not exist.');
    if (!canMoveDeposit(row.status, status)) {
      throw new Refusal('CONFLICT', `A deposit cannot go from ${row.status} to ${status}.`);
    }
    const set = { status, changed_at: unit.now.getTime() };
    await unit.db.updateTable('deposits').set(set).where('id', '=', id).execute();
    if (status === 'APPROVED') await approve(unit, row);
    const currency = knownCurrency(row.currency);
    const notice = depositNotice(status, `${decimal(row.amount_minor, currency)} ${currency.code}`);
    if (notice) await sendMessage(unit, row.member_id, notice);
    return status;
  });
}
