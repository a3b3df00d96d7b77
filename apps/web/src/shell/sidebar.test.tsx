import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { held } from '#testing/fake-platform.ts';
import { gameTypesOf, usualTypes } from '#testing/sample-catalogue.ts';
import { screenWidth } from '#testing/screen-width.ts';
import { renderLayout } from './testing/render-layout.tsx';
// Loaded here, so that no test waits for a lazy part to be compiled.
import './menu-content.tsx';

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const width = () => getComputedStyle(screen.getByRole('navigation', { name: 'Main menu' })).width;

/** 16rem and 5rem. */
const [expanded, collapsed] = ['256px', '80px'];

beforeEach(() => {
  freshBrowser();
  screenWidth(1366);
});

describe('the menu beside the page', () => {
  it('SHELL-29 lists Casino with a submenu of types and the other pages in their order', async () => {
    renderLayout();
    const casino = within(await menu().findByRole('list', { name: 'Casino' }));
    expect(await casino.findByRole('link', { name: 'Pokies' })).toBeInstanceOf(HTMLElement);
    expect(casino.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Lobby',
      'Popular',
      'Fish',
      'Live',
      'Lottery',
      'Pokies',
      'Table',
      'Providers',
    ]);
    const names = menu()
      .getAllByRole('link')
      .map((link) => link.textContent);
    const pages = ['Sportsbook', 'Promotions', 'Cashbacks', 'Tournament', 'Jackpot', 'Support'];
    expect(names.filter((name) => pages.includes(name))).toEqual(pages);
    await userEvent.click(await menu().findByRole('button', { name: 'Casino' }));
    expect(menu().queryByRole('link', { name: 'Pokies' })).toBeNull();
  });

  it('keeps the room of the types while they are on their way, so that nothing below them moves', async () => {
    const types = held<unknown>();
    renderLayout({ answers: { GameTypes: types.answer } });
    const casino = await menu().findByRole('list', { name: 'Casino' });
    const coming = casino.children.length;
    types.release(usualTypes);
    expect(await within(casino).findByRole('link', { name: 'Pokies' })).toBeTruthy();
    expect(casino.children).toHaveLength(coming);
  });

  it('SHELL-04 has an entry for a type that only the platform knows', async () => {
    const { address } = renderLayout({
      at: '/promotions',
      answers: { GameTypes: () => gameTypesOf(['CRASH', 'Crash'], ['SPORTSBOOK', 'Sportsbook']) },
    });
    await userEvent.click(await menu().findByRole('link', { name: 'Crash' }));
    expect(address()).toBe('/casino/crash');
  });

  it('SHELL-01 changes the filter of the lobby when an entry is chosen on the home page', async () => {
    const { address } = renderLayout({ at: '/' });
    const lobby = await menu().findByRole('link', { name: 'Lobby' });
    expect(lobby.getAttribute('aria-current')).toBe('page');
    await userEvent.click(await menu().findByRole('link', { name: 'Fish' }));
    expect(address()).toBe('/?type=fish');
    expect(menu().getByRole('link', { name: 'Fish' }).getAttribute('aria-current')).toBe('page');
  });

  it.each([
    ['Sportsbook', '/sportsbook'],
    ['Promotions', '/promotions'],
    ['Cashbacks', '/cashbacks'],
    ['Tournament', '/tournament'],
    ['Jackpot', '/jackpot'],
  ])('leads by %s to %s', async (name, path) => {
    const { address } = renderLayout();
    await userEvent.click(await menu().findByRole('link', { name }));
    expect(address()).toBe(path);
    expect(menu().getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
  });

  it('SHELL-08 leads by Support to the contact page', async () => {
    const { address } = renderLayout();
    await userEvent.click(await menu().findByRole('link', { name: 'Support' }));
    expect(address()).toBe('/support/contact-us');
  });

  it('SHELL-09 leads to the level page of the brand, or opens levelModal', async () => {
    const vip = renderLayout({ site: { levelPage: 'vip' } });
    await userEvent.click(await menu().findByRole('link', { name: 'VIP levels' }));
    expect(vip.address()).toBe('/vip');
    vip.unmount();

    const system = renderLayout({ site: { levelPage: 'leveling-system' } });
    await userEvent.click(await menu().findByRole('link', { name: 'VIP levels' }));
    expect(system.address()).toBe('/leveling-system');
    system.unmount();

    renderLayout({ site: { levelPage: 'modal' } });
    await userEvent.click(await menu().findByRole('button', { name: 'VIP levels' }));
    expect(modals.isOpen('levelModal')).toBe(true);
  });

  it('SHELL-30 switches between 16rem with words and 5rem with icons alone', async () => {
    renderLayout();
    expect(width()).toBe(expanded);
    await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(width()).toBe(collapsed);
    const promotions = await menu().findByRole('link', { name: 'Promotions' });
    expect(promotions.textContent).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Expand menu' }));
    expect(width()).toBe(expanded);
    expect(menu().getByRole('link', { name: 'Promotions' }).textContent).toBe('Promotions');
  });

  it('shows the words of an icon in a tooltip', async () => {
    await import('./rail-tooltip.tsx');
    renderLayout();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
    await userEvent.hover(await menu().findByRole('link', { name: 'Cashbacks' }));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Cashbacks');
  });

  it.each([
    ['Ctrl+B', '{Control>}b{/Control}'],
    ['Cmd+B', '{Meta>}b{/Meta}'],
  ])('SHELL-31 is switched by %s', async (_name, keys) => {
    renderLayout();
    await userEvent.keyboard(keys);
    expect(width()).toBe(collapsed);
    await userEvent.keyboard(keys);
    expect(width()).toBe(expanded);
    await userEvent.keyboard('b');
    expect(width()).toBe(expanded);
  });

  it('SHELL-32 keeps its state in a cookie for 604800 seconds and restores it on the next page load', async () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    const { unmount } = renderLayout();
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(set).toHaveBeenLastCalledWith(expect.stringMatching(/^sidebar=collapsed;.*\bmax-age=604800\b/));
    unmount();

    renderLayout();
    expect(width()).toBe(collapsed);
  });

  it('shows icons alone on a narrow screen until somebody chooses otherwise', async () => {
    screenWidth(900);
    renderLayout();
    expect(width()).toBe(collapsed);
    await userEvent.click(screen.getByRole('button', { name: 'Expand menu' }));
    expect(width()).toBe(expanded);
  });

  it('switches the theme and keeps it on this device', async () => {
    renderLayout();
    await userEvent.click(await menu().findByRole('radio', { name: 'Light' }));
    expect(localStorage.getItem('magpie.theme')).toBe('light');
    await vi.waitFor(() => {
      expect(document.documentElement.className).toBe('light');
    });
    await userEvent.click(await menu().findByRole('radio', { name: 'Dark' }));
    await vi.waitFor(() => {
      expect(document.documentElement.className).toBe('dark');
    });
  });
});
