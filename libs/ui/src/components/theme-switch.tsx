import { Moon, Sun } from 'lucide-react';
import type { JSX } from 'react';
import { Segmented } from './segmented.tsx';
import type { SegmentedOption } from './segmented.tsx';

export type ColourTheme = 'dark' | 'light';

const options: readonly SegmentedOption<ColourTheme>[] = [
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
];

/** Puts a theme on the page: the class on `<html>` that every semantic colour follows. Storing it is the caller's. */
export function applyColourTheme(theme: ColourTheme, root: Element): void {
  root.classList.toggle('light', theme === 'light');
  root.classList.toggle('dark', theme === 'dark');
}

export interface ThemeSwitchProps {
  readonly value: ColourTheme;
  readonly onChange: (theme: ColourTheme) => void;
}

export function ThemeSwitch({ value, onChange }: ThemeSwitchProps): JSX.Element {
  return <Segmented label="Theme" options={options} value={value} onChange={onChange} block />;
}
