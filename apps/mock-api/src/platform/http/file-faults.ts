import type { RequestHandler } from 'express';
import type { FaultDoor } from '../store/contract-types.ts';
import type { World } from '../worlds/index.ts';
import { strikeAnswer } from './faults.ts';
import type { PlatformServices } from './services.ts';

/** Pictures carry no headers of the web app: their address names the world, or that of the page which shows them. */
function worldNamed(referer: string | undefined): string | null {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).searchParams.get('world') : null;
}

/** Lets the faults planned for files strike. A file of an unknown world is one of the default world. */
export function fileFaults({ registry, settings }: PlatformServices, door: FaultDoor): RequestHandler {
  const worldOf = async (id: string): Promise<World> => registry.get(id).catch(() => registry.get('default'));
  return async (request, response, next) => {
    if (settings.control) {
      const asked = request.query['world'];
      const named = typeof asked === 'string' ? asked : request.get('x-world');
      const world = await worldOf(named ?? worldNamed(request.get('referer')) ?? 'default');
      const operation = request.path.split('/')[1] ?? null;
      await strikeAnswer(world, { door, moment: 'file', operation }, response);
    }
    next();
  };
}
