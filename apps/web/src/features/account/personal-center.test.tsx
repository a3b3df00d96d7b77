import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, NoNetwork } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { screenWidth, turnScreen } from '#testing/screen-width.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { PersonalCenterPage } from './personal-center-page.tsx';
import { answers, openPage } from './testing/opened-account.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

beforeEach(() => {
  freshBrowser();
  screenWidth(1366);
});

describe('the account area as a page', () => {
  it('SHELL-10 shows the four tabs at 768 px and wider', async () => {
    screenWidth(768);
    const { address } = openPage('/personal-center');
    const tabs = within(await screen.findByRole('tablist', { name: 'Personal center' }));
    expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Personal details',
      'Achievements',
      'Active Bonus',
      'Free spins',
    ]);
    const keys = ['achievements', 'active-bonus', 'freespin-bonus', 'personal-details'];
    for (const [index, name] of [
      'Achievements',
      'Active Bonus',
      'Free spins',
      'Personal details',
    ].entries()) {
      await userEvent.click(tabs.getByRole('tab', { name }));
      expect(address()).toBe(`/personal-center?tab=${keys[index] ?? ''}`);
    }
  });

  it('SHELL-12 offers every section', async () => {
    openPage('/personal-center');
    const tabs = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    const sections = within(screen.getByRole('navigation', { name: 'Account sections' }));
    const names = [...tabs, ...sections.getAllByRole('link').map((link) => link.textContent)];
    expect(names).toEqual(
      expect.arrayContaining([
        'Change password',
        'Personal details',
        'Deposit/Withdraw',
        'Active Bonus',
        'Cashback',
        'Transaction History',
        'Withdrawals',
        'Deposits',
        'Consumable Bonuses',
        'Free spins',
        'Account Verification',
      ]),
    );
  });

  it.each([
    ['change-password', 'Change password'],
    ['personal-details', 'Personal details'],
    ['deposit-withdraw', 'Deposit/Withdraw'],
    ['active-bonus', 'Active Bonus'],
    ['cashback', 'Cashback'],
    ['transaction-history', 'Transaction History'],
    ['betting-history', 'Betting History'],
    ['withdrawals', 'Withdrawals'],
    ['deposits', 'Deposits'],
    ['consumable-bonuses', 'Consumable Bonuses'],
    ['freespin-bonus', 'Free spins'],
    ['account-verification', 'Account Verification'],
    ['achievements', 'Achievements'],
    ['rewards', 'Rewards'],
    ['level-system', 'VIP levels'],
  ])('SHELL-13 opens by the key %s the section %s', async (key, name) => {
    openPage(`/personal-center?tab=${key}`);
    expect(await heading(name)).toBeInstanceOf(HTMLElement);
  });

  it.each(['/personal-center', '/personal-center?tab=', '/personal-center?tab=nonsense'])(
    'SHELL-13 opens the personal details by %s',
    async (at) => {
      openPage(at);
      expect(await heading('Personal details')).toBeInstanceOf(HTMLElement);
    },
  );

  it('SHELL-13 has an address for each section of the menu', async () => {
    const { address } = openPage('/personal-center');
    await userEvent.click(await screen.findByRole('link', { name: 'Withdrawals' }));
    expect(address()).toBe('/personal-center?tab=withdrawals');
    expect(screen.getByRole('link', { name: 'Withdrawals' }).getAttribute('aria-current')).toBe('page');
    expect(await screen.findByText('No records found')).toBeInstanceOf(HTMLElement);
  });

  it.each(['transaction-history', 'deposits', 'withdrawals', 'consumable-bonuses'])(
    "TXN-16 the empty list of %s reads 'No records found'",
    async (key) => {
      openPage(`/personal-center?tab=${key}`);
      expect(await screen.findByRole('heading', { name: 'No records found' })).toBeInstanceOf(HTMLElement);
    },
  );

  it('SHELL-11 opens as myAccount over the home page below 768 px', async () => {
    screenWidth(767);
    const { address } = openPage('/personal-center?tab=deposits');
    await waitFor(() => {
      expect(modals.stack.get()).toEqual([{ name: 'myAccount', props: { tab: 'deposits' } }]);
    });
    expect(address()).toBe('/');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('SHELL-11 stays on a screen that has become narrow until what was typed there is left', async () => {
    const { address } = openPage('/personal-center?tab=change-password');
    await userEvent.type(await screen.findByLabelText('Old password'), 'M');
    act(() => {
      turnScreen(600);
    });
    expect(screen.getByLabelText('Old password')).toHaveProperty('value', 'M');
    expect(address()).toBe('/personal-center?tab=change-password');
    await userEvent.click(screen.getByRole('link', { name: 'Deposits' }));
    await waitFor(() => {
      expect(modals.stack.get()).toEqual([{ name: 'myAccount', props: { tab: 'deposits' } }]);
    });
    expect(address()).toBe('/');
  });

  it('SHELL-11 becomes myAccount on a screen that has become narrow where nothing was typed', async () => {
    const { address } = openPage('/personal-center?tab=change-password');
    await screen.findByLabelText('Old password');
    act(() => {
      turnScreen(600);
    });
    await waitFor(() => {
      expect(modals.stack.get()).toEqual([{ name: 'myAccount', props: { tab: 'change-password' } }]);
    });
    expect(address()).toBe('/');
  });

  it('SHELL-14 takes a visitor to the home page with the login open', async () => {
    const { address } = openPage('/personal-center', false);
    await waitFor(() => {
      expect(modals.stack.get().map(({ name }) => name)).toEqual(['loginModal']);
    });
    expect(address()).toBe('/');
  });

  it('leads home without a login who logs out here', async () => {
    const { address, session } = openPage('/personal-center?tab=deposits');
    await heading('Deposits');
    await act(() => session.logOut());
    await waitFor(() => {
      expect(address()).toBe('/');
    });
    expect(modals.stack.get()).toEqual([]);
  });

  /** A way to the page from elsewhere, and the home page to be sent to. */
  const linkToThePage = (
    <Suspense>
      <Link to="/personal-center">There</Link>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/personal-center" element={<PersonalCenterPage />} />
      </Routes>
    </Suspense>
  );

  /** Signs the member out, and then shows the page, whose code was late. */
  async function logOutBeforeThePage() {
    fakePlatform(answers);
    const rendered = renderFeature(linkToThePage, { member: true });
    await act(() => rendered.session.logOut());
    return rendered;
  }

  it('leads home without a login who logs out before the code of the page has come', async () => {
    const { address } = await logOutBeforeThePage();
    await userEvent.click(screen.getByRole('link', { name: 'There' }));
    await screen.findByRole('heading', { name: 'Home' });
    await waitFor(() => {
      expect(address()).toBe('/');
    });
    expect(modals.stack.get()).toEqual([]);
  });

  it('SHELL-14 asks for a login who comes back after having logged out', async () => {
    const { address } = await logOutBeforeThePage();
    history.pushState({ key: 'later' }, '');
    await userEvent.click(screen.getByRole('link', { name: 'There' }));
    await waitFor(() => {
      expect(modals.isOpen('loginModal')).toBe(true);
    });
    expect(address()).toBe('/');
  });

  it('SHELL-14 sends nobody away before it is settled who this is', async () => {
    fakePlatform(answers);
    const { session, address } = renderFeature(linkToThePage);
    act(() => {
      session.state.set({ signedIn: false, account: null, settled: false, generation: 0 });
    });
    await userEvent.click(screen.getByRole('link', { name: 'There' }));
    expect(address()).toBe('/personal-center');
    expect(modals.stack.get()).toEqual([]);
    act(() => {
      session.state.set({ signedIn: false, account: null, settled: true, generation: 0 });
    });
    await waitFor(() => {
      expect(modals.isOpen('loginModal')).toBe(true);
    });
    expect(address()).toBe('/');
  });

  it('says why a list could not be shown and tries again', async () => {
    const platform = fakePlatform({
      ...answers,
      Deposits: () => {
        throw new NoNetwork();
      },
    });
    renderFeature(
      <Suspense>
        <PersonalCenterPage />
      </Suspense>,
      { at: '/personal-center?tab=deposits', member: true },
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer('Deposits', answers.Deposits);
    await userEvent.click(again);
    expect(await screen.findByText('No records found')).toBeInstanceOf(HTMLElement);
  });
});
