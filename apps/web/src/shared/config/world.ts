import type { RuntimeConfig } from './config.ts';

export const worldKey = 'magpie.world';

/** Named once by `?world=` and kept for the tab. `null` outside development and for the default world. */
export function currentWorld(config: RuntimeConfig): string | null {
  if (!config.worlds) return null;
  const named = new URLSearchParams(location.search).get('world');
  if (named) sessionStorage.setItem(worldKey, named);
  return sessionStorage.getItem(worldKey);
}
