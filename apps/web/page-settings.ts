import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { previewSettings } from './frame-origins.ts';
import { devSettings } from './widget-stand-ins.ts';

const opening = '<script type="application/json" id="config">';

/** The page with the settings of the site in it, as the web image's start writes them there (46-settings.sh). */
export function withSettings(page: string, settings: object): string {
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  return page.replace(`${opening}<`, () => `${opening}${json}<`);
}

const isPage = ({ method, url = '/', headers }: Connect.IncomingMessage): boolean =>
  method === 'GET' &&
  headers.accept?.includes('text/html') === true &&
  !/\.\w+$/.test(url.split('?')[0] ?? '');

function servePages(built: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = resolve(built, 'index.html');
    if (!isPage(request) || !existsSync(file)) {
      next();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-cache');
    response.end(withSettings(readFileSync(file, 'utf8'), previewSettings(built)));
  };
}

/** Writes the settings into the pages of the development server and of the preview, so that no page has to ask for them. */
export function pageSettings(): Plugin {
  return {
    name: 'magpie:page-settings',
    transformIndexHtml: (page, { server }) =>
      server === undefined ? page : withSettings(page, devSettings(server.config.publicDir)),
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(servePages(resolve(config.root, config.build.outDir)));
    },
  };
}
