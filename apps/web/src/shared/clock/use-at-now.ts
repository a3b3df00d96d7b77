import { useState, useSyncExternalStore } from 'react';
import { onTick } from './ticks.ts';
import { dateNow } from './world-clock.ts';

/** The last value as long as the next one says the same. */
function steadied<T>(): (value: T) => T {
  let last: { readonly value: T; readonly text: string } | null = null;
  return (value) => {
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { value, text };
    return last.value;
  };
}

/**
 * What follows from the time that the platform's clock shows. The component renders again only in the second in which
 * that changes.
 * @param derive answers plain data
 */
export function useAtNow<T>(derive: (now: Date) => T): T {
  const [steady] = useState(() => steadied<T>());
  const read = () => steady(derive(dateNow()));
  return useSyncExternalStore(onTick, read, read);
}
