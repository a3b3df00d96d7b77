import type { Request, RequestHandler, Response, Router } from 'express';
import helmet from 'helmet';
import { Refusal } from '../../platform/graphql/index.ts';
import type { PlatformServices } from '../../platform/http/index.ts';
import type { Asset } from '../assets.ts';
import { readAssets } from '../assets.ts';

/** What the cashier's pages may do: run and fetch what this server sends, show the bank's page, and be framed by the web app. */
function pageHeaders({ settings, publicUrl }: PlatformServices): RequestHandler {
  let handler: RequestHandler | undefined;
  const make = () => {
    // Without an origin of its own, in a frame's sandbox, a page has no 'self' in some browsers.
    const own = ["'self'", new URL(publicUrl()).origin];
    return helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'none'"],
          'script-src': own,
          'style-src': own,
          'font-src': own,
          'connect-src': own,
          'frame-src': own,
          'base-uri': ["'none'"],
          'form-action': ["'none'"],
          'frame-ancestors': [...own, ...settings.webOrigins],
        },
      },
      // Older browsers know only 'same origin' here, which would refuse the web app.
      frameguard: false,
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      referrerPolicy: { policy: 'no-referrer' },
    });
  };
  return (request, response, next) => {
    (handler ??= make())(request, response, next);
  };
}

function send(response: Response, { type, body, etag }: Asset, cache: string): void {
  response.set({ 'content-type': type, 'cache-control': cache, etag }).send(body);
}

/** Lets a page without an origin of its own read what it is made of, and ask with its ticket. */
export const forAnyOrigin: RequestHandler = (_request, response, next) => {
  response.set('access-control-allow-origin', '*');
  next();
};

/** The cashier's page, the bank's page and the files they are made of. The pages are the same for every payment and name the site's origins. */
export function pageRoutes(router: Router, services: PlatformServices): void {
  const assets = readAssets('cashier');
  const headers = pageHeaders(services);
  const found = (name: string): Asset => {
    const asset = assets.get(name);
    if (!asset) throw new Refusal('NOT_FOUND', 'There is no such file.');
    return asset;
  };
  router.get(
    '/cashier/assets/:file',
    headers,
    forAnyOrigin,
    (request: Request<{ file: string }>, response) => {
      send(response, found(request.params.file), 'no-cache');
    },
  );
  for (const [path, file] of [
    ['/cashier/:id', 'cashier.html'],
    ['/cashier/:id/bank', 'bank.html'],
  ] as const) {
    const { type, body } = found(file);
    const html = body.toString('utf8').replace('{{origins}}', services.settings.webOrigins.join(' '));
    router.get(path, headers, (_request, response) => {
      response.set({ 'content-type': type, 'cache-control': 'no-store' }).send(html);
    });
  }
}
