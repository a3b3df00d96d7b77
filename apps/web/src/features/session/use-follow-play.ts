import { useRef } from 'react';
import { usePush } from './session-context.tsx';

/**
 * Fetches again after the member's balance has changed, which each settled round does. Of what happens while a fetch is under
 * way, one more fetch tells at its end, so that quick spins make no storm. What pushes were missed the query itself asks to be
 * told of, by `freshAfter('GAP')`.
 */
export function useFollowPlay(refetch: () => Promise<unknown>): void {
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
  usePush('balanceUpdated', follow);
}
