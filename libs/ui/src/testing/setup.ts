import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { ownPage } from './own-page.ts';

ownPage();

// jsdom lays nothing out, and a focus trap takes what has no box for invisible.
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 1 });

globalThis.ResizeObserver = class {
  observe(): void {
    /* nothing ever changes its size */
  }
  unobserve(): void {
    /* nothing to stop */
  }
  disconnect(): void {
    /* nothing to stop */
  }
};

// Far more than anything needs, so that a busy machine has time for it.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
});
