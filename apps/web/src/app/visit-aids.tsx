import { useApolloClient } from '@apollo/client/react';
import { useEffect, type JSX } from 'react';
import { logNote } from '#shared/log/index.ts';
import { afterFirstScreen } from '#shared/page/index.ts';
import { NavigationProgress } from './navigation-progress.tsx';

/** What helps on the way between pages, of which the first screen needs nothing. */
export function VisitAids(): JSX.Element {
  const client = useApolloClient();
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      const { startVisitAids } = await import('./start-visit-aids.ts');
      if (!isOver) stop = startVisitAids(client);
    };
    afterFirstScreen(() => {
      start().catch((error: unknown) => {
        logNote('What makes the next page quicker could not be loaded.', error);
      });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client]);
  return <NavigationProgress />;
}
