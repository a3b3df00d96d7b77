import { useCallback, useRef } from 'react';
import { modals } from '#shared/modals/index.ts';
import { useSessionService } from './session-context.tsx';

/**
 * Puts a member's action behind the login: a visitor's attempt opens the login and performs nothing else
 * (AUTH-42). Once the visitor has logged in or registered there, the action goes on; closed without that, the press is
 * forgotten (AUTH-45). A press while a token's account is still being loaded waits for it (SESS-01): a member would see a login
 * that goes away by itself. What moves money at once is not for here but for {@link askIn}: it is offered after the login.
 * @param action what a member does, for example play, or open the deposit
 */
export function useMemberAction<A extends unknown[]>(action: (...args: A) => void): (...args: A) => void {
  const { state } = useSessionService();
  const stopWaiting = useRef<() => void>(undefined);
  return useCallback(
    (...args: A) => {
      const perform = () => {
        action(...args);
      };
      const goOn = () => {
        const { settled, signedIn } = state.get();
        if (!settled) return;
        stopWaiting.current?.();
        stopWaiting.current = undefined;
        if (signedIn) perform();
        else modals.open('loginModal', { onEntered: perform });
      };
      stopWaiting.current?.();
      stopWaiting.current = state.get().settled ? undefined : state.subscribe(goOn);
      goOn();
    },
    [state, action],
  );
}
