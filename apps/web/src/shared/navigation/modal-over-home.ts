import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';

/** For what is a page on some screens or brands and a modal on others. */
export function useModalOverHome(when: boolean, open: () => void): void {
  const navigate = useNavigate();
  const onLeave = useEffectEvent(async () => {
    await navigate(paths.home, { replace: true });
    open();
  });
  useEffect(() => {
    if (when) void onLeave();
  }, [when]);
}
