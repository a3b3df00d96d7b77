import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTheme } from './index.ts';

/** What the page does before any other code of it. */
function openPage(): void {
  const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  const script = document.createElement('script');
  script.textContent = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';
  document.head.querySelector('meta[name=theme-color]')?.remove();
  document.head.insertAdjacentHTML('beforeend', /<meta name="theme-color"[^>]*>/.exec(page)?.[0] ?? '');
  document.head.append(script);
}

const shown = () => document.documentElement.className;

/** What the browser, or the frame of an installed app, is coloured in. */
const frame = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;

function chooseElsewhere(theme: string | null, key = 'magpie.theme'): void {
  if (theme === null) localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key, newValue: theme }));
  });
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = 'dark';
});

afterEach(() => {
  chooseElsewhere(null);
});

it('opens in the theme that was chosen on this device, and follows another tab with nothing of the menu loaded', () => {
  localStorage.setItem('magpie.theme', 'light');
  openPage();
  expect([shown(), frame()]).toEqual(['light', '#f8f5ef']);
  chooseElsewhere('dark');
  expect([shown(), frame()]).toEqual(['dark', '#0b0f10']);
  chooseElsewhere('light', 'another key');
  expect(shown()).toBe('dark');
  chooseElsewhere('light');
  expect(shown()).toBe('light');
});

it('shows in the menu what another tab has chosen, also while the menu was closed', async () => {
  openPage();
  const { result, unmount } = renderHook(useTheme);
  act(() => {
    result.current[1]('light');
  });
  expect([result.current[0], localStorage.getItem('magpie.theme'), shown()]).toEqual([
    'light',
    'light',
    'dark',
  ]);
  await vi.waitFor(() => {
    expect([shown(), frame()]).toEqual(['light', '#f8f5ef']);
  });
  chooseElsewhere('dark');
  expect([result.current[0], shown()]).toEqual(['dark', 'dark']);
  unmount();
  chooseElsewhere('light');
  expect([renderHook(useTheme).result.current[0], shown()]).toEqual(['light', 'light']);
});
