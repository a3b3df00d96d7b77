import { TopProgress } from '@magpie/ui';
import { useEffect, useState, type JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoads, useProgress } from '#shared/progress/index.ts';

/** How long nothing is fetched, in ms, before a page counts as loaded: between its code and its questions lies a moment. */
const quiet = 150;

/** How long the full bar is seen, in ms. */
const fullFor = 300;

type Phase = 'IDLE' | 'LOADING' | 'DONE';

interface Navigation {
  readonly pathname: string;
  readonly phase: Phase;
  readonly navigation: number;
}

/** The router keeps the old address until the code of the new page is there, so that either begins a navigation. */
function begun(state: Navigation, pathname: string, fetchesCode: boolean): Navigation {
  const { phase, navigation } = state;
  if (phase === 'LOADING') return { ...state, pathname };
  if (pathname === state.pathname && !fetchesCode) return state;
  return { pathname, phase: 'LOADING', navigation: navigation + 1 };
}

function useNavigation(): Navigation {
  const { pathname } = useLocation();
  const { code, data } = useLoads();
  const busy = code || data;
  const [state, setState] = useState<Navigation>({ pathname, phase: 'LOADING', navigation: 0 });
  const current = begun(state, pathname, code);
  if (current.pathname !== state.pathname || current.phase !== state.phase) setState(current);
  const { phase, navigation } = current;
  useEffect(() => {
    if (phase === 'IDLE' || (phase === 'LOADING' && busy)) return undefined;
    const next: Phase = phase === 'LOADING' ? 'DONE' : 'IDLE';
    const timer = setTimeout(
      () => {
        setState((now) => (now.navigation === navigation ? { ...now, phase: next } : now));
      },
      phase === 'LOADING' ? quiet : fullFor,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [phase, busy, navigation]);
  return current;
}

function Bar({ done }: { readonly done: boolean }): JSX.Element {
  return <TopProgress active percent={useProgress(done)} />;
}

/** The bar at the top edge while a page navigation is in progress, at 100 when it has finished (SHELL-37, SHELL-38). */
export function NavigationProgress(): JSX.Element | null {
  const { phase, navigation } = useNavigation();
  return phase === 'IDLE' ? null : <Bar key={navigation} done={phase === 'DONE'} />;
}
