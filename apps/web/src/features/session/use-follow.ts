import { useEffect, useRef } from 'react';
import { usePush } from './session-context.tsx';

/**
 * Answers how to have something fetched again. Of what is told while a fetch is under way, one more fetch tells at its end, so that
 * quick pushes make no storm. What pushes were missed the query itself asks to be told of, by `freshAfter('GAP')`.
 */
export function useJoined(refetch: () => Promise<unknown>): () => void {
  const state = useRef<'idle' | 'busy' | 'again'>('idle');
  const newest = useRef(refetch);
  useEffect(() => {
    newest.current = refetch;
  }, [refetch]);
  useEffect(
    () => () => {
      state.current = 'idle';
    },
    [],
  );
  const follow = (): void => {
    if (state.current !== 'idle') {
      state.current = 'again';
      return;
    }
    state.current = 'busy';
    const done = () => {
      const once = state.current === 'again';
      state.current = 'idle';
      if (once) follow();
    };
    // What could not be fetched anew stays as it was.
    newest.current().then(done, done);
  };
  return follow;
}

/** Fetches again after the member's balance has changed, which each settled round does. */
export function useFollowPlay(refetch: () => Promise<unknown>): () => void {
  const follow = useJoined(refetch);
  usePush('balanceUpdated', follow);
  return follow;
}

/** Fetches again after a message, by which a member is told of what others gave them or ended. */
export function useFollowMessages(refetch: () => Promise<unknown>): void {
  usePush('messageCreated', useJoined(refetch));
}

/** Fetches again after either. */
export function useFollowNews(refetch: () => Promise<unknown>): () => void {
  const follow = useFollowPlay(refetch);
  usePush('messageCreated', follow);
  return follow;
}
