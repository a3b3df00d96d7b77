import type { TableChange } from '../store/changed.ts';

/** What one committed unit of a world did. */
export interface Effects {
  readonly world: string;
  readonly changes: readonly TableChange[];
}

/** A move of a world's clock, as the change of the row that keeps it. */
export function clockMoved(world: string, before: Date, after: Date): Effects {
  const rows = [{ before: { now: before.toISOString() }, after: { now: after.toISOString() } }];
  return { world, changes: [{ table: 'worldState', kind: 'CHANGED', count: 1, rows }] };
}
