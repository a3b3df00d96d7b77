import { Suspense, useEffect, useMemo, useState, type ComponentType, type JSX } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { logNote } from '../log/index.ts';
import { currentPart } from '../navigation/index.ts';

/** Longest time before code that could not be fetched is asked for again, in ms. */
const PAUSE_MS = 5_000;

/** Props of {@link BackgroundPart}. */
export interface BackgroundPartProps {
  /** A late part without a place of its own on the page. */
  readonly of: ComponentType;
}

/**
 * A late part that serves every page from behind, such as the player. While its code cannot be fetched the page works on
 * without it; it is asked for again after a pause, and at once when the connection is back.
 */
export function BackgroundPart({ of }: BackgroundPartProps): JSX.Element {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  // Each attempt is another part: React keeps the failure of the one before for good.
  const Current = useMemo(() => ({ attempt, part: currentPart(of) }), [attempt, of]).part;
  useEffect(() => {
    if (!failed) return undefined;
    const again = () => {
      setFailed(false);
      setAttempt((count) => count + 1);
    };
    const timer = setTimeout(again, PAUSE_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [failed]);
  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[attempt]}
      onError={(error) => {
        logNote('A part behind the page could not be shown.', error);
        setFailed(true);
      }}
    >
      <Suspense>
        <Current />
      </Suspense>
    </ErrorBoundary>
  );
}
