import type { Reader } from '../store/database.ts';
import type { Unit } from '../worlds/types.ts';
import type { DueWork } from './types.ts';

/** What an area does when the world's clock passes certain moments (PROMO-57). */
export interface ScheduledJob {
  /** As the contract's ScheduledJobKind where that has it. */
  readonly kind: string;
  /** What is still to be done, the first to fall due at the top; read often, so by an index. */
  readonly upcoming: (db: Reader, limit: number) => Promise<readonly DueWork[]>;
  /** Whether pieces of it that fall due at the same moment have nothing to do with one another, so that they share a commit. */
  readonly apart?: boolean;
  /** Does a piece of it. The unit's now is the moment at which it fell due, however late it is done. */
  readonly run: (unit: Unit, work: DueWork) => Promise<void>;
  /** Does a piece of it before its time, as an operator can; absent where it follows from the time alone. */
  readonly early?: (unit: Unit, work: DueWork) => Promise<void>;
}
