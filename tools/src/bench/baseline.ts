import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../shared/ports.ts';
import { startServer } from './server.ts';
import type { MeasuredServer } from './server.ts';

export interface Baseline {
  /** Script of the plain server, in this folder. */
  readonly script: string;
  /** Name of the environment variable that tells it where its content is. */
  readonly variable: string;
  /** What it answers from. */
  readonly content: unknown;
}

/** Starts a plain Apollo Server to measure beside the platform. @param folder where its content is put */
export async function startBaseline(
  folder: string,
  { script, variable, content }: Baseline,
): Promise<MeasuredServer> {
  const file = join(folder, `${variable.toLowerCase()}.json`);
  writeFileSync(file, JSON.stringify(content));
  const port = await freePort();
  return startServer({
    script: join(import.meta.dirname, script),
    port,
    readyPath: '/?query=%7B__typename%7D',
    headers: { 'apollo-require-preflight': 'true' },
    env: { API_PORT: String(port), [variable]: file },
  });
}
