import { tierStanding } from '@magpie/domain/levels';
import { useEffect, useRef } from 'react';
import { modals } from '#shared/modals/index.ts';
import { usePush } from '../session/index.ts';
import { useOwnLevel } from './use-levels.ts';

/** Opens levelUpPopUp for a level whose push was lost, once the level has been fetched again (LEVEL-17). */
export function LevelWatch(): null {
  const level = useOwnLevel().own?.level;
  const known = useRef<number | undefined>(undefined);
  usePush('levelUp', (reached) => {
    known.current = reached.level;
  });
  useEffect(() => {
    if (level === undefined) return;
    if (tierStanding(level, known.current) === 'AHEAD') modals.open('levelUpPopUp', { level });
    known.current = Math.max(level, known.current ?? 0);
  }, [level]);
  return null;
}
