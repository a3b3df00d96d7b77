import type { Request, RequestHandler, Response, Router } from 'express';
import helmet from 'helmet';
import { nothingAtAddress, type PlatformServices } from '#platform/http/index.ts';
import { readAssets } from './assets.ts';
import type { Asset } from './assets.ts';
import type { PageStub } from './shells.ts';

export interface FramedPages {
  readonly headers: RequestHandler;
  /** A file of the stand-in by its name. @throws Refusal NOT_FOUND */
  readonly found: (name: string) => Asset;
}

export interface FramedPagesOptions {
  readonly frames?: boolean;
}

/** Lets a page without an origin of its own read what it is made of, and ask with its ticket. */
export const forAnyOrigin: RequestHandler = (_request, response, next) => {
  response.set('access-control-allow-origin', '*');
  next();
};

export function sendAsset(response: Response, { type, body, etag }: Asset, cache: string): void {
  response.set({ 'content-type': type, 'cache-control': cache, etag }).send(body);
}

/**
 * Such a page may run and fetch what this server sends, and be framed by the web app. Where the web app and the platform
 * share an origin the frame's sandbox takes it from the page, and with it the meaning of 'self' in some browsers, so the
 * origin is named too.
 */
function pageHeaders({ settings, publicUrl }: PlatformServices, frames: boolean): RequestHandler {
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
          ...(frames ? { 'frame-src': own } : {}),
          'base-uri': ["'none'"],
          'form-action': ["'none'"],
          'frame-ancestors': [...(frames ? own : ["'self'"]), ...settings.webOrigins],
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

/** Serves the files of a stand-in below `/<stand-in>/assets/`, and answers what its pages are sent with. */
export function framedPages(
  router: Router,
  services: PlatformServices,
  stub: PageStub,
  { frames = false }: FramedPagesOptions = {},
): FramedPages {
  const assets = readAssets(stub);
  const headers = pageHeaders(services, frames);
  const found = (name: string): Asset => {
    const asset = assets.get(name);
    if (!asset) throw nothingAtAddress();
    return asset;
  };
  router.get(
    `/${stub}/assets/:file`,
    headers,
    forAnyOrigin,
    (request: Request<{ file: string }>, response) => {
      sendAsset(response, found(request.params.file), 'no-cache');
    },
  );
  return { headers, found };
}
