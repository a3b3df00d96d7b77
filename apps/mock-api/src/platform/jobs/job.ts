import type { Reader } from '../store/database.ts';
import type { Unit } from '../worlds/types.ts';
import type { DueWork } from './types.ts';

/** What an area does when the world's clock passes certain moments (PROMO-57). */
export interface ScheduledJob {
  /** As the contract's ScheduledJobKind where that has it. */
  readonly kind: string;
  /** What is still to be done, the first to fall due at the top; read often, so by an index. */
  readonly upcoming: (db: Reader, limit: number) => Promise<readonly DueWork[]>;
  /** Does a piece of it. The unit's now is the moment at which it fell due, however late it is done. */
  readonly run: (unit: Unit, work: DueWork) => Promise<void>;
}
