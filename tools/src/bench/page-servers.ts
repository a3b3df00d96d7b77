import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';
import { freePort } from '../shared/ports.ts';
import { root } from '../shared/root.ts';
import { startCompressing } from './compressing.ts';

export interface PageServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

async function compressed(
  server: { readonly close: () => Promise<void> },
  behind: number,
): Promise<PageServer> {
  const port = await freePort();
  const stop = await startCompressing(port, behind);
  return {
    address: `http://localhost:${String(port)}`,
    stop: async () => {
      await stop();
      await server.close();
    },
  };
}

export async function serveApp(platform: string): Promise<PageServer> {
  const port = await freePort();
  process.env['API_PORT'] = new URL(platform).port;
  process.env['WEB_PORT'] = String(port);
  const configFile = join(root, 'apps', 'web', 'vite.config.ts');
  return compressed(await preview({ configFile, logLevel: 'error' }), port);
}

export async function servePlain(platform: string, folder: string): Promise<PageServer> {
  const port = await freePort();
  const shared: InlineConfig = {
    configFile: false,
    root: join(import.meta.dirname, 'plain-page'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: join(folder, 'plain-page'), emptyOutDir: true },
  };
  await build(shared);
  const proxy = { '/graphql': platform, '/art/': platform };
  return compressed(
    await preview({ ...shared, preview: { host: 'localhost', port, strictPort: true, proxy } }),
    port,
  );
}
