import type { SqliteFile } from '../store/sqlite-file.ts';
import type { Structure } from '../store/structure.ts';
import { moveMoments } from './store.ts';

/** Moves every moment in a world's file by so many milliseconds. */
export function shiftTimes(file: SqliteFile, { moments }: Structure, byMs: number): void {
  if (byMs === 0) return;
  for (const [table, columns] of Object.entries(moments)) moveMoments(file, table, columns, byMs);
}
