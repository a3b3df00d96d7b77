import { useEffect, useRef } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { modals } from '#shared/modals/index.ts';

/** What an entry of the browser's history says of the modals that are open on it. */
export interface ModalMark {
  readonly modals: number;
  /** The topmost was opened by the hash of the address, not by an entry of its own. */
  readonly byHash?: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The mark in a state of the browser's history, where the router keeps the app's own part under `usr`. */
function markIn(state: unknown): ModalMark {
  const own = isObject(state) && isObject(state['usr']) ? state['usr'] : {};
  const count = own['modals'];
  return { modals: typeof count === 'number' ? count : 0, byHash: own['byHash'] === true };
}

export function currentMark(): ModalMark {
  return markIn(window.history.state);
}

/** Takes the mark off the entry a page load begins with: its modals are not open any more. Before the router starts. */
export function forgetModalMark(): void {
  const state: unknown = window.history.state;
  if (isObject(state) && currentMark().modals > 0) window.history.replaceState({ ...state, usr: null }, '');
}

const here = () => ({
  pathname: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
});

function addEntries(navigate: NavigateFunction, marked: number, open: number): void {
  for (let depth = marked + 1; depth <= open; depth += 1) void navigate(here(), { state: { modals: depth } });
}

/**
 * Gives each open modal an entry in the browser's history, so that Back closes the topmost one instead of leaving the
 * page, and takes the entry back when the modal is closed in another way. One that the hash opened leaves '/' behind
 * with the hash gone (SHELL-21).
 * @param count how many modals are open
 */
export function useModalHistory(count: number): void {
  const navigate = useNavigate();
  // How many modals the entry shows that the browser is going back to. It takes its time: until it is there, the shown
  // entry is that of a modal which is closed already, and a modal opened meanwhile must outlive the arrival.
  const goingBackTo = useRef<number>(undefined);

  useEffect(() => {
    // A modal may have been opened between the rendering and this effect.
    const open = modals.stack.get().length;
    const mark = currentMark();
    if (goingBackTo.current !== undefined && mark.modals > goingBackTo.current) return;
    addEntries(navigate, mark.modals, open);
    if (open >= mark.modals) return;
    if (mark.byHash) {
      void navigate('/', { replace: true, state: open > 0 ? { modals: open } : null });
      return;
    }
    goingBackTo.current = open;
    void navigate(open - mark.modals);
  }, [count, navigate]);

  useEffect(() => {
    const onPop = () => {
      // Not the event's own state: the entry may have been marked already, for a modal that its hash has opened.
      const marked = currentMark().modals;
      const open = modals.stack.get().length;
      const arrived = marked === goingBackTo.current;
      goingBackTo.current = undefined;
      // An entry left over by a modal that closed long ago shows nothing of its own and is passed over.
      if (marked > open) {
        goingBackTo.current = open;
        void navigate(open - marked);
        return;
      }
      if (!arrived) modals.closeDownTo(marked);
      // One that holds on, or was opened on the way, gets its entry.
      addEntries(navigate, marked, modals.stack.get().length);
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
    };
  }, [navigate]);
}
