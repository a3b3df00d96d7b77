import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Asset } from '../assets.ts';

/** Put in by the production build, because the bundle is one file with no folders beside it: base64 by path. */
declare const MAGPIE_CONSOLE_FILES: Readonly<Record<string, string>> | undefined;

/** Where the console is built to, beside the source. */
const built = fileURLToPath(new URL('../../../../../dist/apps/console', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function fromFolder(folder: string): [string, Buffer][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => extname(name) in TYPES)
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name))]);
}

function fromBundle(files: Readonly<Record<string, string>>): [string, Buffer][] {
  return Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'base64')]);
}

/**
 * Every file of the built console by its path, such as `index.html`; none where it has not been built. All are read at
 * once, so that no address asked for ever becomes a path on the disk.
 */
export function consoleFiles(folder = built): ReadonlyMap<string, Asset> {
  const files =
    typeof MAGPIE_CONSOLE_FILES === 'undefined' ? fromFolder(folder) : fromBundle(MAGPIE_CONSOLE_FILES);
  return new Map(
    files.map(([name, body]) => {
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      return [name, { type: TYPES[extname(name)] ?? 'application/octet-stream', body, etag }];
    }),
  );
}
