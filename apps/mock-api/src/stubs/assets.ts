import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { basename, dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inShell } from './shells.ts';
import type { PageStub } from './shells.ts';

export interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
}

/**
 * Put in by the production build, because the bundle is one file with no folders beside it: base64 by path in the
 * stand-in's client folder.
 */
declare const MAGPIE_STUB_FILES: Readonly<Record<PageStub, Readonly<Record<string, string>>>> | undefined;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

const FONTS = {
  'archivo.woff2': '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  'manrope.woff2': '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2',
};

function filesOf(client: string): [string, Buffer][] {
  const folder = fileURLToPath(new URL(client, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => extname(name) in TYPES)
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(`${folder}/${name}`)]);
}

/** Files of the domain that pages run too, without their types; the build puts them into the bundle. */
const DOMAIN_SCRIPTS: Readonly<Partial<Record<PageStub, readonly string[]>>> = {
  games: ['studio/fairness', 'studio/deck', 'play/game-session-reasons'],
};

function domainScripts(stub: PageStub): [string, Buffer][] {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(dirname(resolve('@magpie/domain/studio')));
  return (DOMAIN_SCRIPTS[stub] ?? []).map((file) => {
    const script = stripTypeScriptTypes(readFileSync(`${folder}/${file}.ts`, 'utf8'));
    return [`${basename(file)}.js`, Buffer.from(script)];
  });
}

function fromFolder(stub: PageStub): [string, Buffer][] {
  const files = filesOf(`./${stub}/client/`);
  // What only runs on the pages of others has no pages to style.
  if (!files.some(([name]) => name.endsWith('.html'))) return files;
  const { resolve } = createRequire(import.meta.url);
  const fonts = Object.entries(FONTS).map(([name, file]): [string, Buffer] => [
    name,
    readFileSync(resolve(file)),
  ]);
  return [...files, ...domainScripts(stub), ...filesOf('./kit/client/'), ...fonts];
}

function fromBundle(files: Readonly<Record<string, string>>): [string, Buffer][] {
  return Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'base64')]);
}

/** The kit's scripts are sent from beside those that import them. */
const besideKit = (script: Buffer): Buffer =>
  Buffer.from(script.toString('utf8').replaceAll("'../../kit/client/", "'./"));

/**
 * Every file of a stand-in by its path in the client folder, such as `panels/clock.js`, and, where there are pages, the
 * kit's styles and scripts and the typeface as `archivo.woff2` and `manrope.woff2`. All are read at once, so that no address asked for ever becomes a path on the disk.
 */
export function readAssets(stub: PageStub): ReadonlyMap<string, Asset> {
  const files =
    typeof MAGPIE_STUB_FILES === 'undefined' ? fromFolder(stub) : fromBundle(MAGPIE_STUB_FILES[stub]);
  return new Map(
    files.map(([name, file]) => {
      const body = inShell(stub, name, extname(name) === '.js' ? besideKit(file) : file);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      return [name, { type: TYPES[extname(name)] ?? 'application/octet-stream', body, etag }];
    }),
  );
}
