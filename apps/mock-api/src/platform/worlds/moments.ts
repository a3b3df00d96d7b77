import { randomUUID } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decideMoment, entryReasons } from '@magpie/domain/control';
import { refusalOf } from '../graphql/refusal.ts';
import type { Structure } from '../store/structure.ts';
import { checkedName } from './files.ts';
import type { ExportedWorld, KeptMoment, World, WorldCopies, WorldMoments } from './types.ts';
import { checkHeader, contentsOf, headText, readWorldFile } from './world-file.ts';
import type { WorldFileHeader } from './world-file.ts';

const NOTE = '.json';

/** As much of a moment's name as leaves room for what tells its worlds apart. */
const NAME_LETTERS = 39;

/** The moments of one data folder: the contents of each in a file, and what it says of itself beside it. */
export class FolderMoments implements WorldMoments {
  readonly #folder: string;
  readonly #known: readonly string[];
  readonly #copies: WorldCopies;

  constructor(dataDir: string, { migrations }: Structure, copies: WorldCopies) {
    this.#folder = join(dataDir, '.moments');
    this.#known = Object.keys(migrations);
    this.#copies = copies;
  }

  async keep(
    name: string,
    world: string,
    facts: Pick<WorldFileHeader, 'version' | 'moment'>,
  ): Promise<KeptMoment> {
    checkedName(name);
    const exported = await this.#copies.export(world, facts);
    try {
      return await this.#put(name, async (part) => {
        await pipeline(exported.contents(), createWriteStream(part));
        return exported.header;
      });
    } finally {
      exported.dispose();
    }
  }

  receive(name: string, source: AsyncIterable<Uint8Array>): Promise<KeptMoment> {
    return this.#put(checkedName(name), (part) => readWorldFile(source, part, this.#known));
  }

  list(): readonly KeptMoment[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder)
      .filter((file) => file.endsWith(NOTE))
      .map((file) => this.#find(file.slice(0, -NOTE.length)))
      .sort((a, b) => b.header.madeAt.localeCompare(a.header.madeAt) || a.name.localeCompare(b.name));
  }

  async open(name: string): Promise<{ readonly world: World; readonly moment: KeptMoment }> {
    const moment = this.#find(name);
    const { head, contents } = this.file(name);
    async function* whole(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(head);
      yield* contents();
    }
    const id = `${name.slice(0, NAME_LETTERS)}-${randomUUID().slice(0, 8)}`;
    const { world } = await this.#copies.import(whole(), { id });
    return { world, moment };
  }

  file(name: string): ExportedWorld {
    const { header } = this.#find(name);
    const path = this.#place(name);
    return {
      ...{ header, head: headText(header), path },
      contents: () => contentsOf(path),
      dispose: () => undefined,
    };
  }

  delete(name: string): void {
    this.#find(name);
    for (const ending of [NOTE, '']) rmSync(this.#place(name) + ending, { force: true });
  }

  async #put(name: string, make: (part: string) => Promise<WorldFileHeader>): Promise<KeptMoment> {
    const place = this.#place(name);
    const part = `${place}.${randomUUID()}.part`;
    mkdirSync(this.#folder, { recursive: true });
    try {
      const header = await make(part);
      renameSync(part, place);
      writeFileSync(part, JSON.stringify(header));
      renameSync(part, place + NOTE);
      return { name, header };
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
  }

  #find(name: string): KeptMoment {
    const note = this.#place(checkedName(name)) + NOTE;
    const header = existsSync(note) ? checkHeader(readFileSync(note, 'utf8')) : undefined;
    const decision = decideMoment(name, header);
    if (!decision.allowed) throw refusalOf(entryReasons, decision);
    return { name, header: decision.plan };
  }

  #place(name: string): string {
    return join(this.#folder, name);
  }
}
