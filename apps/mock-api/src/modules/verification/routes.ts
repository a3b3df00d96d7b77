import { decideDocument, documentReasons } from '@magpie/domain/verification';
import type { Request, Router } from 'express';
import { checkClient, identify } from '#platform/auth/index.ts';
import { loginNeeded, refusalOf } from '#platform/graphql/index.ts';
import { callOf, callOpener, strikeAnswer } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { ownImage } from './store/index.ts';

async function findImage(services: PlatformServices, request: Request, id: string) {
  const { world, headers } = callOf(request);
  checkClient(world, services.settings.adminCodes, headers);
  const identity = await identify(world, services.settings.jwtSecret, headers);
  if (identity.kind === 'visitor') throw loginNeeded();
  if (identity.kind === 'refused') throw identity.refusal;
  const decision = decideDocument(await ownImage(world.db, identity.caller.id, id));
  if (!decision.allowed) throw refusalOf(documentReasons, decision);
  return decision.plan;
}

/** The uploaded images, for the member they belong to only, with the headers of any other call (API-17). */
export function documentRoutes(router: Router, services: PlatformServices): void {
  router.get('/documents/:id', callOpener(services, 'MAIN'), (request, response, next) => {
    const { id } = request.params;
    const call = callOf(request);
    call.operation = 'memberDocumentImage';
    call.field = call.operation;
    const target = { door: 'DOCUMENTS', moment: 'file', operation: call.operation } as const;
    const image = strikeAnswer(call.world, target, response).then(() =>
      findImage(services, request, typeof id === 'string' ? id : ''),
    );
    image.then(({ contentType, content }) => {
      response
        .set({
          'content-type': contentType,
          'content-disposition': `inline; filename="document.${contentType.slice('image/'.length)}"`,
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(Buffer.from(content));
    }, next);
  });
}
