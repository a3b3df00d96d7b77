import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled, compileCacheOf } from './bundled.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The secret of the processes, by which a test signs what vendors call. */
export const PROCESS_SECRET = 'a secret of the process tests';

/** The platform as a process of its own, which can be killed. */
export interface RunningPlatform {
  readonly child: ChildProcess;
  readonly url: string;
  /** Resolves with the signal that ended it, or null, once it is gone. */
  readonly gone: Promise<NodeJS.Signals | null>;
}

/** A data folder over which the platform is started again and again. */
export interface PlatformProcesses {
  readonly dataDir: string;
  /** Starts the platform and waits until it says where it is. */
  start(): Promise<RunningPlatform>;
  /** The same for a copy of the folder, while nothing runs over this one. */
  copy(): PlatformProcesses;
  /** Ends what still runs and removes the folder. */
  clear(): Promise<void>;
}

/** How processes of the platform are started. */
export interface ProcessOptions {
  /** A module to be loaded before the platform. */
  readonly preload?: string;
}

let kept: string | undefined;

/** A folder of this test process for the seeded template of worlds, which every start can use again. */
function keptFolder(): string {
  if (kept !== undefined) return kept;
  const folder = mkdtempSync(join(tmpdir(), 'magpie-kept-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  kept = folder;
  return folder;
}

const templatesIn = (folder: string): string => join(folder, '.template');

/** Copies templates into a folder that has none. */
function copyTemplates(from: string, to: string): void {
  if (!existsSync(templatesIn(from)) || existsSync(templatesIn(to))) return;
  cpSync(templatesIn(from), templatesIn(to), { recursive: true });
}

function argumentsOf({ preload }: ProcessOptions): string[] {
  const program = bundled(MAIN);
  return preload === undefined ? [program] : ['--import', preload, program];
}

/** Makes a data folder for processes of the platform. @param from a folder to begin with, which is copied */
export function platformProcesses(options: ProcessOptions = {}, from?: string): PlatformProcesses {
  const dataDir = mkdtempSync(join(tmpdir(), 'magpie-process-'));
  if (from !== undefined) cpSync(from, dataDir, { recursive: true });
  copyTemplates(keptFolder(), dataDir);
  const started: RunningPlatform[] = [];
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: dataDir,
    API_PORT: '0',
    LOG_LEVEL: 'silent',
    MOCK_CONTROL: 'on',
    JWT_SECRET: PROCESS_SECRET,
    NODE_COMPILE_CACHE: compileCacheOf(MAIN),
  };
  return {
    dataDir,
    start: async () => {
      const child = spawn(process.execPath, argumentsOf(options), {
        env,
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      const gone = once(child, 'exit').then(([, signal]: (NodeJS.Signals | null)[]) => signal ?? null);
      if (child.stdout === null) throw new Error('The process says nothing.');
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const url = /http:\/\/\S+/.exec(line.toString('utf8'))?.[0];
      if (url === undefined) throw new Error(`No address in: ${line.toString('utf8')}`);
      const running = { child, url, gone };
      started.push(running);
      copyTemplates(dataDir, keptFolder());
      return running;
    },
    copy: () => platformProcesses(options, dataDir),
    clear: async () => {
      for (const { child, gone } of started.splice(0)) {
        child.kill('SIGKILL');
        await gone;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
