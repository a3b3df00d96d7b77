import { useEffect, useRef } from 'react';
import { useSessionService } from '../../session/index.ts';

/**
 * Tells at the end of an attempt whether what it began with still holds: the form is on screen, and the session is the
 * same member's. The answer to a start is nobody else's, and not for one who has left.
 *
 * @returns to be called as an attempt begins; what it answers is to be called after each wait
 */
export function useStillCurrent(): () => () => boolean {
  const { state } = useSessionService();
  const onScreen = useRef(false);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);
  return () => {
    const { generation } = state.get();
    return () => onScreen.current && state.get().generation === generation;
  };
}
