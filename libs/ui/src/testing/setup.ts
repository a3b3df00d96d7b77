import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

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

afterEach(() => {
  cleanup();
});
