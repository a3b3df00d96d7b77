import { useEffect, useEffectEvent } from 'react';

/**
 * The chosen one of the ways to pay. The first one is chosen while none is, or one that is not offered.
 * @param methods `undefined` while they are on their way
 * @param chosen id of the chosen one; empty for none
 */
export function useChosenMethod<M extends { readonly id: string }>(
  methods: readonly M[] | undefined,
  chosen: string,
  choose: (id: string) => void,
): M | undefined {
  const method = methods?.find(({ id }) => id === chosen);
  const first = methods?.[0]?.id;
  const chooseFirst = useEffectEvent(choose);
  useEffect(() => {
    if (first !== undefined && !method) chooseFirst(first);
  }, [first, method]);
  return method;
}
