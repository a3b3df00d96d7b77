import { applyColourTheme, type ColourTheme } from '@magpie/ui';
import { createStore, useStore } from '#shared/store/index.ts';
import { localStore } from '#shared/storage/index.ts';

const storageKey = 'magpie.theme';

const chosen = createStore<ColourTheme | null>(null);

function storedTheme(): ColourTheme {
  return localStore.read(storageKey) === 'light' ? 'light' : 'dark';
}

function choose(theme: ColourTheme): void {
  applyColourTheme(theme, document.documentElement);
  localStore.write(storageKey, theme);
  chosen.set(theme);
}

/** The theme of the page, dark unless somebody chose light on this device, and how to choose it. */
export function useTheme(): readonly [ColourTheme, (theme: ColourTheme) => void] {
  return [useStore(chosen) ?? storedTheme(), choose];
}
