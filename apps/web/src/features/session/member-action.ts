import { useCallback } from 'react';
import { modals } from '../../shared/modals/index.ts';
import { useSessionService } from './session-context.tsx';

/**
 * Puts a member's action behind the login: a visitor's attempt opens the named modal and performs nothing else
 * (AUTH-42).
 *
 * @param action what a member does, for example play, deposit or claim
 */
export function useMemberAction<A extends unknown[]>(
  action: (...args: A) => void,
  modal: 'loginModal' | 'registerModal' = 'loginModal',
): (...args: A) => void {
  const { state } = useSessionService();
  return useCallback(
    (...args: A) => {
      if (state.get().signedIn) action(...args);
      else modals.open(modal);
    },
    [state, action, modal],
  );
}
