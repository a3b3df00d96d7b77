import { afterEach, describe, expect, it, vi } from 'vitest';

const script = './client/theme.js';

/** Opens a page at an address with these words, and answers the theme that it shows: undefined for the device's own. */
async function opened(search: string) {
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('location', { search });
  vi.resetModules();
  const { themes } = (await import(script)) as { themes: Record<'theme-light' | 'theme-dark', () => void> };
  return { themes, theme: () => dataset['theme'] };
}

describe('the theme of a game', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['?ticket=t&theme=light', 'light'],
    ['?ticket=t&theme=dark', 'dark'],
    ['?ticket=t', undefined],
    ['?ticket=t&theme=pink', undefined],
  ])('at %j is %s', async (search, theme) => {
    expect((await opened(search)).theme()).toBe(theme);
  });

  it('changes when the site tells of another', async () => {
    const { themes, theme } = await opened('?theme=dark');
    themes['theme-light']();
    expect(theme()).toBe('light');
    themes['theme-dark']();
    expect(theme()).toBe('dark');
  });
});
