import type { Generated } from 'kysely';
import type { Derived, EpochMs, MinorUnits, Sequence } from '#platform/store/columns.ts';
import type { ConsumablePromoType } from '#platform/store/contract-types.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

export interface MemberBonusesTable {
  seq: Sequence;
  id: string;
  memberId: string;
  promoId: string;
  kind: ConsumablePromoType;
  name: string;
  description: string;
  currency: string;
  memberPromoId: string | null;
  amountMinor: Generated<MinorUnits>;
  expiryDays: Generated<number>;
  createdAt: EpochMs;
  expiresAt: EpochMs | null;
  /** When it ends, later than any moment when it never does; for the order of lists. */
  endsAt: Derived<EpochMs>;
  activatedAt: EpochMs | null;
  /** When its end came before it was activated. */
  expiredAt: Generated<EpochMs | null>;
}

declare module '#platform/store/database.ts' {
  interface Database {
    memberBonuses: MemberBonusesTable;
  }
}

export const bonusesStore = storeArea({
  migrations,
  flags: {},
  moments: {
    memberBonuses: ['createdAt', 'expiresAt', 'activatedAt', 'expiredAt'],
  },
});
