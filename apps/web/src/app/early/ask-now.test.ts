import { afterEach, expect, it, vi } from 'vitest';
import { bareConfig } from '#testing/surrounded.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['app'];
  document.cookie = 'access-token=; max-age=0';
  document.head.querySelectorAll('#config, [crossorigin]').forEach((each) => {
    each.remove();
  });
});

it('begins the app of a page made ahead also when its early questions cannot be asked', async () => {
  const settings = { type: 'application/json', id: 'config', textContent: JSON.stringify(bareConfig) };
  document.head.append(Object.assign(document.createElement('script'), settings));
  document.documentElement.dataset['app'] = '/assets/index-1.js';
  document.cookie = 'access-token=%';
  const page = { operations: [], ofVisitors: [], scripts: [] };
  vi.stubGlobal('EARLY_LIST', {
    pages: { [location.pathname]: page },
    queries: {},
    adminCodes: { [bareConfig.brand]: 'code' },
  });
  await expect(import('./ask-now.ts')).rejects.toThrow('URI malformed');
  expect(document.head.querySelector('script[type=module]')?.getAttribute('src')).toBe('/assets/index-1.js');
});
