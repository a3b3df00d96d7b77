import { socketOffline } from '#shared/apollo/index.ts';
import { createMemberStore } from '#shared/session/index.ts';
import { useStore } from '#shared/store/index.ts';
import { useSession } from '../session/index.ts';

/** From the loss of the socket until all that a push may have changed meanwhile was fetched again. */
export const pushesMissed = createMemberStore(false);

/** Whether the shown balance may be out of date: after a reload until it is confirmed, and after missed pushes. */
export function useStaleBalance(): boolean {
  const session = useSession();
  const lost = useStore(socketOffline);
  const missed = useStore(pushesMissed);
  return lost || missed || (session.signedIn && !session.confirmed);
}
