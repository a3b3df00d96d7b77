import { createContext, use, useEffect, useEffectEvent } from 'react';
import { reconnectCount, socketOffline } from '#shared/apollo/index.ts';
import { useStore } from '#shared/store/index.ts';
import type { Session } from './model.ts';
import type { SessionService } from './service/create-session.ts';
import type { PushEvents } from './service/pushes.ts';

const SessionContext = createContext<SessionService | null>(null);

export const SessionProvider = SessionContext;

/** The session itself: logging in and out, pushes, fetching the account again. */
export function useSessionService(): SessionService {
  const service = use(SessionContext);
  if (!service) throw new Error('There is no session above this component.');
  return service;
}

export function useSession(): Session {
  return useStore(useSessionService().state);
}

/** Calls back for every push of the event while the component is on screen. */
export function usePush<E extends keyof PushEvents>(
  event: E,
  listener: (payload: PushEvents[E]) => void,
): void {
  const { pushes } = useSessionService();
  const listen = useEffectEvent(listener);
  useEffect(() => pushes.on(event, (payload) => listen(payload)), [pushes, event]);
}

/** Calls back when the socket is there, for the first time or again, as pushes may have been missed until then. */
export function useMissedPushes(listener: () => void): void {
  const listen = useEffectEvent(listener);
  useEffect(
    () =>
      reconnectCount.subscribe(() => {
        listen();
      }),
    [],
  );
}

/** The same for the first time only, for a query that names GAP: what is missed once the socket is lost is fetched by that. */
export function useUnheardPushes(listener: () => void): void {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    let lost = socketOffline.get();
    const stops = [
      socketOffline.subscribe(() => {
        lost ||= socketOffline.get();
      }),
      reconnectCount.subscribe(() => {
        if (!lost) listen();
        lost = false;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
