import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ports } from './addresses.ts';

const run = promisify(execFile);

const entry = join(import.meta.dirname, '..', '..', 'tools', 'src', 'mock', 'main.ts');

/** What `npm run mock` prints against the platform under test. Rejects when it ends with a code that is not 0. */
export async function command(...line: string[]): Promise<string> {
  const env = { ...process.env, API_PORT: String(ports.platform) };
  const { stdout } = await run(process.execPath, [entry, ...line], { env });
  return stdout;
}
