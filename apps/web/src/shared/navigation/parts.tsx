import type { ComponentType } from 'react';

export interface PartCode<P> {
  readonly default: ComponentType<P>;
}

const loaders = new Map<string, () => Promise<unknown>>();

/** Names of the parts that were rendered while a page was made ahead of its visitors. */
export const renderedParts = new Set<string>();

export function knowPart(name: string, load: () => Promise<unknown>): void {
  loaders.set(name, load);
}

/** The part itself; where pages are made ahead, one that notes when it is rendered. */
export function noted<P extends object>(Part: ComponentType<P>, name: string): ComponentType<P> {
  if (!import.meta.env.SSR) return Part;
  return function NotedPart(props: P) {
    renderedParts.add(name);
    return <Part {...props} />;
  };
}

/**
 * What is here already, given to React in the same turn: of a promise it asks nothing but `then`. A true one would answer a
 * turn later, after a page with gaps is drawn.
 */
export function alreadyHere<T>(value: T): Promise<T> {
  const here = { then: (take: (value: T) => void) => take(value) };
  return here as unknown as Promise<T>;
}

/** Fetches the code of parts before they are rendered, so that the page is drawn whole. What fails, fails where it is rendered. */
export async function fetchParts(names: readonly string[]): Promise<void> {
  const asked = new Set<string>();
  const fetchKnown = async (): Promise<void> => {
    const next = names.filter((name) => loaders.has(name) && !asked.has(name));
    for (const name of next) asked.add(name);
    await Promise.all(
      next.map(async (name) => {
        await loaders
          .get(name)?.()
          .catch(() => undefined);
        await fetchKnown();
      }),
    );
  };
  await fetchKnown();
}
