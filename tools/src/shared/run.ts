import { spawn } from 'node:child_process';
import { root } from './root.ts';

/** What a finished program leaves: its exit code (-1 when it could not start) and, when captured, its output. */
export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** How {@link run} runs a program. */
export interface RunOptions {
  /** Folder to run in; the root when absent. */
  readonly cwd?: string;
  /** Keep standard output and error instead of showing them; with `stdout`, only the first, and drop the other. */
  readonly capture?: boolean | 'stdout';
  /** Settings added to this process's own. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a program to its end. It never throws: a program that cannot start answers code -1 and the reason.
 */
export async function run(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Finished> {
  const { promise, resolve } = Promise.withResolvers<Finished>();
  const { capture } = options;
  const child = spawn(program, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: [
      'ignore',
      capture ? 'pipe' : 'inherit',
      capture ? (capture === 'stdout' ? 'ignore' : 'pipe') : 'inherit',
    ],
    shell: process.platform === 'win32',
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  child.on('error', (error) => {
    resolve({ code: -1, output: error.message });
  });
  child.on('close', (code) => {
    resolve({ code: code ?? 1, output: chunks.join('') });
  });
  return promise;
}
