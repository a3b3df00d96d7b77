import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { screenWidth } from '#testing/screen-width.ts';
import { renderLayout } from './testing/render-layout.tsx';

const header = () => within(screen.getByRole('banner'));

beforeEach(() => {
  freshBrowser();
  screenWidth(1366);
});

describe('the header', () => {
  it('SHELL-22 is fixed at the top, 72 px high, with the logo and the site title that lead home', async () => {
    const { address } = renderLayout({
      at: '/promotions',
      site: { title: 'Kookaburra', code: 'kookaburra' },
    });
    const home = header().getByRole('link', { name: 'Kookaburra, home' });
    expect(within(home).getByRole('img', { name: 'Kookaburra' })).toBeInstanceOf(SVGElement);
    const style = getComputedStyle(screen.getByRole('banner'));
    expect(style.position).toBe('fixed');
    expect(style.height).toBe('72px');
    const content = screen.getByRole('main').parentElement;
    expect(content && getComputedStyle(content).maxWidth).toBe('1290px');
    await userEvent.click(home);
    expect(address()).toBe('/');
  });

  it('SHELL-23 offers a visitor Login and Register and no member controls', async () => {
    renderLayout();
    await userEvent.click(header().getByRole('button', { name: 'Login' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['loginModal']);
    await userEvent.click(header().getByRole('button', { name: 'Register' }));
    expect(modals.isOpen('registerModal')).toBe(true);
    expect(header().queryByRole('button', { name: 'Deposit' })).toBeNull();
    expect(header().queryByRole('button', { name: /Wallet|Messages|Account/ })).toBeNull();
  });

  it('SHELL-24 offers a member balance, Deposit, the unread count and the account, and no login', async () => {
    renderLayout({ member: true });
    expect(await header().findByRole('button', { name: 'Wallet, $1,000.00' })).toBeInstanceOf(HTMLElement);
    expect(await header().findByRole('button', { name: 'Messages, 3 unread' })).toBeInstanceOf(HTMLElement);
    expect(await header().findByRole('button', { name: 'Account' })).toBeInstanceOf(HTMLElement);
    await userEvent.click(header().getByRole('button', { name: 'Deposit' }));
    expect(modals.isOpen('depositModal')).toBe(true);
    expect(header().queryByRole('button', { name: 'Login' })).toBeNull();
    expect(header().queryByRole('button', { name: 'Register' })).toBeNull();
  });

  it('SHELL-46 offers no language switch and says that the page is English', () => {
    renderLayout();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText(/language/i)).toBeNull();
  });

  it('KYC-24 has the ribbon of an unverified member before the page, and none once they are verified', async () => {
    const { session } = renderLayout({ member: true });
    const verify = (verified: boolean) => {
      act(() => {
        const now = session.state.get();
        if (now.signedIn) session.state.set({ ...now, account: { ...now.account, verified } });
      });
    };
    expect(screen.queryByRole('region', { name: 'Identity verification' })).toBeNull();
    verify(false);
    const ribbon = await screen.findByRole('region', { name: 'Identity verification' });
    expect(ribbon.compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    verify(true);
    expect(screen.queryByRole('region', { name: 'Identity verification' })).toBeNull();
  });

  it('leads past the menu to the page', () => {
    renderLayout();
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
  });
});
