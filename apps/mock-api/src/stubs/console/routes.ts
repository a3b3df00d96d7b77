import type { Response, Router } from 'express';
import helmet from 'helmet';
import type { Asset } from '../assets.ts';
import { readAssets } from '../assets.ts';

const pageHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'font-src': ["'self'"],
      'img-src': ["'self'"],
      'connect-src': ["'self'"],
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

function send(response: Response, { type, body, etag }: Asset): void {
  response.set({ 'content-type': type, 'cache-control': 'no-cache', etag }).send(body);
}

/** Serves the page at `/console` and the files it is made of below it; any other address there is not found. */
export function consoleRoutes(router: Router): void {
  const assets = readAssets('console');
  router.get('/console{/*path}', (request, response, next) => {
    const { path = ['page.html'] } = request.params as { path?: string[] };
    const asset = assets.get(path.join('/'));
    if (asset === undefined) {
      next();
      return;
    }
    pageHeaders(request, response, () => {
      send(response, asset);
    });
  });
}
