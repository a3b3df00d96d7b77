import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { useStore } from '#shared/store/index.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { screenWidth, turnScreen } from '#testing/screen-width.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { MyAccount } from './my-account.tsx';
import { answers, openPage } from './testing/opened-account.tsx';

beforeEach(() => {
  freshBrowser();
  screenWidth(390);
});

describe('the modal myAccount', () => {
  const sections = () => within(screen.getByRole('navigation', { name: 'Account sections' }));

  it('SHELL-11 SHELL-12 begins with who is signed in and every section in groups', async () => {
    fakePlatform(answers);
    renderFeature(<MyAccount onClose={() => undefined} />, { member: true });
    await screen.findByRole('heading', { level: 2, name: 'Mia Test' });
    expect(
      sections()
        .getAllByRole('heading')
        .map((each) => each.textContent),
    ).toEqual(['Profile', 'Money', 'Bonuses', 'Badges and levels']);
    expect(
      sections()
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual([
      'Personal details',
      'Account Verification',
      'Change password',
      'Deposit/Withdraw',
      'Deposits',
      'Withdrawals',
      'Transaction History',
      'Betting History',
      'Active Bonus',
      'Free spins',
      'Consumable Bonuses',
      'Cashback',
      'Rewards',
      'Achievements',
      'VIP levels',
    ]);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('SHELL-11 opens the section it was opened with, from where Back leads to the list', async () => {
    fakePlatform(answers);
    renderFeature(<MyAccount tab="withdrawals" onClose={() => undefined} />, { member: true });
    await screen.findByRole('heading', { level: 2, name: 'Withdrawals' });
    expect(await screen.findByText('No records found')).toBeInstanceOf(HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.activeElement?.textContent).toBe('Withdrawals');
    await userEvent.click(sections().getByRole('button', { name: 'Deposits' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Deposits' }));
  });

  function AsModal() {
    const open = useStore(modals.stack).find(({ name }) => name === 'myAccount');
    const close = () => {
      modals.close('myAccount');
    };
    return open?.name === 'myAccount' ? <MyAccount {...open.props} onClose={close} /> : null;
  }

  async function openModal(tab?: string) {
    const there = openPage('/', true, <AsModal />);
    act(() => {
      modals.open('myAccount', tab === undefined ? tab : { tab });
    });
    await screen.findByRole('dialog', { name: 'My Account' });
    return there;
  }

  const widen = () => {
    act(() => {
      turnScreen(768);
    });
  };

  it('SHELL-10 SHELL-11 makes way for the page on the section chosen last once the screen is 768 px wide', async () => {
    const { address } = await openModal();
    await userEvent.click(sections().getByRole('button', { name: 'Deposits' }));
    widen();
    expect(await screen.findByRole('heading', { level: 1, name: 'Personal center' })).toBeTruthy();
    expect(address()).toBe('/personal-center?tab=deposits');
    expect(modals.stack.get()).toEqual([]);
  });

  it('stays on a screen that has become wide while a form in it would lose what was typed', async () => {
    const { address } = await openModal();
    await userEvent.click(sections().getByRole('button', { name: 'Change password' }));
    await userEvent.type(await screen.findByLabelText('Old password'), 'M');
    widen();
    expect(screen.getByLabelText('Old password')).toHaveProperty('value', 'M');
    expect(address()).toBe('/');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('dialog', { name: 'My Account' })).toBeTruthy();
  });

  const back = () => {
    act(() => {
      modals.closeDownTo(0);
    });
  };

  it('goes to the list before it closes when the browser goes back from a section chosen there', async () => {
    await openModal();
    await userEvent.click(sections().getByRole('button', { name: 'Deposits' }));
    back();
    expect(sections().getByRole('button', { name: 'Deposits' })).toBe(document.activeElement);
    back();
    expect(modals.stack.get()).toEqual([]);
  });

  it('closes when the browser goes back from the section it was opened with', async () => {
    await openModal('deposits');
    back();
    expect(modals.stack.get()).toEqual([]);
  });

  it('SHELL-10 never lies over the page', async () => {
    screenWidth(768);
    const { address } = openPage('/personal-center?tab=deposits', true, <AsModal />);
    await screen.findByRole('heading', { level: 2, name: 'Deposits' });
    act(() => {
      modals.open('myAccount', { tab: 'withdrawals' });
    });
    await waitFor(() => {
      expect(modals.stack.get()).toEqual([]);
    });
    expect(address()).toBe('/personal-center?tab=deposits');
  });
});
