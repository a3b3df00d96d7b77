import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bundler = fileURLToPath(new URL('../../../../tools/src/bundle/main.ts', import.meta.url));
const bundles = new Map<string, string>();

/**
 * A program as the build makes it: one file, which starts in less than half the time that its modules take. Made once for
 * all that a test process starts, and gone with it.
 * @param entry path of the module that is the program
 */
export function bundled(entry: string): string {
  const made = bundles.get(entry);
  if (made !== undefined) return made;
  const folder = mkdtempSync(join(tmpdir(), 'magpie-program-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  // Named so that Node need not parse it once more at each start to find out what kind of module it is.
  const file = join(folder, 'built', 'main.mjs');
  execFileSync(process.execPath, [bundler, file, entry], { stdio: ['ignore', 'ignore', 'inherit'] });
  bundles.set(entry, file);
  return file;
}

/** Where programs that are started keep what Node has compiled of them, for the next start; gone with the test process. */
export function compileCacheOf(entry: string): string {
  return join(dirname(bundled(entry)), '..', 'compiled');
}
