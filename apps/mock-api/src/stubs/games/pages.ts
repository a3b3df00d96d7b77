import type { Request, RequestHandler, Response, Router } from 'express';
import helmet from 'helmet';
import { catalogueOf } from '../../modules/games/index.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import type { PlatformServices } from '../../platform/http/index.ts';
import type { Asset } from '../assets.ts';
import { readAssets } from '../assets.ts';

/**
 * What a game's page may do: run and fetch what this server sends, and be framed by the web app. Where the web app and
 * the platform share an origin the frame's sandbox takes it from the page, and with it the meaning of 'self' in some
 * browsers, so the origin is named too.
 */
function pageHeaders({ settings, publicUrl }: PlatformServices): RequestHandler {
  let handler: RequestHandler | undefined;
  const make = () => {
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
          'base-uri': ["'none'"],
          'form-action': ["'none'"],
          'frame-ancestors': ["'self'", ...settings.webOrigins],
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

/** Lets a page without an origin of its own read what it is made of; there is nothing in it that is anybody's. */
export const forAnyOrigin: RequestHandler = (_request, response, next) => {
  response.set('access-control-allow-origin', '*');
  next();
};

/** The page of each game, and the files it is made of. */
export function pageRoutes(router: Router, services: PlatformServices): void {
  const assets = readAssets('games');
  const headers = pageHeaders(services);
  const found = (name: string): Asset => {
    const asset = assets.get(name);
    if (!asset) throw new Refusal('NOT_FOUND', 'There is no such file.');
    return asset;
  };
  // Every world has the same games, so the default one tells which pages there are.
  const page = async (request: Request<{ code: string }>): Promise<Asset> => {
    const { gameByCode } = await catalogueOf(await services.registry.get('default'));
    const game = gameByCode.get(request.params.code);
    if (!game) throw new Refusal('NOT_FOUND', 'There is no such game.');
    return found(game.category === 'SPORTSBOOK' ? 'sportsbook.html' : 'slot.html');
  };
  router.get('/games/assets/:file', headers, forAnyOrigin, (request: Request<{ file: string }>, response) => {
    send(response, found(request.params.file), 'no-cache');
  });
  router.get('/games/:code/play', headers, (request: Request<{ code: string }>, response, next) => {
    page(request).then((asset) => {
      send(response, asset, 'no-store');
    }, next);
  });
}
