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

export type Manifest = z.infer<typeof manifest>;

/** Size after gzip, in bytes. */
export interface Script {
  readonly file: string;
  readonly gzip: number;
}

const lobbyPage = 'src/features/games/home/home-page.tsx';

/** The entry, the page and their static imports. @throws Error when the build has no such page */
export function firstScripts(built: Manifest, page: string = lobbyPage): string[] {
  if (!built[page])
    throw new Error(`The build has no ${page}: the budget needs to know the page of the lobby.`);
  const entries = Object.entries(built).filter(([, chunk]) => chunk.isEntry === true);
  const starts = [...entries.map(([module]) => module), page];
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

export function lobbyScripts(folder = join(root, 'dist', 'apps', 'web')): Script[] {
  const file = join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) return [];
  const built = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return firstScripts(built).map((script) => ({
    file: script,
    gzip: gzipSync(readFileSync(join(folder, script)), { level: 9 }).length,
  }));
}
