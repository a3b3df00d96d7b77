import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { previewSettings } from './frame-origins.ts';
import { withSettings } from './page-settings.ts';

function brandOf(built: string): string {
  const { brand } = JSON.parse(readFileSync(join(built, 'config.json'), 'utf8')) as {
    readonly brand: string;
  };
  return brand;
}

const kinds: readonly (readonly [ending: string, type: string])[] = [
  ['.txt', 'text/plain'],
  ['.xml', 'application/xml'],
  ['', 'text/html'],
];

function fileOf(path: string): readonly [file: string, type: string] | undefined {
  if (!/^\/[a-z/.-]*$/.test(path) || path.includes('..')) return undefined;
  const type = kinds.find(([ending]) => path.endsWith(ending))?.[1] ?? 'text/html';
  if (path === '/') return ['index.html', type];
  return [type === 'text/html' ? `${path.slice(1)}.html` : path.slice(1), type];
}

function servePages(built: string): Connect.NextHandleFunction {
  return ({ url = '/' }, response, next) => {
    const [file, type] = fileOf(url.split('?')[0] ?? '/') ?? [];
    const place = file === undefined ? '' : join(built, 'pages', brandOf(built), file);
    if (type === undefined || !existsSync(place)) {
      next();
      return;
    }
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.setHeader('cache-control', 'no-cache');
    response.end(withSettings(readFileSync(place, 'utf8'), previewSettings(built)));
  };
}

/** Lets the preview of the built site answer with the prerendered pages of its brand, as the web image does. */
export function prerenderedPages(): Plugin {
  return {
    name: 'magpie:prerendered-pages',
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(servePages(join(config.root, config.build.outDir)));
    },
  };
}
