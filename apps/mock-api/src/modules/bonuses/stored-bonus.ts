import type { ActivatableBonus } from '@magpie/domain/bonuses';
import type { BonusRow } from './store/index.ts';

export interface StoredBonus extends ActivatableBonus {
  readonly row: BonusRow;
}

export const storedBonus = (row: BonusRow): StoredBonus => ({
  row,
  kind: row.kind,
  activated: row.activatedAt !== null,
  expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt),
});
