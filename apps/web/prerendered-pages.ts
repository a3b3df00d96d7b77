import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Connect, Plugin } from 'vite';
import { previewSettings } from './frame-origins.ts';
import { withSettings } from './page-settings.ts';

const configOf = (built: string) =>
  JSON.parse(readFileSync(join(built, 'config.json'), 'utf8')) as { readonly brand: string };

const kinds: readonly (readonly [ending: string, type: string])[] = [
  ['.txt', 'text/plain'],
  ['.xml', 'application/xml'],
  ['.webmanifest', 'application/manifest+json'],
  ['', 'text/html'],
];

function fileOf(path: string): readonly [file: string, type: string] | undefined {
  if (!/^\/[\w/.-]*$/.test(path) || path.includes('..')) return undefined;
  const type = kinds.find(([ending]) => path.endsWith(ending))?.[1] ?? 'text/html';
  if (path === '/') return ['index.html', type];
  return [type === 'text/html' ? `${path.slice(1)}.html` : path.slice(1), type];
}

type Live = ReadonlyMap<string, string>;

function servePages(built: string, live: Live): Connect.NextHandleFunction {
  return ({ url = '/' }, response, next) => {
    const [file = '', type] = fileOf(url.split('?')[0] ?? '/') ?? [];
    const place = join(built, 'pages', configOf(built).brand, file);
    const found =
      live.get(file) ?? (file !== '' && existsSync(place) ? readFileSync(place, 'utf8') : undefined);
    if (type === undefined || found === undefined) {
      next();
      return;
    }
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.setHeader('cache-control', 'no-cache');
    response.end(withSettings(found, previewSettings(built)));
  };
}

const MINUTE_MS = 60_000;

type Renderer = Pick<typeof import('./src/app/prerender/prerender-site.ts'), 'keepPages' | 'prerenderLive'>;

/** Makes the pages with data from what the platform answers, as the web image does, until the server ends. */
async function keepLive(built: string, platform: string, live: Map<string, string>, isOver: () => boolean) {
  const program = pathToFileURL(join(built, '.renderer', 'prerender-site.js')).href;
  const { keepPages, prerenderLive } = (await import(program)) as Renderer;
  const template = readFileSync(join(built, 'index.html'), 'utf8');
  await keepPages({
    make: () => prerenderLive({ template, config: configOf(built), platform, now: Date.now }),
    store: { put: (file, page) => live.set(file, page), remove: (file) => live.delete(file) },
    everyMs: 10 * MINUTE_MS,
    againMs: 1_000,
    oldestMs: 60 * MINUTE_MS,
    now: Date.now,
    pause: (ms) => pause(ms, undefined, { ref: false }),
    isOver,
    note: (failures) => {
      console.warn('Not every page could be made:', ...failures.map(String));
    },
  });
}

/** Lets the preview answer with the prerendered pages of its brand, and with those made of what the platform there answers. */
export function prerenderedPages(platform: string): Plugin {
  return {
    name: 'magpie:prerendered-pages',
    configurePreviewServer({ config, middlewares, httpServer }) {
      const built = join(config.root, config.build.outDir);
      const live = new Map<string, string>();
      let isOver = false;
      httpServer.once('close', () => {
        isOver = true;
      });
      void keepLive(built, platform, live, () => isOver);
      middlewares.use(servePages(built, live));
    },
  };
}
