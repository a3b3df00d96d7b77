import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Origins on which the platform of this machine shows its cashier and its games. @param env PUBLIC_URL and API_PORT */
export function localOrigins(env: Readonly<Record<string, string | undefined>>): string[] {
  const given = env['PUBLIC_URL'];
  const port = env['API_PORT'] ?? '4000';
  const own = given !== undefined && URL.canParse(given) ? [new URL(given).origin] : [];
  return [...new Set([...own, `http://localhost:${port}`, `http://127.0.0.1:${port}`])];
}

/** The built site's settings as its preview gives them: with the origins of this machine's cashier and games, whatever its ports. */
export function previewSettings(built: string): object {
  const settings = JSON.parse(readFileSync(join(built, 'config.json'), 'utf8')) as object;
  const origins = localOrigins(process.env);
  return { ...settings, cashierOrigins: origins, gameOrigins: origins };
}

export function localFrames(): Plugin {
  return {
    name: 'magpie:local-frames',
    configurePreviewServer({ config, middlewares }) {
      middlewares.use('/config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(previewSettings(join(config.root, config.build.outDir))));
      });
    },
  };
}
