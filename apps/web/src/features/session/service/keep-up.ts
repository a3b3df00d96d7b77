import { refusedSocketCheck } from '@magpie/domain/session';
import type { PlatformClient } from '../../../shared/apollo/index.ts';

/**
 * Fetches the account whenever the socket may have missed something: at once when it is there, and some time after the
 * platform has refused it, when the answer ends a session that is over by the error table.
 *
 * @returns how to stop
 */
export function keepUpWithSocket(socket: PlatformClient['socket'], refresh: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWatching = socket.watch((event) => {
    clearTimeout(timer);
    if (event === 'CONNECTED') refresh();
    else timer = setTimeout(refresh, refusedSocketCheck);
  });
  return () => {
    stopWatching();
    clearTimeout(timer);
  };
}
