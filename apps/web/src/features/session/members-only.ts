import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/index.ts';
import { askIn } from './ask-in.ts';
import { useSession } from './session-context.tsx';

/**
 * For a page that only members see. A visitor who arrives is led home with the login open, and back here after it
 * (SHELL-14, AUTH-45). Who is signed out here is led home, and no login is put in the way of what explains that.
 */
export function useMembersOnly(): void {
  const { signedIn, settled } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [entered, setEntered] = useState(signedIn);
  if (signedIn && !entered) setEntered(true);
  const leave = useEffectEvent(async () => {
    const here = `${pathname}${search}`;
    await navigate(paths.home, { replace: true });
    if (entered) return;
    askIn('loginModal', here);
  });
  const isVisitor = settled && !signedIn;
  useEffect(() => {
    if (isVisitor) void leave();
  }, [isVisitor]);
}
