import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { closeReason, isEndReason, SESSION_ENDED } from '../../auth/index.ts';
import type { World } from '../../worlds/index.ts';
import type { Connection } from './connection.ts';

const LONGEST_TIMER = 2_147_483_647;

/**
 * Closes a member's socket with 4403 when its session ends, and when its token expires on the world's clock, however
 * that clock gets there. Answers how to stop watching.
 */
export function watchSession(socket: WebSocket, { world, caller }: Connection): () => void {
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
    const left = expiresAt.getTime() - world.now().getTime();
    if (left <= 0) {
      expired();
      return;
    }
    if (!world.clock.frozen) timer = setTimeout(check, Math.min(left, LONGEST_TIMER));
  };
  const stopListening = world.clock.onAdvance(() => {
    check();
    return Promise.resolve();
  });
  check();
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}
