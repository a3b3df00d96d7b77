import { applyColourTheme, type ColourTheme } from '@magpie/ui';
import { useState } from 'react';

const key = 'magpie.console.theme';

function keptTheme(): ColourTheme {
  const kept = localStorage.getItem(key);
  if (kept === 'dark' || kept === 'light') return kept;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** Shows the theme that was chosen last, or that the system asks for. */
export function showKeptTheme(): void {
  applyColourTheme(keptTheme(), document.documentElement);
}

export function useTheme(): readonly [ColourTheme, (theme: ColourTheme) => void] {
  const [theme, setTheme] = useState(keptTheme);
  const choose = (next: ColourTheme) => {
    localStorage.setItem(key, next);
    applyColourTheme(next, document.documentElement);
    setTheme(next);
  };
  return [theme, choose];
}
