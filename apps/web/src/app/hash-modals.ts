import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { modals } from '#shared/modals/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { currentMark } from './modal-history.ts';

const modalOf = new Map<string, 'registerModal' | 'loginModal'>([
  ['#sign-up', 'registerModal'],
  ['#sign-in', 'loginModal'],
]);

/** '#sign-up' and '#sign-in' open their modals on the home page (SHELL-18, SHELL-19), for visitors only (SHELL-20). */
export function HashModals(): null {
  const { pathname, hash } = useLocation();
  const { settled, signedIn } = useSession();
  const navigate = useNavigate();
  const name = modalOf.get(hash);

  useEffect(() => {
    // On a busy device the router can be behind the address, which has lost its hash with a sign-up that is done.
    if (name === undefined || !settled || window.location.hash !== hash) return;
    if (signedIn) {
      void navigate(paths.home, { replace: true });
      return;
    }
    if (pathname !== paths.home) {
      void navigate({ pathname: paths.home, hash }, { replace: true });
      return;
    }
    if (currentMark().byHash) return;
    modals.open(name);
    const state = { modals: modals.stack.get().length, byHash: true };
    void navigate({ pathname: paths.home, hash }, { replace: true, state });
  }, [name, settled, signedIn, pathname, hash, navigate]);
  return null;
}
