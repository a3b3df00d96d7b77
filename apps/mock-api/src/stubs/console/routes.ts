import { randomBytes } from 'node:crypto';
import type { Request, Response, Router } from 'express';
import helmet from 'helmet';
import type { PlatformServices } from '#platform/http/index.ts';
import type { Asset } from '../assets.ts';
import { consoleFiles } from './files.ts';

const PAGE = 'index.html';

interface Noncing extends Response {
  readonly locals: { nonce?: string };
}

/** Scripts are the page's own files; a style element may only be one that bears the nonce of this very answer. */
function pageHeaders({ settings, publicUrl }: PlatformServices) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': [
          "'self'",
          (_request, response) => `'nonce-${(response as Noncing).locals.nonce ?? ''}'`,
        ],
        'font-src': ["'self'"],
        // The design system's picture of a failure is part of the script.
        'img-src': ["'self'", 'data:'],
        // A story plays games, whose pages call their server at the platform's own address.
        'connect-src': ["'self'", () => new URL(publicUrl()).origin],
        'frame-src': [...settings.webOrigins],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** The page at `/console` itself and at each address below it that names something of a world, which the page reads. */
const isPage = ([first]: readonly string[]): boolean => first === undefined || first === 'worlds';

const pathOf = ({ params }: Request): readonly string[] =>
  (params as { readonly path?: readonly string[] }).path ?? [];

/** Serves the page at `/console` and the files it is made of below it; any other address there is not found. */
export function consoleRoutes(router: Router, services: PlatformServices, folder?: string): void {
  let known: ReadonlyMap<string, Asset> | undefined;
  // Read when it is asked for: the start does not wait for it, and a console that was built meanwhile is there.
  const files = () => (known?.size ? known : (known = consoleFiles(folder)));
  const headers = pageHeaders(services);
  router.get('/console{/*path}', (request, response: Noncing, next) => {
    const path = pathOf(request);
    const asset = files().get(isPage(path) ? PAGE : path.join('/'));
    if (asset === undefined && isPage(path) && files().size === 0) {
      response.status(503).type('text').send('The console is not built: npx nx run @magpie/console:build');
      return;
    }
    if (asset === undefined || path.at(-1) === PAGE) {
      next();
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    response.locals.nonce = nonce;
    headers(request, response, () => {
      const { type, body, etag } = asset;
      response.set('content-type', type);
      if (!isPage(path)) response.set({ 'cache-control': 'no-cache', etag }).send(body);
      else response.set('cache-control', 'no-store').send(body.toString('utf8').replace('{{nonce}}', nonce));
    });
  });
}
