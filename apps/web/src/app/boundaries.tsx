import { ErrorState } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { logNote } from '#shared/log/index.ts';
import { useRetryOnline } from '#shared/online/index.ts';

export interface BoundaryProps {
  readonly children: ReactNode;
}

const note = (error: unknown) => {
  logNote('A part of the page failed.', error);
};

const reload = () => {
  location.reload();
};

/** What failed for want of a connection is loaded anew as soon as there is one. */
function Failed(): JSX.Element {
  useRetryOnline(true, reload);
  return <ErrorState level={1} onRetry={reload} />;
}

/** The last resort: nothing of the page could be shown, be it for a defect or code that could not be fetched. */
export function AppBoundary({ children }: BoundaryProps): JSX.Element {
  return (
    <ErrorBoundary onError={note} FallbackComponent={Failed}>
      {children}
    </ErrorBoundary>
  );
}

/** Header, menu and footer stay when a page fails. Trying again loads anew: code that failed once is not fetched again. */
export function PageBoundary({ children }: BoundaryProps): JSX.Element {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary onError={note} resetKeys={[pathname]} FallbackComponent={Failed}>
      {children}
    </ErrorBoundary>
  );
}
