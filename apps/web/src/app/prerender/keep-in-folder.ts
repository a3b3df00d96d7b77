import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepPages, type Keeping, type PageStore } from './keep-pages.ts';
import { prerenderLive } from './live-pages.ts';

/** A folder in which whoever reads a page finds it whole, as it was or as it is. */
export function folderStore(folder: string): PageStore {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return {
    put: (file, content) => {
      const target = join(folder, file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(`${target}.new`, content);
      renameSync(`${target}.new`, target);
    },
    remove: (file) => {
      rmSync(join(folder, file), { force: true });
    },
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

function settingsOf(env: Environment) {
  const setting = (name: string): string => {
    const value = env[name];
    if (value === undefined || value === '') throw new Error(`${name} is not set.`);
    return value;
  };
  return {
    template: join(setting('RUNTIME_DIR'), 'app', 'index.html'),
    config: join(setting('RUNTIME_DIR'), 'config.json'),
    folder: join(setting('RUNTIME_DIR'), 'live'),
    platform: setting('API_URL'),
    everyMs: Number(setting('PAGES_EVERY')) * 1000,
  };
}

/** How the pages are kept by RUNTIME_DIR, API_URL and PAGES_EVERY, in seconds. */
export function folderKeeping(env: Environment): Keeping {
  const { template, config, folder, platform, everyMs } = settingsOf(env);
  return {
    make: () =>
      prerenderLive({
        template: readFileSync(template, 'utf8'),
        config: JSON.parse(readFileSync(config, 'utf8')),
        platform,
        now: Date.now,
      }),
    store: folderStore(folder),
    everyMs,
    againMs: 5_000,
    oldestMs: 10 * everyMs,
    now: Date.now,
    pause: (ms) => pause(ms),
    isOver: () => false,
    note: (failures) => {
      console.error('Not every page could be made:', ...failures.map(String));
    },
  };
}

/** Keeps the pages with data in the folder `live` of RUNTIME_DIR, as long as the program runs. */
export function keepInFolder(env: Environment): Promise<void> {
  // Where most visitors are: a page says its times to all of them.
  process.env['TZ'] ??= 'Australia/Sydney';
  return keepPages(folderKeeping(env));
}
