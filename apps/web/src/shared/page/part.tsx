import { Button } from '@magpie/ui';
import { Suspense, type JSX, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { logNote } from '../log/index.ts';

export interface PartProps {
  readonly children: ReactNode;
  /** Stands in its place while its code is fetched; nothing if left out. */
  readonly fallback?: ReactNode;
  /** Stands there when it cannot be shown; a button that loads the page anew if left out. */
  readonly failed?: ReactNode;
}

export const notePart = (error: unknown): void => {
  logNote('A part of the page could not be shown.', error);
};

const reload = () => {
  location.reload();
};

/** Trying again loads the page anew, because code that could not be fetched once is not asked for again. */
const again = (
  <Button size="sm" onClick={reload}>
    Reload page
  </Button>
);

/** A part of the page whose code comes late. When it does not come, the rest of the page works on. */
export function Part({ children, fallback = null, failed = again }: PartProps): JSX.Element {
  return (
    <ErrorBoundary onError={notePart} fallback={failed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
