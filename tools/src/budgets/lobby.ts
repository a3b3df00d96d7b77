import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { root } from '../shared/root.ts';

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
  }),
);

/** Vite's own list of what it built: source module to file, with what each file imports at once. */
export type Manifest = z.infer<typeof manifest>;

/** One script of the build and its size after gzip, in bytes. */
export interface Script {
  readonly file: string;
  readonly gzip: number;
}

/** Modules that the router loads for the first page: the casino's lobby. */
const lobbyRoute = /^src\/features\/games\/.*lobby[^/]*\.tsx$/i;

/**
 * The scripts a browser needs before the lobby shows: the entry, the lobby's route, and all that these import statically.
 */
export function firstScripts(built: Manifest, route: RegExp = lobbyRoute): string[] {
  const starts = Object.entries(built)
    .filter(([module, chunk]) => chunk.isEntry === true || route.test(module))
    .map(([module]) => module);
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    built[module]?.imports.forEach(visit);
  };
  starts.forEach(visit);
  const files = [...seen].map((module) => built[module]?.file).filter((file) => file?.endsWith('.js'));
  return [...new Set(files.filter((file) => file !== undefined))];
}

/** Those scripts in the last production build with their sizes; none when there is no build. */
export function lobbyScripts(folder = join(root, 'dist', 'apps', 'web')): Script[] {
  const file = join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) return [];
  const built = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return firstScripts(built).map((script) => ({
    file: script,
    gzip: gzipSync(readFileSync(join(folder, script)), { level: 9 }).length,
  }));
}
