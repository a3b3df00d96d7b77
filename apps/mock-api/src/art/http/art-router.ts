/** The artwork of the platform over HTTP: `GET /art/<folder>/<slug>[.<hash>].svg`. */
import { createHash } from 'node:crypto';
import express, { type ErrorRequestHandler, type Response, type Router } from 'express';
import { BoundedCache } from './bounded-cache.ts';
import { findPicture, type ArtSources, type Picture } from './picture-request.ts';

const CACHE_LIMIT = 8_000_000;

const FILE = /^(.{1,120}?)(?:\.([0-9a-f]{10}))?\.svg$/su;

const refuse = (response: Response, status: number, code: string, message: string): void => {
  response.status(status).set('Cache-Control', 'no-store').json({ error: { code, message } });
};

function send(response: Response, svg: string, isCurrent: boolean): void {
  response
    .set({
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
      ETag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,
    })
    .type('image/svg+xml')
    .send(svg);
}

const onError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof URIError)
    refuse(response, 400, 'BAD_ADDRESS', 'The address is not encoded correctly.');
  else next(error);
};

/**
 * Routes to be mounted at `/art`. Unknown pictures answer 404 and wrongly encoded addresses 400, both as short
 * JSON; a failing look-up is passed on to the application's error handler.
 */
export function artRouter(sources: ArtSources): Router {
  const router = express.Router();
  const cache = new BoundedCache(CACHE_LIMIT);
  const drawn = (folder: string, slug: string, { hash, draw }: Picture): string =>
    cache.getOrMake(`${folder}/${slug}/${hash}`, draw);

  router.get('/:folder/:file', async (request, response) => {
    const { folder, file } = request.params;
    const [, slug, hash] = FILE.exec(file) ?? [];
    const picture = slug === undefined ? undefined : await findPicture(folder, slug, sources);
    if (slug === undefined || picture === undefined)
      refuse(response, 404, 'NOT_FOUND', 'There is no such picture.');
    else send(response, drawn(folder, slug, picture), hash === picture.hash);
  });
  router.use((_request, response) => {
    refuse(response, 404, 'NOT_FOUND', 'There is no such picture.');
  });
  router.use(onError);
  return router;
}
