import { useRef } from 'react';
import { usePush } from './session-context.tsx';

/**
 * Fetches again after a push. Of what is pushed while a fetch is under way, one more fetch tells at its end, so that quick pushes
 * make no storm. What pushes were missed the query itself asks to be told of, by `freshAfter('GAP')`.
 */
function useFollow(event: 'balanceUpdated' | 'messageCreated', refetch: () => Promise<unknown>): void {
  const state = useRef<'idle' | 'busy' | 'again'>('idle');
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
    refetch().then(done, done);
  };
  usePush(event, follow);
}

/** Fetches again after the member's balance has changed, which each settled round does. */
export function useFollowPlay(refetch: () => Promise<unknown>): void {
  useFollow('balanceUpdated', refetch);
}

/** Fetches again after a message, by which a member is told of what others gave them or ended. */
export function useFollowMessages(refetch: () => Promise<unknown>): void {
  useFollow('messageCreated', refetch);
}
