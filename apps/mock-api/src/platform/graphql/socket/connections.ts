import type { IncomingMessage } from 'node:http';
import { productChannel } from '@magpie/domain/session';
import { CloseCode, MessageType, stringifyMessage } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Caller } from '../../auth/index.ts';
import { checkClient, closeReason, identify, isEndReason, SESSION_ENDED } from '../../auth/index.ts';
import type { CallHeaders } from '../../http/call.ts';
import { openCall } from '../../http/call.ts';
import type { PlatformServices } from '../../http/services.ts';
import { clockText } from '../../http/clock-header.ts';
import type { World } from '../../worlds/index.ts';
import { loginNeeded } from '../context.ts';
import type { SocketExtra } from './binding.ts';

const LONGEST_TIMER = 2_147_483_647;

export interface Connection {
  readonly world: World;
  readonly caller: Caller;
  readonly marks: CallHeaders;
}

const connectionParams = z.object({
  authorization: z.string().optional(),
  adminCode: z.string().optional(),
  channel: z.string().default(productChannel),
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
  const { authorization, adminCode, channel, world } = given.success
    ? given.data
    : { channel: productChannel };
  const marks = { authorization, adminCode, channel, world, address: request.socket.remoteAddress ?? '' };
  const call = await openCall(services, 'SUBSCRIPTIONS', marks);
  checkClient(call.world, services.settings.adminCodes, marks);
  const identity = await identify(call.world, services.settings.jwtSecret, marks);
  if (identity.kind === 'refused') throw identity.refusal;
  if (identity.kind === 'visitor') throw loginNeeded();
  return { world: call.world, caller: identity.caller, marks };
}

/** Closes with 4403 when the session ends or its token expires on the world's clock. Answers how to stop watching. */
function watchSession(socket: WebSocket, { world, caller }: Connection): () => void {
  const close = (reason: string): void => {
    socket.close(CloseCode.Forbidden, reason);
  };
  const stopExpiry = onExpiry(world, caller.expiresAt, () => {
    close('ACCESS_TOKEN_EXPIRED');
  });
  const ends = world.events.subscribe(caller.id, [SESSION_ENDED]);
  const watching = (async () => {
    for await (const event of ends) {
      if (event.payload['sessionId'] !== caller.sessionId) continue;
      const { reason } = event.payload;
      close(isEndReason(reason) ? closeReason(reason) : 'FORBIDDEN');
    }
  })();
  // A world that is closed or replaced ends the stream, and a socket must not outlive its world.
  watching.then(
    () => {
      close('Forbidden');
    },
    () => {
      close('Forbidden');
    },
  );
  return () => {
    stopExpiry();
    void ends.return();
  };
}

function onExpiry(world: World, expiresAt: Date, expired: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const check = (): void => {
    clearTimeout(timer);
    if (world.now() >= expiresAt) {
      expired();
      return;
    }
    const left = world.clock.until(expiresAt.getTime());
    if (left !== null) timer = setTimeout(check, Math.min(left, LONGEST_TIMER));
  };
  const stopListening = world.clock.onChange(() => {
    check();
    return Promise.resolve();
  });
  check();
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}

/**
 * Tells a socket of every move of the world's clock. A ping of the protocol carries it: the contract would promise a
 * subscription that no other platform has, and a client that knows nothing of it answers the ping.
 */
function tellMoves(socket: WebSocket, { world }: Connection): () => void {
  return world.clock.onChange(() => {
    const payload = { clock: clockText(world.clock) };
    if (socket.readyState === socket.OPEN) socket.send(stringifyMessage({ type: MessageType.Ping, payload }));
    return Promise.resolve();
  });
}

interface Open {
  readonly connection: Connection;
  readonly stopWatching: () => void;
}

export class Connections {
  readonly #open = new Map<SocketExtra, Open>();

  /** Takes in an accepted connection and watches its session until it is removed. */
  add(extra: SocketExtra, connection: Connection): void {
    const stops = [tellMoves(extra.socket, connection), watchSession(extra.socket, connection)];
    const stopWatching = (): void => {
      for (const stop of stops) stop();
    };
    this.#open.set(extra, { connection, stopWatching });
  }

  /** Forgets a connection whose socket is closed; nothing happens for one that was never accepted. */
  remove(extra: SocketExtra): void {
    this.#open.get(extra)?.stopWatching();
    this.#open.delete(extra);
  }

  /** The accepted connection of a socket. @throws Error when there is none. */
  of(extra: SocketExtra): Connection {
    const open = this.#open.get(extra);
    if (open === undefined) throw new Error('A subscription came before its connection was accepted.');
    return open.connection;
  }

  socketsIn(worldId: string): readonly WebSocket[] {
    return [...this.#open]
      .filter(([, { connection }]) => connection.world.id === worldId)
      .map(([{ socket }]) => socket);
  }
}
