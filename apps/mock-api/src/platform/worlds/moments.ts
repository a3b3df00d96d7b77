import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { decideMoment, entryReasons } from '@magpie/domain/control';
import { refusalOf } from '../graphql/refusal.ts';
import type { Structure } from '../store/structure.ts';
import { checkedName } from './files.ts';
import type { ExportedWorld, KeptMoment, World, WorldCopies, WorldMoments } from './types.ts';
import { checkHeader, headText, readWorldFile } from './world-file.ts';
import type { WorldFileHeader } from './world-file.ts';

/** As much of a moment's name as leaves room for what tells its worlds apart. */
const NAME_LETTERS = 39;

/** Where moments are kept: what the file of each says of itself, and its contents. */
export interface MomentPlaces {
  /** Runs work with the path of a new file, which is gone afterwards unless it was moved. */
  withFile<T>(work: (path: string) => Promise<T>): Promise<T>;
  /** Keeps what stands in a file, replacing what had the name. */
  put(name: string, header: string, path: string): Promise<void>;
  names(): Promise<readonly string[]>;
  header(name: string): Promise<string | undefined>;
  contents(name: string): AsyncIterable<Uint8Array>;
  remove(name: string): Promise<void>;
}

/** The moments of a platform, wherever its worlds are kept. */
export class KeptMoments implements WorldMoments {
  readonly #places: MomentPlaces;
  readonly #known: readonly string[];
  readonly #copies: WorldCopies;

  constructor(places: MomentPlaces, { migrations }: Structure, copies: WorldCopies) {
    this.#places = places;
    this.#known = Object.keys(migrations);
    this.#copies = copies;
  }

  async keep(
    name: string,
    world: string,
    facts: Pick<WorldFileHeader, 'version' | 'moment'>,
  ): Promise<KeptMoment> {
    checkedName(name);
    const { header, contents, dispose } = await this.#copies.export(world, facts);
    try {
      return await this.#places.withFile(async (path) => {
        await pipeline(contents(), createWriteStream(path));
        return this.#put(name, header, path);
      });
    } finally {
      dispose();
    }
  }

  receive(name: string, source: AsyncIterable<Uint8Array>): Promise<KeptMoment> {
    checkedName(name);
    return this.#places.withFile(async (path) =>
      this.#put(name, await readWorldFile(source, path, this.#known), path),
    );
  }

  async list(): Promise<readonly KeptMoment[]> {
    const names = await this.#places.names();
    const moments = await Promise.all(names.map((name) => this.#find(name)));
    return moments.sort(
      (a, b) => b.header.madeAt.localeCompare(a.header.madeAt) || a.name.localeCompare(b.name),
    );
  }

  async open(name: string): Promise<{ readonly world: World; readonly moment: KeptMoment }> {
    const moment = await this.#find(name);
    const { head, contents } = await this.file(name);
    async function* whole(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(head);
      yield* contents();
    }
    const id = `${name.slice(0, NAME_LETTERS)}-${randomUUID().slice(0, 8)}`;
    const { world } = await this.#copies.import(whole(), { id });
    return { world, moment };
  }

  async file(name: string): Promise<ExportedWorld> {
    const { header } = await this.#find(name);
    const contents = (): AsyncIterable<Uint8Array> => this.#places.contents(name);
    return { header, head: headText(header), contents, dispose: () => undefined };
  }

  async delete(name: string): Promise<void> {
    await this.#find(name);
    await this.#places.remove(name);
  }

  async #put(name: string, header: WorldFileHeader, path: string): Promise<KeptMoment> {
    await this.#places.put(name, JSON.stringify(header), path);
    return { name, header };
  }

  async #find(name: string): Promise<KeptMoment> {
    const text = await this.#places.header(checkedName(name));
    const decision = decideMoment(name, text === undefined ? undefined : checkHeader(text));
    if (!decision.allowed) throw refusalOf(entryReasons, decision);
    return { name, header: decision.plan };
  }
}
