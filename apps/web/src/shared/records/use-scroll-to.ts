import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls what a link points out into sight, once for each.
 * @param id of what is pointed out; undefined while it is not there
 * @returns what holds it, marked by `aria-current`
 */
export function useScrollTo<Holder extends HTMLElement>(id: string | undefined): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useEffect(() => {
    if (id !== undefined)
      holder.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [id]);
  return holder;
}
