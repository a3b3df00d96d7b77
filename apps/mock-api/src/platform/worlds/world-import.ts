import { decideClockBeginning, decideClockRate } from '@magpie/domain/control';
import { clockShowing, shownBy } from '../clock/index.ts';
import type { RealTime } from '../clock/index.ts';
import { queriesOn } from '../store/dialect.ts';
import { SqliteFile } from '../store/sqlite-file.ts';
import type { Structure } from '../store/structure.ts';
import { hasPartsOf, isPlainFile, isWholeFile, layoutOf } from './file-store.ts';
import type { FileLayout } from './file-store.ts';
import { startIncarnation } from './stamp.ts';
import { clockColumns, readState } from './state.ts';
import type { StateRow } from './store.ts';
import { upgradeFile } from './template.ts';
import { checkContents, readWorldFile } from './world-file.ts';
import type { WorldFileHeader } from './world-file.ts';

interface Import {
  readonly structure: Structure;
  /** A file that holds the tables of a world. */
  readonly template: string;
  /** Throws when the world cannot be taken. */
  readonly check: (header: WorldFileHeader) => void | Promise<void>;
  /** What of its state becomes another. */
  readonly changes: (header: WorldFileHeader) => Partial<StateRow>;
}

const layouts = new WeakMap<Structure, FileLayout>();

/** Read once: it takes as long as the file of a world does. */
function layoutFor({ structure, template }: Import): FileLayout {
  const layout = layouts.get(structure) ?? layoutOf(template);
  layouts.set(structure, layout);
  return layout;
}

/** What becomes another in a world that is imported: its clock goes on from where it was. */
export const importedAs =
  (durable: boolean, realTime: RealTime) =>
  (header: WorldFileHeader): Partial<StateRow> => {
    const clock = clockColumns(clockShowing(Date.parse(header.now), header, realTime));
    return { durable, createdAt: realTime(), ...clock };
  };

/** Whether a file says what state its world is in, with a clock that can show it and settings that are some. */
async function showsState(path: string, { isFlag, takesSettings }: Structure): Promise<boolean> {
  const db = queriesOn(new SqliteFile(path, { durable: false, readOnly: true, isFlag }));
  try {
    const { clock, settings } = await readState(db);
    const shown = new Date(shownBy(clock, Date.now()));
    const isClock = decideClockRate(clock.rate).allowed && decideClockBeginning(shown).allowed;
    return isClock && takesSettings(settings);
  } catch {
    return false;
  } finally {
    await db.destroy();
  }
}

/** Reads the file of a world, and makes a database file of it that is ready to be one. @throws Refusal for what is not taken */
export async function importFile(
  source: AsyncIterable<Uint8Array>,
  path: string,
  parts: Import,
): Promise<WorldFileHeader> {
  const { structure, check, changes } = parts;
  const header = await readWorldFile(source, path, Object.keys(structure.migrations));
  await check(header);
  checkContents({ whole: true, sound: isPlainFile(path) });
  const upgraded = await upgradeFile(path, structure).then(
    () => true,
    () => false,
  );
  const layout = layoutFor(parts);
  checkContents({ whole: true, sound: upgraded && hasPartsOf(path, layout) && isWholeFile(path, layout) });
  startIncarnation(path, changes(header));
  checkContents({ whole: true, sound: await showsState(path, structure) });
  return header;
}
