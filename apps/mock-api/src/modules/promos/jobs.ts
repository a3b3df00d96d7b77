import type { ScheduledJob } from '#platform/jobs/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { endPromoIfOver } from './endings.ts';
import type { MemberPromoRow } from './model.ts';
import { endPromoByOperator, endSpinsByOperator } from './operator.ts';
import { endAward } from './pending.ts';
import { settleFreeSpins } from './spins-ends.ts';
import { findFreeSpins, freeSpinEnds, memberPromoRow, promoEnds, promoRecord } from './store/index.ts';
import { endWaitIfReached } from './wait-ends.ts';

async function endWait(unit: Unit, row: MemberPromoRow): Promise<void> {
  const record = await promoRecord(unit.db, row.promoId);
  if (record && (await endWaitIfReached(unit, row, record))) return;
  await endAward(unit, row, { status: 'EXPIRED', cause: 'WAIT' });
}

const expireMemberPromos: ScheduledJob = {
  kind: 'EXPIRE_MEMBER_PROMOS',
  upcoming: promoEnds,
  run: async (unit, { key }) => {
    const row = await memberPromoRow(unit.db, key);
    if (row.status === 'PENDING') await endWait(unit, row);
    // Its time is over, whatever a round may still bring.
    else await endPromoIfOver(unit, row, { roundOpen: true });
  },
  early: async (unit, { key }) => endPromoByOperator(unit, await memberPromoRow(unit.db, key), 'EXPIRE'),
};

const expireFreeSpins: ScheduledJob = {
  kind: 'EXPIRE_FREE_SPINS',
  upcoming: freeSpinEnds,
  run: async (unit, { key }) => {
    const row = await findFreeSpins(unit.db, key);
    if (row) await settleFreeSpins(unit, row.memberId, key);
  },
  early: async (unit, { key }) => {
    const row = await findFreeSpins(unit.db, key);
    if (row) await endSpinsByOperator(unit, row, 'EXPIRE');
  },
};

export const promoJobs = [expireMemberPromos, expireFreeSpins] as const;
