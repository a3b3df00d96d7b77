import type { RuntimeConfig } from './config.ts';

const STORAGE_KEY = 'magpie.world';

/** Named once by `?world=` and kept for the tab. `null` outside development and for the default world. */
export function currentWorld(config: RuntimeConfig): string | null {
  if (!config.worlds) return null;
  const named = new URLSearchParams(location.search).get('world');
  if (named) sessionStorage.setItem(STORAGE_KEY, named);
  return sessionStorage.getItem(STORAGE_KEY);
}
