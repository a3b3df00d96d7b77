import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderFeature } from '#testing/render-feature.tsx';
import { FullScreen } from './full-screen.tsx';

let shown: Element | null = null;

function turn(element: Element | null): Promise<void> {
  shown = element;
  act(() => {
    document.dispatchEvent(new Event('fullscreenchange'));
  });
  return Promise.resolve();
}

const facts = {
  fullscreenEnabled: { configurable: true, get: () => true },
  fullscreenElement: { configurable: true, get: () => shown },
  exitFullscreen: { configurable: true, value: () => turn(null) },
};

afterEach(() => {
  for (const name of Object.keys(facts)) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

it('says what it does next, also after Escape has left the full screen', async () => {
  Object.defineProperties(document, facts);
  const ask = vi.fn(() => turn(document.documentElement));
  Object.defineProperty(document.documentElement, 'requestFullscreen', { configurable: true, value: ask });
  renderFeature(<FullScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Leave full screen');
  await turn(null);
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Full screen');
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave full screen' }));
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Full screen');
  expect(ask).toHaveBeenCalledTimes(2);
});
