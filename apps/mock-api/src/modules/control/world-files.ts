import { pipeline } from 'node:stream/promises';
import { decideWorldFileType, worldFileReasons, worldFileType } from '@magpie/domain/control';
import type { Request, RequestHandler, Response, Router } from 'express';
import { CONTRACT_VERSION, refusalOf } from '#platform/graphql/index.ts';
import { callOf, callOpener, sendJson } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { ExportedWorld } from '#platform/worlds/index.ts';

/** 'default-20260105-020000.magpie-world' */
export function worldFileName(world: string, now: Date): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `${world}-${moment}.magpie-world`;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Sends a world as one file and disposes of the copy. */
export async function sendWorldFile(response: Response, exported: ExportedWorld): Promise<void> {
  const { header, head, dispose } = exported;
  const start = Buffer.from(head);
  try {
    response.set({
      'content-type': worldFileType,
      'content-length': String(start.length + header.bytes),
      'content-disposition': `attachment; filename="${worldFileName(header.world, new Date(header.now))}"`,
      'cache-control': 'no-store',
    });
    response.write(start);
    await pipeline(exported.contents(), response);
  } finally {
    dispose();
  }
}

async function exportTo(response: Response, services: PlatformServices, id: string): Promise<void> {
  const facts = { version: CONTRACT_VERSION, moment: null };
  await sendWorldFile(response, await services.registry.copies.export(id, facts));
}

async function importFrom(request: Request, { registry }: PlatformServices) {
  const id = textOf(request.query['id']);
  const durable = textOf(request.query['durable']) === 'true';
  const copy = { durable, ...(id === undefined ? {} : { id }) };
  const { world, header } = await registry.copies.import(request, copy);
  return { id: world.id, from: header.world, now: header.now, frozen: header.frozen, moment: header.moment };
}

const onlyWorldFiles: RequestHandler = (request, response, next) => {
  const decision = decideWorldFileType(request.is(worldFileType) !== false);
  if (decision.allowed) {
    next();
    return;
  }
  response.status(415);
  next(refusalOf(worldFileReasons, decision));
};

/** Names the call in the list of requests. */
const named =
  (operation: string): RequestHandler =>
  (request, _response, next) => {
    const call = callOf(request);
    call.operation = operation;
    call.field = operation;
    next();
  };

/** Worlds as files, for whoever may use the control plane. */
export function worldFileRoutes(router: Router, services: PlatformServices): void {
  const opened = callOpener(services, 'CONTROL');
  router.get('/control/worlds/:id/export', opened, named('exportWorld'), (request, response, next) => {
    exportTo(response, services, textOf(request.params['id']) ?? '').catch(next);
  });
  router.post(
    '/control/worlds/import',
    opened,
    named('importWorld'),
    onlyWorldFiles,
    (request, response, next) => {
      importFrom(request, services).then((answer) => {
        sendJson(response, 201, answer);
      }, next);
    },
  );
}
