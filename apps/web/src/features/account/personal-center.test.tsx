import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { useStore } from '#shared/store/index.ts';
import { fakePlatform, NoNetwork } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { screenWidth } from '#testing/screen-width.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { MyAccount } from './my-account.tsx';
import { PersonalCenterPage } from './personal-center-page.tsx';

const emptyList = (field: string, name: string) => () => ({
  [field]: {
    __typename: `${name}Connection`,
    totalCount: 0,
    edges: [],
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
});

const answers = {
  Deposits: emptyList('deposits', 'Deposit'),
  Withdrawals: emptyList('withdrawals', 'Withdrawal'),
  TransactionHistory: emptyList('balanceTransactionRecords', 'BalanceTransactionRecord'),
  MemberDocuments: emptyList('memberDocuments', 'MemberDocument'),
  MemberFreeSpins: emptyList('memberFreeSpins', 'MemberFreeSpin'),
  MyBonuses: emptyList('memberConsumablePromos', 'ConsumablePromo'),
  MemberCashbacks: emptyList('memberCashbacks', 'MemberCashback'),
  PromoStanding: () => ({
    member: {
      __typename: 'PromoMember',
      id: 'member-mia',
      activePromo: null,
      pendingPromos: [],
      promoLockIn: null,
      lastLockInDateTime: null,
    },
    ...emptyList('memberFreeSpins', 'MemberFreeSpin')(),
  }),
};

function openPage(at: string, member = true, over?: ReactNode) {
  fakePlatform(answers);
  return renderFeature(
    <Suspense>
      {over}
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/personal-center" element={<PersonalCenterPage />} />
      </Routes>
    </Suspense>,
    { at, member },
  );
}

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
    ['level-system', 'Level System'],
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

describe('the modal myAccount', () => {
  beforeEach(() => {
    screenWidth(390);
  });

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

  async function openModal(at = '/') {
    const there = openPage(at, true, <AsModal />);
    act(() => {
      modals.open('myAccount', { tab: 'withdrawals' });
    });
    await screen.findByRole('dialog', { name: 'My Account' });
    return there;
  }

  const widen = () => {
    act(() => {
      screenWidth(768);
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
    await heading('Deposits');
    act(() => {
      modals.open('myAccount', { tab: 'withdrawals' });
    });
    await waitFor(() => {
      expect(modals.stack.get()).toEqual([]);
    });
    expect(address()).toBe('/personal-center?tab=deposits');
  });
});
