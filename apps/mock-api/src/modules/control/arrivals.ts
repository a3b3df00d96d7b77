import type { Router } from 'express';
import { z } from 'zod';
import { authenticationBody, callOpener, sendJson } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { takeEntry } from './entries.ts';
import { openMoment } from './moments.ts';
import { named } from './world-files.ts';

const way = z.object({ entry: z.string().optional(), moment: z.string().catch('') });

/** Where the web app comes in, by an entry or a moment. The type of its body keeps pages of other origins from sending one. */
export function arrivalRoutes(router: Router, services: PlatformServices): void {
  const opened = callOpener(services, 'CONTROL');
  router.post('/control/arrivals', opened, named('arrive'), authenticationBody, (request, response, next) => {
    const { entry, moment } = way.catch({ moment: '' }).parse(request.body);
    const arrival = entry === undefined ? openMoment(services, moment) : takeEntry(services, entry);
    arrival.then((told) => {
      sendJson(response, 201, told);
    }, next);
  });
}
