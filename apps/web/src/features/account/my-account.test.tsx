import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
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
  it('SHELL-11 SHELL-12 has every section as a tab and opens the one it was opened with', async () => {
    fakePlatform(answers);
    renderFeature(
      <Suspense>
        <MyAccount tab="withdrawals" onClose={() => undefined} />
      </Suspense>,
      { member: true },
    );
    const tabs = within(await screen.findByRole('tablist', { name: 'My Account' }));
    expect(tabs.getByRole('tab', { selected: true }).textContent).toBe('Withdrawals');
    expect(await screen.findByText('No records found')).toBeInstanceOf(HTMLElement);
    expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Personal details',
      'Achievements',
      'Active Bonus',
      'Free spins',
      'Rewards',
      'Change password',
      'Deposit/Withdraw',
      'Transaction History',
      'Deposits',
      'Withdrawals',
      'Betting History',
      'Cashback',
      'Consumable Bonuses',
      'Account Verification',
      'Level System',
    ]);
  });

  function AsModal() {
    const open = useStore(modals.stack).find(({ name }) => name === 'myAccount');
    const close = () => {
      modals.close('myAccount');
    };
    return open?.name === 'myAccount' ? <MyAccount {...open.props} onClose={close} /> : null;
  }

  async function openModal() {
    const there = openPage('/', true, <AsModal />);
    act(() => {
      modals.open('myAccount', { tab: 'withdrawals' });
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
    await userEvent.click(screen.getByRole('tab', { name: 'Deposits' }));
    widen();
    expect(await screen.findByRole('heading', { level: 1, name: 'Personal center' })).toBeTruthy();
    expect(address()).toBe('/personal-center?tab=deposits');
    expect(modals.stack.get()).toEqual([]);
  });

  it('stays on a screen that has become wide while a form in it would lose what was typed', async () => {
    const { address } = await openModal();
    await userEvent.click(screen.getByRole('tab', { name: 'Change password' }));
    await userEvent.type(await screen.findByLabelText('Old password'), 'M');
    widen();
    expect(screen.getByLabelText('Old password')).toHaveProperty('value', 'M');
    expect(address()).toBe('/');
    await userEvent.click(screen.getByRole('tab', { name: 'Withdrawals' }));
    expect(screen.getByRole('dialog', { name: 'My Account' })).toBeTruthy();
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
