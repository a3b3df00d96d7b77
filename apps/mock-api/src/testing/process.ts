import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The platform as a process of its own, which can be killed. */
export interface RunningPlatform {
  readonly child: ChildProcess;
  readonly url: string;
}

/** A data folder over which the platform is started again and again. */
export interface PlatformProcesses {
  /** Starts the platform and waits until it says where it is. */
  start(): Promise<RunningPlatform>;
  /** Ends what still runs and removes the folder. */
  clear(): void;
}

/** Makes a data folder for processes of the platform. */
export function platformProcesses(): PlatformProcesses {
  const dataDir = mkdtempSync(join(tmpdir(), 'magpie-process-'));
  const children: ChildProcess[] = [];
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: dataDir,
    API_PORT: '0',
    LOG_LEVEL: 'silent',
    MOCK_CONTROL: 'on',
  };
  return {
    start: async () => {
      const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(child);
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const url = /http:\/\/\S+/.exec(line.toString('utf8'))?.[0];
      if (url === undefined) throw new Error(`No address in: ${line.toString('utf8')}`);
      return { child, url };
    },
    clear: () => {
      for (const child of children.splice(0)) child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
