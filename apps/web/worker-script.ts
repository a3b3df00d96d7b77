import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { bundledScript } from './bundled-script.ts';
import { devSettings } from './widget-stand-ins.ts';

const offline = fileURLToPath(new URL('src/app/offline', import.meta.url));

/** Another one for each build whose files or offline page differ: a browser looks for a new worker by comparing bytes. */
function buildId(bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(bundle).sort()) hash.update(name);
  for (const name of ['offline-page.tsx', 'offline-view.tsx']) hash.update(readFileSync(join(offline, name)));
  return hash.digest('hex').slice(0, 10);
}

type Manifests = typeof import('./src/app/offline/manifest.ts');

/** Builds the service worker, gives the development server its manifest, and the preview the age of files that never change. */
export function workerScript(): Plugin {
  return {
    name: 'magpie:worker-script',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const given = { BUILD_ID: buildId(bundle) };
        const source = await bundledScript(join(offline, 'service-worker.ts'), 'iife', given);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
    configureServer(server) {
      server.middlewares.use('/manifest.webmanifest', (_request, response, next) => {
        const answer = async () => {
          const { manifestOf } = (await server.ssrLoadModule(join(offline, 'manifest.ts'))) as Manifests;
          const { brand } = devSettings(server.config.publicDir) as { readonly brand: string };
          response.setHeader('content-type', 'application/manifest+json');
          response.end(manifestOf(brand, ''));
        };
        answer().catch(next);
      });
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use('/assets/', (_request, response, next) => {
        response.setHeader('cache-control', 'public, max-age=31536000, immutable');
        next();
      });
    },
  };
}
