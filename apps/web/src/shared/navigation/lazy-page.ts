import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { trackCode } from '../progress/index.ts';
import { alreadyHere, knowPart, noted, type PartCode } from './parts.tsx';

/**
 * A page of a feature, fetched when it is first shown. The feature's face exports it, the routes place it:
 * `export const PromosPage = lazyPage(() => import('./promos-page.tsx'), 'PromosPage');`
 */
export function lazyPage<K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyExoticComponent<ComponentType<P>> {
  return lazyPart(load, name, trackCode);
}

const successors = new WeakMap<object, object>();

/** As {@link lazyPage}, for a modal or another part that is not a page and moves no bar. */
export function lazyPart<K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
  watched: (fetchIt: () => Promise<PartCode<P>>) => Promise<PartCode<P>> = (fetchIt) => fetchIt(),
): LazyExoticComponent<ComponentType<P>> {
  let code: PartCode<P> | undefined;
  const fetchCode = async (): Promise<PartCode<P>> => (code = { default: noted((await load())[name], name) });
  // Before it is shown nobody waits for it.
  knowPart(name, fetchCode);
  const attempt = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(() =>
      code
        ? alreadyHere(code)
        : watched(fetchCode).catch((error: unknown) => {
            successors.set(part, attempt());
            throw error;
          }),
    );
  const part = attempt();
  return part;
}

/**
 * The part as it can be shown now. React keeps a failure to fetch its code for good, so that another one stands for it, which
 * asks for the code again.
 */
export function currentPart<C extends object>(part: C): C {
  return (successors.get(part) as C | undefined) ?? part;
}
