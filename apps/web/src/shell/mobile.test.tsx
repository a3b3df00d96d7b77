import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { screenWidth } from '#testing/screen-width.ts';
import { renderLayout } from './testing/render-layout.tsx';

const bar = () => within(screen.getByRole('navigation', { name: 'Quick actions' }));

beforeEach(() => {
  freshBrowser();
  screenWidth(390);
});

describe('the mobile layout', () => {
  it('SHELL-34 applies at 767 px with a bottom bar of Menu, Casino, Deposit and Support', () => {
    screenWidth(767);
    renderLayout();
    const items = [...screen.getByRole('navigation', { name: 'Quick actions' }).children];
    expect(items.map((item) => item.textContent)).toEqual(['Menu', 'Casino', 'Deposit', 'Support']);
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });

  it('SHELL-34 does not apply at 768 px, where there is no bottom bar', () => {
    screenWidth(768);
    renderLayout();
    expect(screen.queryByRole('navigation', { name: 'Quick actions' })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInstanceOf(HTMLElement);
  });

  it('SHELL-35 opens the menu by Menu and closes it again', async () => {
    renderLayout();
    const button = bar().getByRole('button', { name: 'Menu' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    const menu = await screen.findByRole('dialog', { name: 'Main menu' });
    expect(within(menu).getByRole('link', { name: 'Promotions' })).toBeInstanceOf(HTMLElement);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Main menu' })).toBeNull();
    });
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('SHELL-30 shows the menu over the page, 18rem wide, and closes it when an entry is chosen', async () => {
    const { address } = renderLayout();
    await userEvent.click(bar().getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Main menu' });
    expect(getComputedStyle(menu).width).toBe('288px');
    await userEvent.click(within(menu).getByRole('link', { name: 'Jackpot' }));
    expect(address()).toBe('/jackpot');
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Main menu' })).toBeNull();
    });
  });

  it('SHELL-35 goes to the casino by Casino', async () => {
    const { address } = renderLayout();
    await userEvent.click(bar().getByRole('link', { name: 'Casino' }));
    expect(address()).toBe('/casino');
  });

  it('SHELL-08 goes to the contact page by Support', async () => {
    const { address } = renderLayout();
    await userEvent.click(bar().getByRole('link', { name: 'Support' }));
    expect(address()).toBe('/support/contact-us');
  });

  it('DEP-01 SHELL-36 opens the login by Deposit for a visitor, and nothing else', async () => {
    renderLayout();
    await userEvent.click(bar().getByRole('button', { name: 'Deposit' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['loginModal']);
  });

  it('SHELL-36 opens the deposit by Deposit for a member', async () => {
    renderLayout({ member: true });
    await userEvent.click(bar().getByRole('button', { name: 'Deposit' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['depositModal']);
  });
});
