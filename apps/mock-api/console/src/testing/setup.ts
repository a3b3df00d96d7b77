import { ownPage } from '@magpie/ui/testing';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

ownPage();

globalThis.ResizeObserver = class {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
};
Element.prototype.scrollIntoView = () => undefined;

// Far more than anything needs, so that a busy machine has time for it.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
});
