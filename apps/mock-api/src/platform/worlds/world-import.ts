import { clockShowing } from '../clock/index.ts';
import type { RealTime } from '../clock/index.ts';
import type { Structure } from '../store/structure.ts';
import { hasPartsOf, isPlainFile } from './file-store.ts';
import { startIncarnation } from './stamp.ts';
import { clockColumns } from './state.ts';
import { upgradeFile } from './template.ts';
import { checkContents, readWorldFile } from './world-file.ts';
import type { WorldFileHeader } from './world-file.ts';

interface Import {
  readonly structure: Structure;
  /** A file that holds the tables of a world. */
  readonly template: string;
  readonly realTime: RealTime;
  readonly durable: boolean;
  /** Throws when the world cannot be taken. */
  readonly check: (header: WorldFileHeader) => void | Promise<void>;
}

/** Reads the file of a world, and makes a database file of it that is ready to be one. @throws Refusal for what is not taken */
export async function importFile(
  source: AsyncIterable<Uint8Array>,
  path: string,
  { structure, template, realTime, durable, check }: Import,
): Promise<WorldFileHeader> {
  const header = await readWorldFile(source, path, Object.keys(structure.migrations));
  await check(header);
  checkContents({ whole: true, sound: isPlainFile(path) });
  const upgraded = await upgradeFile(path, structure).then(
    () => true,
    () => false,
  );
  checkContents({ whole: true, sound: upgraded && hasPartsOf(path, template) });
  const clock = clockColumns(clockShowing(Date.parse(header.now), header, realTime));
  startIncarnation(path, { durable, createdAt: realTime(), ...clock });
  return header;
}
