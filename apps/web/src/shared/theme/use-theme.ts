import { applyColourTheme, type ColourTheme } from '@magpie/ui';
import { nextPaint } from '#shared/page/index.ts';
import { createStore, useStore } from '#shared/store/index.ts';
import { localStore } from '#shared/storage/index.ts';

const storageKey = 'magpie.theme';

const storedTheme = (): ColourTheme => (localStore.read(storageKey) === 'light' ? 'light' : 'dark');

const chosen = createStore(storedTheme());

// The page itself follows the choice of another tab by the script in index.html. Pages are also made where no tabs are.
if (typeof document !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) chosen.set(storedTheme());
  });
}

function show(theme: ColourTheme): void {
  applyColourTheme(theme, document.documentElement);
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = bar.dataset[theme] ?? bar.content;
}

/** The switch answers in its own frame; the page, all of which is painted anew, follows in the next. */
function choose(theme: ColourTheme): void {
  chosen.set(theme);
  localStore.write(storageKey, theme);
  void nextPaint().then(() => {
    show(chosen.get());
  });
}

/** The theme of the page, dark unless somebody chose light on this device, in whichever tab, and how to choose it. */
export function useTheme(): readonly [ColourTheme, (theme: ColourTheme) => void] {
  return [useStore(chosen), choose];
}
