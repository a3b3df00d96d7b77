import type { RealTime } from '../clock/index.ts';
import type { Structure } from '../store/structure.ts';
import { removeDatabase } from './files.ts';
import type { ExportedWorld, World } from './types.ts';
import { contentsOf, headOf, headText } from './world-file.ts';
import type { WorldFileHeader } from './world-file.ts';

/** What a copy tells that its world does not. */
export type CopyFacts = Pick<WorldFileHeader, 'version' | 'moment'>;

interface Export {
  /** Where the copy stands until it is disposed of. */
  readonly path: string;
  /** Copies the contents there, and answers what the clock showed. */
  readonly copy: (path: string) => Promise<Date>;
  readonly facts: CopyFacts;
  readonly structure: Structure;
  readonly realTime: RealTime;
}

/** A world as a file, whatever it is kept in. */
export async function exportedWorld(
  { id, clock, durable }: World,
  { path, copy, facts, structure, realTime }: Export,
): Promise<ExportedWorld> {
  const dispose = (): void => {
    removeDatabase(path);
  };
  try {
    const now = await copy(path);
    const header = await headOf(path, {
      ...facts,
      migrations: Object.keys(structure.migrations),
      world: id,
      now: now.toISOString(),
      frozen: clock.frozen,
      rate: clock.rate,
      durable,
      madeAt: new Date(realTime()).toISOString(),
    });
    return { header, head: headText(header), contents: () => contentsOf(path), dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}
