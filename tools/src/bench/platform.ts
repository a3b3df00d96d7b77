import { join } from 'node:path';
import { freePort } from '../shared/ports.ts';
import { startServer } from './server.ts';
import type { MeasuredServer } from './server.ts';

/** Starts a built platform on a free port as its image does, but with its data in the folder and its control plane on. */
export async function startPlatform(script: string, folder: string): Promise<MeasuredServer> {
  const port = await freePort();
  const env = {
    API_PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    MOCK_CONTROL: 'on',
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: join(folder, 'data', '.compiled'),
  };
  return startServer({ script, port, readyPath: '/ready', env });
}
