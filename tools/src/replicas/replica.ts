import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../shared/root.ts';
import { answers } from '../start/ready.ts';

/** A platform that can be ended in two ways, and comes back under its address. */
export interface Replica {
  readonly port: number;
  /** Resolves when it answers. */
  readonly ready: () => Promise<void>;
  /** Ends it without a word, as a crash does, and starts it again at once. Resolves when it is gone. */
  readonly kill: () => Promise<void>;
  /** Lets it finish, as a deployment does, and starts it again. Resolves when it is back. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function startReplica(port: number, env: Readonly<Record<string, string>>): Replica {
  const start = (): ChildProcess =>
    spawn(process.execPath, [join(root, 'dist', 'apps', 'mock-api', 'main.js')], {
      cwd: root,
      env: { ...process.env, ...env, API_PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  let child = start();

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  const ready = async () => {
    await answers(`http://127.0.0.1:${String(port)}/ready`, new AbortController().signal);
  };
  return {
    port,
    ready,
    kill: async () => {
      await end('SIGKILL');
      child = start();
    },
    restart: async () => {
      await end('SIGTERM');
      child = start();
      await ready();
    },
    stop: () => end('SIGTERM'),
  };
}
