import type { Notice } from '@magpie/domain/session';
import { useEffect } from 'react';
import { useStore } from '#shared/store/index.ts';
import { useSessionService } from './session-context.tsx';

/**
 * The notice that explains why somebody was signed out, or `null`. It is stored until the next page load or login modal
 * shows it, and is then removed (SESS-21).
 * @param take whether this place shows a notice that was stored meanwhile, as the login modal does
 */
export function useStoredNotice(take = false): {
  readonly notice: Notice | null;
  readonly dismiss: () => void;
} {
  const { notice } = useSessionService();
  useEffect(() => {
    if (take) notice.take();
  }, [notice, take]);
  return { notice: useStore(notice.shown), dismiss: notice.dismiss };
}
