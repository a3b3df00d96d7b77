import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Caller } from '../../auth/index.ts';
import { CHANNEL, checkClient, identify } from '../../auth/index.ts';
import type { CallHeaders } from '../../http/call.ts';
import { openCall } from '../../http/call.ts';
import type { PlatformServices } from '../../http/services.ts';
import type { World } from '../../worlds/index.ts';
import { loginNeeded } from '../context.ts';

export interface Connection {
  readonly world: World;
  readonly caller: Caller;
  readonly marks: CallHeaders;
}

const connectionParams = z.object({
  authorization: z.string().optional(),
  adminCode: z.string().optional(),
  channel: z.string().default(CHANNEL),
  world: z.string().optional(),
});

/**
 * Lets a member's connection in by the same checks as a call over HTTP (PUSH-10, PUSH-13).
 * @param params `authorization` ('Bearer …'), `adminCode`, and optionally `channel` and `world`.
 * @throws Refusal for whoever may not connect.
 */
export async function acceptConnection(
  services: PlatformServices,
  request: IncomingMessage,
  params: unknown,
): Promise<Connection> {
  const given = connectionParams.safeParse(params);
  const { authorization, adminCode, channel, world } = given.success ? given.data : { channel: CHANNEL };
  const marks = { authorization, adminCode, channel, world, address: request.socket.remoteAddress ?? '' };
  const call = await openCall(services, 'SUBSCRIPTIONS', marks);
  checkClient(call.world, services.settings.adminCodes, marks);
  const identity = await identify(call.world, services.settings.jwtSecret, marks);
  if (identity.kind === 'refused') throw identity.refusal;
  if (identity.kind === 'visitor') throw loginNeeded();
  return { world: call.world, caller: identity.caller, marks };
}
