import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';
import { askIn } from './ask-in.ts';
import { useSession } from './session-context.tsx';

/**
 * For a page that only members see. A visitor who arrives is led home with the login open, and back here after it
 * (SHELL-14, AUTH-45). Who is signed out here is led home, and no login is put in the way of what explains that; not
 * either when the code of the page comes after the end of the session.
 */
export function useMembersOnly(): void {
  const session = useSession();
  const { signedIn, settled } = session;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [entered, setEntered] = useState(signedIn);
  if (signedIn && !entered) setEntered(true);
  const leave = useEffectEvent(async () => {
    const here = `${pathname}${search}`;
    const wasHere = entered || (!session.signedIn && session.endedAt === history.state);
    await navigate(paths.home, { replace: true });
    if (wasHere) return;
    askIn('loginModal', here);
  });
  const isVisitor = settled && !signedIn;
  useEffect(() => {
    if (isVisitor) void leave();
  }, [isVisitor]);
}
