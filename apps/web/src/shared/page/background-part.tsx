import { Suspense, useEffect, useMemo, useState, type ComponentType, type JSX } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { currentPart } from '../navigation/index.ts';
import { notePart } from './part.tsx';

/** Time before code that could not be fetched is asked for again, in ms. */
const PAUSE_MS = 5_000;

export interface BackgroundPartProps {
  /** A late part without a place of its own on the page. */
  readonly of: ComponentType;
}

/**
 * A late part that serves every page from behind, such as the player. While its code cannot be fetched the page works on
 * without it, and it is asked for again after each pause. Chromium answers that by its first failure until the page is loaded
 * anew: what needs the part has to say so itself.
 */
export function BackgroundPart({ of }: BackgroundPartProps): JSX.Element {
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  // Each attempt is another part: React keeps the failure of the one before for good.
  const Current = useMemo(() => ({ attempt, part: currentPart(of) }), [attempt, of]).part;
  useEffect(() => {
    const timer = setTimeout(setAttempt, PAUSE_MS, failures);
    return () => {
      clearTimeout(timer);
    };
  }, [failures]);
  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[attempt]}
      onError={(error) => {
        notePart(error);
        setFailures(attempt + 1);
      }}
    >
      <Suspense>
        <Current />
      </Suspense>
    </ErrorBoundary>
  );
}
