import { pipeline } from 'node:stream/promises';
import { decideWorldFileType, worldFileReasons, worldFileType } from '@magpie/domain/control';
import type { Request, RequestHandler, Response, Router } from 'express';
import { CONTRACT_VERSION, refusalOf } from '#platform/graphql/index.ts';
import { callOf, callOpener, reachedAt, sendJson } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { audit } from '#platform/ledger/index.ts';
import type { ExportedWorld, World } from '#platform/worlds/index.ts';
import { momentOf, momentView } from './moments.ts';

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

async function exportTo(request: Request, response: Response, { registry }: PlatformServices): Promise<void> {
  const world = await registry.get(textOf(request.params['id']) ?? '');
  const page = textOf(request.query['page']);
  const facts =
    page === undefined
      ? { version: CONTRACT_VERSION, moment: null }
      : await momentOf(world, textOf(request.query['member']) ?? null, page);
  await sendWorldFile(response, await registry.copies.export(world.id, facts));
}

/** What is sent, of which whoever refuses it need not hear the end to answer. */
const sent = (request: Request) => request.iterator({ destroyOnReturn: false });

/** Whether what came in by a file holds its own rules, which nobody has watched. */
const isBalanced = async (world: World, { auditChecks }: PlatformServices): Promise<boolean> =>
  (await world.write(({ db }) => audit(db, auditChecks))).balanced;

async function importFrom(request: Request, { registry }: PlatformServices) {
  const id = textOf(request.query['id']);
  const durable = textOf(request.query['durable']) === 'true';
  const copy = { durable, ...(id === undefined ? {} : { id }) };
  const { world, header } = await registry.copies.import(sent(request), copy);
  return { id: world.id, from: header.world, now: header.now, frozen: header.frozen, moment: header.moment };
}

async function restoreFrom(request: Request, services: PlatformServices) {
  const { world, header } = await services.registry.copies.restore(sent(request));
  return { id: world.id, madeAt: header.madeAt, balanced: await isBalanced(world, services) };
}

async function receiveMoment(request: Request, services: PlatformServices) {
  const name = textOf(request.query['name']) ?? '';
  const asked = { services, platformAddress: reachedAt(services, request) };
  return momentView(asked, await services.registry.moments.receive(name, sent(request)));
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
export const named =
  (operation: string): RequestHandler =>
  (request, _response, next) => {
    const call = callOf(request);
    call.operation = operation;
    call.field = operation;
    next();
  };

type Answer = (request: Request, response: Response, services: PlatformServices) => Promise<unknown>;

/** Worlds and moments as files, for whoever may use the control plane. */
export function worldFileRoutes(router: Router, services: PlatformServices): void {
  const opened = callOpener(services, 'CONTROL');
  const download = (path: string, name: string, answer: Answer): void => {
    router.get(path, opened, named(name), (request, response, next) => {
      answer(request, response, services).catch(next);
    });
  };
  const upload = (path: string, name: string, answer: Answer): void => {
    router.post(path, opened, named(name), onlyWorldFiles, (request, response, next) => {
      answer(request, response, services).then((told) => {
        sendJson(response, 201, told);
      }, next);
    });
  };
  download('/control/worlds/:id/export', 'exportWorld', exportTo);
  download('/control/moments/:name/export', 'exportMoment', async (request, response) => {
    const name = textOf(request.params['name']) ?? '';
    await sendWorldFile(response, await services.registry.moments.file(name));
  });
  upload('/control/worlds/import', 'importWorld', (request) => importFrom(request, services));
  upload('/control/worlds/restore', 'restoreBackup', (request) => restoreFrom(request, services));
  upload('/control/moments/import', 'importMoment', (request) => receiveMoment(request, services));
}
