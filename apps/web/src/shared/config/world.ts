import type { RuntimeConfig } from './config.ts';

export const worldKey = 'magpie.world';

/** Named once by `?world=` and kept for the tab. `null` outside development and for the default world. */
export function currentWorld(config: RuntimeConfig): string | null {
  if (!config.worlds) return null;
  const named = new URLSearchParams(location.search).get('world');
  if (named) sessionStorage.setItem(worldKey, named);
  return sessionStorage.getItem(worldKey);
}

export function enterWorld(world: string): void {
  sessionStorage.setItem(worldKey, world);
}

/** Whether somebody comes in by an entry or a moment of the simulator. Never in production. */
export const isArrival = ({ worlds }: RuntimeConfig, search: string): boolean =>
  worlds && /[?&](entry|moment)=/.test(search);
