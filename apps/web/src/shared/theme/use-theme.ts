import { applyColourTheme, type ColourTheme } from '@magpie/ui';
import { useEffect } from 'react';
import { createStore, useStore } from '#shared/store/index.ts';
import { localStore } from '#shared/storage/index.ts';

const storageKey = 'magpie.theme';

const chosen = createStore<ColourTheme | null>(null);

function storedTheme(): ColourTheme {
  return localStore.read(storageKey) === 'light' ? 'light' : 'dark';
}

function show(theme: ColourTheme): void {
  applyColourTheme(theme, document.documentElement);
  chosen.set(theme);
}

function choose(theme: ColourTheme): void {
  show(theme);
  localStore.write(storageKey, theme);
}

/** The theme of the page, dark unless somebody chose light on this device, in whichever tab, and how to choose it. */
export function useTheme(): readonly [ColourTheme, (theme: ColourTheme) => void] {
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === storageKey) show(storedTheme());
    };
    addEventListener('storage', hear);
    return () => {
      removeEventListener('storage', hear);
    };
  }, []);
  return [useStore(chosen) ?? storedTheme(), choose];
}
