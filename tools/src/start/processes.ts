import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../shared/root.ts';

export interface Part {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly show: (line: string) => string | undefined;
}

export interface Running {
  readonly name: string;
  readonly ended: Promise<number>;
  /** Terminates the process, by force after five seconds. */
  readonly stop: () => Promise<void>;
}

function forward(part: Part, child: ChildProcess): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      const text = part.show(line);
      if (text !== undefined) console.log(`[${part.name}] ${text}`);
    });
  }
}

/** Uses a process group of its own, so that Ctrl-C reaches it only through {@link Running.stop}. */
export function startPart(part: Part): Running {
  const child = spawn(process.execPath, part.args, {
    cwd: part.cwd ?? root,
    env: { ...process.env, ...part.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  forward(part, child);
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  child.on('error', () => resolve(1));
  child.on('exit', (code) => resolve(code ?? 1));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(force);
  };
  return { name: part.name, ended, stop };
}
