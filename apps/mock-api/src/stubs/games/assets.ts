/** The files that the pages of the games are made of. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Put in by the production build, because the bundle is one file with no folders beside it: base64 by file name. */
declare const MAGPIE_GAME_FILES: Readonly<Record<string, string>> | undefined;

/** A file as it is sent. */
export interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The face of the product; the one file of a package that the pages need. */
const FONT = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

function fromFolder(): Map<string, Buffer> {
  const folder = new URL('./client/', import.meta.url);
  const names = readdirSync(fileURLToPath(folder)).filter((name) => extname(name) in TYPES);
  const files = new Map(names.map((name) => [name, readFileSync(new URL(name, folder))]));
  return files.set('archivo.woff2', readFileSync(createRequire(import.meta.url).resolve(FONT)));
}

/** Every file of the pages by its name. */
export function readAssets(): ReadonlyMap<string, Asset> {
  const files =
    typeof MAGPIE_GAME_FILES === 'undefined'
      ? fromFolder()
      : new Map(Object.entries(MAGPIE_GAME_FILES).map(([name, text]) => [name, Buffer.from(text, 'base64')]));
  return new Map(
    [...files].map(([name, body]) => [name, { type: TYPES[extname(name)] ?? 'application/octet-stream', body }]),
  );
}
