export { createStore, useStore } from './store.ts';
export type { Store } from './store.ts';
