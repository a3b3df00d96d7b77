import { Skeleton } from '@magpie/ui';
import { Suspense, type JSX } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { PageBoundary } from './boundaries.tsx';

function PageLoading(): JSX.Element {
  return (
    <div role="status" aria-label="Loading page">
      <Skeleton height="60" />
    </div>
  );
}

/**
 * Where a page stands inside the layout: with something in its place while its code is fetched, and a boundary around
 * it. It starts anew when somebody signs in or out, so that nothing of one member is left for the next (SESS-03).
 */
export function PageFrame(): JSX.Element {
  const { generation } = useSession();
  return (
    <PageBoundary>
      <Suspense fallback={<PageLoading />}>
        <Outlet key={generation} />
      </Suspense>
    </PageBoundary>
  );
}
