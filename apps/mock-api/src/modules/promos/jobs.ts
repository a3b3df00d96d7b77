import type { ScheduledJob } from '#platform/jobs/index.ts';
import { endPromoIfOver } from './endings.ts';
import { endAward } from './pending.ts';
import { settleFreeSpins } from './spins-ends.ts';
import { findFreeSpins, freeSpinEnds, memberPromoRow, promoEnds } from './store/index.ts';

const expireMemberPromos: ScheduledJob = {
  kind: 'EXPIRE_MEMBER_PROMOS',
  upcoming: promoEnds,
  run: async (unit, { key }) => {
    const row = await memberPromoRow(unit.db, key);
    if (row.status === 'PENDING') await endAward(unit, row, { status: 'EXPIRED', cause: 'WAIT' });
    // Its time is over, whatever a round may still bring.
    else await endPromoIfOver(unit, row, { roundOpen: true });
  },
};

const expireFreeSpins: ScheduledJob = {
  kind: 'EXPIRE_FREE_SPINS',
  upcoming: freeSpinEnds,
  run: async (unit, { key }) => {
    const row = await findFreeSpins(unit.db, key);
    if (row) await settleFreeSpins(unit, row.memberId, key);
  },
};

export const promoJobs = [expireMemberPromos, expireFreeSpins] as const;
