import { spawn } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  renameSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { ControlError } from './client.ts';
import type { FileActions } from './file-commands.ts';

const ENDING = '.magpie-world';
const TYPE = 'application/vnd.magpie.world';

interface FileActionsParts {
  /** Address of the platform. */
  readonly platform: string;
  readonly ask: (operation: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly print: (text: string) => void;
}

const refusal = z.object({ code: z.string(), message: z.string() });
const listed = z.array(z.object({ id: z.string() }));
const audited = z.object({ balanced: z.boolean() });
const told = z.record(z.string(), z.unknown());

/** @throws ControlError with what the platform says of it */
async function called(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch(() => undefined);
  if (!response) throw new ControlError(`No platform answers at ${address}: start it with "npm start".`);
  if (response.ok) return response;
  const { data } = refusal.safeParse(await response.json().catch(() => undefined));
  throw new ControlError(
    data ? `${data.code}: ${data.message}` : `${address} answered ${String(response.status)}.`,
  );
}

async function download(address: string, file: string): Promise<void> {
  const { body } = await called(address);
  if (!body) throw new ControlError(`${address} answered nothing.`);
  // Under its own name only once it is whole.
  const part = `${file}.part`;
  await pipeline(Readable.fromWeb(body), createWriteStream(part));
  renameSync(part, file);
}

async function upload(address: string, file: string): Promise<Record<string, unknown>> {
  if (!existsSync(file)) throw new ControlError(`There is no file ${file}.`);
  const body = await openAsBlob(file, { type: TYPE });
  const response = await called(address, { method: 'POST', headers: { 'content-type': TYPE }, body });
  return told.parse(await response.json());
}

/** What a file says of itself, in its second line. */
async function headerOf(file: string): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of createReadStream(file, { encoding: 'utf8', end: 65_535 })) text += String(part);
  const [, header = ''] = text.split('\n', 2);
  try {
    return told.parse(JSON.parse(header));
  } catch {
    return {};
  }
}

/** The name of a moment that a file name can give: lower-case letters, digits and hyphens. */
function momentName(file: string): string {
  const words = basename(file, ENDING)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return words.replace(/^-+/, '').slice(0, 39) || 'moment';
}

const programs: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address where there is a screen, unless BROWSER=none. */
function showInBrowser(address: string): void {
  const screen = process.env['WAYLAND_DISPLAY'] ?? process.env['DISPLAY'];
  if ((process.platform === 'linux' && screen === undefined) || process.env['BROWSER'] === 'none') return;
  const [program = '', ...args] = programs[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

/** What the commands with files do with a running platform. */
export function fileActions({ platform, ask, print }: FileActionsParts): FileActions {
  const control = `${platform}/control`;
  const worldAddress = (world: string): string => `${control}/worlds/${encodeURIComponent(world)}/export`;
  return {
    async exportWorld(world, file = `${world}${ENDING}`) {
      await download(worldAddress(world), file);
      print(file);
    },
    async importWorld(file, { id, durable = false }) {
      const query = new URLSearchParams({ durable: String(durable), ...(id === undefined ? {} : { id }) });
      const { id: made } = await upload(`${control}/worlds/import?${query.toString()}`, file);
      const { balanced } = audited.parse(await ask('Audit', { world: made }));
      print(balanced ? String(made) : `${String(made)}, whose ledger DOES NOT BALANCE.`);
    },
    async open(file) {
      const query = new URLSearchParams({ name: momentName(file) });
      const { link, world, now } = await upload(`${control}/moments/import?${query.toString()}`, file);
      print(`The world ${String(world)} as it was at ${String(now)}, for a browser:\n${String(link)}`);
      showInBrowser(String(link));
    },
    async backup(folder) {
      mkdirSync(folder, { recursive: true });
      for (const { id } of listed.parse(await ask('Worlds', {}))) {
        await download(worldAddress(id), join(folder, `${id}${ENDING}`));
        print(`${id} is kept.`);
      }
    },
    async restore(folder) {
      const names = existsSync(folder) ? readdirSync(folder) : [];
      const files = names.filter((name) => name.endsWith(ENDING));
      if (files.length === 0) throw new ControlError(`There is no world in ${folder}.`);
      for (const name of files.toSorted()) {
        const file = join(folder, name);
        const { id, balanced } = await upload(`${control}/worlds/restore`, file);
        const { madeAt } = await headerOf(file);
        print(
          `${String(id)} is as it was at ${String(madeAt)}, and its ledger ${balanced ? 'balances' : 'DOES NOT BALANCE'}.`,
        );
      }
    },
  };
}
