import { useApolloClient } from '@apollo/client/react';
import { refetchAfter } from '#shared/apollo/index.ts';
import { logNote } from '#shared/log/index.ts';
import { modals } from '#shared/modals/index.ts';
import { usePush } from '../session/index.ts';

/** Opens levelUpPopUp when a level is reached, and fetches again what follows from the level (LEVEL-17). */
export function LevelListener(): null {
  const client = useApolloClient();
  usePush('levelUp', ({ level }) => {
    modals.open('levelUpPopUp', { level });
    refetchAfter(client, 'LEVEL').catch((error: unknown) => {
      logNote('What follows from the new level could not be fetched.', error);
    });
  });
  return null;
}
