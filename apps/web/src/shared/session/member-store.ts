import { createStore, type Store } from '../store/index.ts';

const resets = new Set<() => void>();

/** For what belongs to one member: back to its initial value when the session ends (SESS-03). */
export function createMemberStore<T>(initial: T): Store<T> {
  const store = createStore(initial);
  resets.add(() => {
    store.set(initial);
  });
  return store;
}

export function resetMemberStores(): void {
  for (const reset of resets) reset();
}
