import { useCallback } from 'react';
import { modals } from '#shared/modals/index.ts';
import { useSessionService } from './session-context.tsx';

/**
 * Puts a member's action behind the login: a visitor's attempt opens the login and performs nothing else
 * (AUTH-42). Once the visitor has logged in or registered there, the action goes on; closed without that, the press is
 * forgotten (AUTH-45). What moves money at once is not for here but for {@link askIn}: it is offered after the login.
 *
 * @param action what a member does, for example play, or open the deposit
 */
export function useMemberAction<A extends unknown[]>(action: (...args: A) => void): (...args: A) => void {
  const { state } = useSessionService();
  return useCallback(
    (...args: A) => {
      if (state.get().signedIn) {
        action(...args);
        return;
      }
      const onEntered = () => {
        action(...args);
      };
      modals.open('loginModal', { onEntered });
    },
    [state, action],
  );
}
