import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync } from 'node:fs';
import type { RealTime } from '../clock/index.ts';
import type { Structure } from '../store/structure.ts';
import { compareFiles } from './compare-store.ts';
import { describeDifferences } from './compare.ts';
import type { WorldDifference } from './compare.ts';
import { SnapshotNotFound, WorldExists } from './errors.ts';
import { exportedWorld } from './exported-world.ts';
import type { CopyFacts } from './exported-world.ts';
import { checkedName, removeDatabase } from './files.ts';
import type { WorldFiles } from './files.ts';
import { removeSnapshot } from './snapshots.ts';
import { startIncarnation } from './stamp.ts';
import { upgradeFile } from './template.ts';
import type { CopyWorld, ExportedWorld, World, WorldCopies, WorldOrSnapshot } from './types.ts';
import type { WorldFileHeader } from './world-file.ts';
import { importedAs, importFile } from './world-import.ts';
import type { OpenWorld } from './world.ts';

export interface FileCopiesParts {
  readonly files: WorldFiles;
  readonly structure: Structure;
  /** Where the seeded file is that new worlds are copies of. */
  readonly template: string;
  readonly realTime: RealTime;
  /** Throws {@link WorldNotFound}. */
  readonly find: (id: string) => Promise<OpenWorld>;
  /** Gives a finished file its place as a world. Throws {@link WorldExists}. */
  readonly adopt: (id: string, path: string, durable: boolean) => Promise<World>;
  /** Puts a finished file in the place of that of a world. */
  readonly replace: (id: string, path: string) => Promise<World>;
}

const newId = (): string => `w-${randomUUID()}`;

/** Copies of the worlds of one data folder, and what leaves it and comes into it as files. */
export class FileCopies implements WorldCopies {
  readonly #parts: FileCopiesParts;

  constructor(parts: FileCopiesParts) {
    this.#parts = parts;
  }

  async fork(id: string, { id: to = newId(), durable = false }: CopyWorld = {}): Promise<World> {
    const { find, realTime } = this.#parts;
    this.#checkFree(to);
    const from = await find(id);
    return this.#make(to, durable, async (path) => {
      await from.copyTo(path);
      startIncarnation(path, { durable, createdAt: realTime() });
    });
  }

  async deleteSnapshot(id: string, name: string): Promise<void> {
    await this.#parts.find(id);
    removeSnapshot(this.#parts.files, id, name);
  }

  async compare(
    sides: readonly [WorldOrSnapshot, WorldOrSnapshot],
    rows: number,
  ): Promise<readonly WorldDifference[]> {
    const { structure, realTime } = this.#parts;
    const made: string[] = [];
    try {
      const [first, second] = [await this.#fileOf(sides[0], made), await this.#fileOf(sides[1], made)];
      return describeDifferences(compareFiles([first, second], structure, rows), realTime());
    } finally {
      made.forEach(removeDatabase);
    }
  }

  async export(id: string, facts: CopyFacts): Promise<ExportedWorld> {
    const { structure, realTime, find } = this.#parts;
    const world = await find(id);
    const path = this.#unfinished('export');
    return exportedWorld(world, { path, facts, structure, realTime, copy: (to) => world.copyTo(to) });
  }

  async import(source: AsyncIterable<Uint8Array>, { id, durable = false }: CopyWorld = {}) {
    const { structure, template, realTime } = this.#parts;
    if (id !== undefined) this.#checkFree(id);
    const path = this.#unfinished('import');
    try {
      const placeOf = ({ world }: WorldFileHeader): string => id ?? world;
      const header = await importFile(source, path, {
        ...{ structure, template, changes: importedAs(durable, realTime) },
        check: (read) => {
          this.#checkFree(placeOf(read));
        },
      });
      return { world: await this.#parts.adopt(placeOf(header), path, durable), header };
    } catch (error) {
      removeDatabase(path);
      throw error;
    }
  }

  async restore(source: AsyncIterable<Uint8Array>) {
    const { files, structure, template, adopt, replace } = this.#parts;
    const path = this.#unfinished('restore');
    try {
      const header = await importFile(source, path, {
        ...{ structure, template, changes: ({ durable }) => ({ durable }) },
        check: ({ world }) => void checkedName(world),
      });
      const { world: id, durable } = header;
      const world = files.exists(id) ? await replace(id, path) : await adopt(id, path, durable);
      return { world, header };
    } catch (error) {
      removeDatabase(path);
      throw error;
    }
  }

  #unfinished(what: string): string {
    return this.#parts.files.unfinished(`${what}-${randomUUID()}`);
  }

  /** Throws {@link WorldExists}, also for a name that no world can have. */
  #checkFree(id: string): void {
    if (this.#parts.files.exists(checkedName(id))) throw new WorldExists(id);
  }

  async #make(id: string, durable: boolean, make: (path: string) => Promise<void>): Promise<World> {
    const path = this.#unfinished('copy');
    try {
      await make(path);
      return await this.#parts.adopt(id, path, durable);
    } catch (error) {
      removeDatabase(path);
      throw error;
    }
  }

  /** A file to be compared: that of the world itself, or an upgraded copy of the snapshot's, which is then among those made. */
  async #fileOf({ world: id, snapshot }: WorldOrSnapshot, made: string[]): Promise<string> {
    const { files, structure, find } = this.#parts;
    await find(id);
    if (snapshot === null) return files.world(id);
    const place = files.snapshot(id, snapshot);
    if (!existsSync(place)) throw new SnapshotNotFound(snapshot);
    const path = this.#unfinished('compare');
    made.push(path);
    copyFileSync(place, path);
    await upgradeFile(path, structure);
    return path;
  }
}
