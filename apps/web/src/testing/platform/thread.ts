import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What the platform's thread says of a call or a socket. */
export type Told =
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly status: number;
      readonly headers: [string, string][];
      readonly body: Uint8Array<ArrayBuffer>;
    }
  | { readonly kind: 'failed'; readonly id: number; readonly why: string }
  | { readonly kind: 'opened'; readonly id: number }
  | { readonly kind: 'message'; readonly id: number; readonly text: string }
  | { readonly kind: 'closed'; readonly id: number; readonly code: number; readonly reason: string };

export interface PlatformThread {
  /** A number for a call or a socket, of which `listener` hears. */
  name(listener: (told: Told) => void): number;
  forget(id: number): void;
  say(message: object): void;
}

/** The program is found by the name of its package: nothing of the platform is imported into the page's world. */
const program = () => createRequire(import.meta.url).resolve('@magpie/mock-api/testing');

function started(): PlatformThread {
  const folder = mkdtempSync(join(tmpdir(), 'magpie-page-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const env = { ...process.env, TMPDIR: folder };
  const thread = new Worker(program(), { execArgv: ['--no-warnings'], env, stdout: true });
  thread.unref();
  const listeners = new Map<number, (told: Told) => void>();
  thread.on('message', (told: Told) => listeners.get(told.id)?.(told));
  thread.on('error', (error) => {
    for (const [id, listener] of listeners) listener({ kind: 'failed', id, why: String(error) });
  });
  let last = 0;
  return {
    name(listener) {
      last += 1;
      listeners.set(last, listener);
      return last;
    },
    forget: (id) => listeners.delete(id),
    say: (message) => {
      thread.postMessage(message);
    },
  };
}

let running: PlatformThread | undefined;

/** The platform of this process: started with the first who asks for it, and gone with the process. */
export const platformThread = (): PlatformThread => (running ??= started());
