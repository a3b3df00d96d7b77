import { spawn } from 'node:child_process';
import { root } from './root.ts';

export interface Finished {
  readonly code: number;
  readonly output: string;
}

export interface RunOptions {
  readonly cwd?: string;
  /** Captures standard output and error instead of showing them; `stdout` drops the other. */
  readonly capture?: boolean | 'stdout';
  readonly env?: Readonly<Record<string, string>>;
}

/** Never throws: a program that cannot start gives code -1 and the reason. */
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
