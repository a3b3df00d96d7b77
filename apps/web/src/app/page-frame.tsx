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

/** A page inside the layout, with a boundary around it. It starts anew when somebody signs in or out (SESS-03). */
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
