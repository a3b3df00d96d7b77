import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBrowser } from '#testing/session-setting.ts';
import { screenWidth } from '#testing/screen-width.ts';
import { renderLayout } from './testing/render-layout.tsx';

beforeEach(() => {
  freshBrowser();
  screenWidth(1366);
});

describe('an unknown address', () => {
  it("SHELL-15 shows 'Page Not Found', and 'Back to Games' goes to the home page", async () => {
    const { address } = renderLayout({ at: '/unknown' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInstanceOf(
      HTMLElement,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Back to Games' }));
    expect(address()).toBe('/');
  });

  it("SHELL-15 goes home by 'Go Back' when there is nothing to go back to", async () => {
    const { address } = renderLayout({ at: '/unknown' });
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
    expect(address()).toBe('/');
  });

  it("SHELL-15 goes to the previous page by 'Go Back'", async () => {
    const { address, goTo } = renderLayout({ at: '/promotions' });
    goTo('/unknown');
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
    expect(address()).toBe('/promotions');
  });
});

describe.each(['/maintenance', '/under-maintenance'])('the maintenance page at %s', (path) => {
  it("SHELL-16 says that systems are being upgraded, and 'CHECK AGAIN' goes to the home page", async () => {
    const { address } = renderLayout({ at: path });
    expect(screen.getByRole('heading', { level: 1, name: 'UNDER MAINTENANCE' })).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(/upgrading our systems/)).toBeInstanceOf(HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'CHECK AGAIN' }));
    expect(address()).toBe('/');
  });

  it('SHELL-17 has no header, menu or footer', () => {
    renderLayout({ at: path });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
