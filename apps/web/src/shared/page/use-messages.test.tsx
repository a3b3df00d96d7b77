import type { JSX } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMessages } from './index.ts';

function Framed({ onHeard }: { readonly onHeard: (data: unknown) => void }): JSX.Element {
  useMessages((event) => {
    onHeard(event.data);
  });
  return <iframe title="Framed" />;
}

// Testing Library's `act` runs effects at once, as a browser with much to do does not.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

it('hears a frame that speaks as soon as it is in the page', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const heard: unknown[] = [];
  const root = createRoot(place);
  const spoken = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!place.querySelector('iframe')) return;
      observer.disconnect();
      dispatchEvent(new MessageEvent('message', { data: 'loaded' }));
      resolve();
    }).observe(place, { childList: true, subtree: true });
  });
  root.render(<Framed onHeard={(data) => heard.push(data)} />);
  await spoken;
  expect(heard).toEqual(['loaded']);
  root.unmount();
  place.remove();
});
