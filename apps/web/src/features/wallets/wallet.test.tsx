import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderReal } from '#testing/platform/render-real.tsx';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import {
  answeredAccount,
  aud,
  btc,
  eth,
  favourite,
  fiveBalances,
  nzd,
  sampleAccount,
  withFavourites,
} from '#testing/sample-account.ts';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { CurrencyList } from './currency-list.tsx';
import { ManageCurrency } from './manage-currency.tsx';
import { WalletControl } from './wallet-control.tsx';
import { WalletSettings } from './wallet-settings.tsx';

const favourites = [favourite(aud, '1000.00'), favourite(btc, '0.0421'), favourite(nzd, '12.50')];

const memberOf = (change: Record<string, unknown> = {}) => ({
  __typename: 'Member',
  id: 'member-mia',
  activeCurrency: aud,
  availableBalance: '1000.00',
  wallets: answeredAccount.wallets,
  depositLimits: [],
  favoriteCurrencyDetails: favourites,
  favoriteCryptoBalances: [],
  hideZeroBalances: false,
  displayCryptoCurrencyInFiat: false,
  displayedFiatCurrency: aud,
  ...change,
});

const baseAnswers: Answers = {
  WalletCurrencies: () => withFavourites(...favourites),
  CurrencyChoices: () => ({ availableCurrencies: [aud, nzd, btc, eth] }),
};

/** A member with another amount in each wallet. */
const account = {
  ...sampleAccount,
  availableBalance: '1234.50',
  wallets: {
    ...sampleAccount.wallets,
    ...fiveBalances,
  },
};

async function openWallet(answers: Answers = {}) {
  const platform = fakePlatform({ ...baseAnswers, ...answers });
  renderFeature(<WalletControl />, { member: true, account });
  await userEvent.click(screen.getByRole('button', { name: /^Wallet/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Wallet' }));
  await panel.findByRole('radio', { name: /BTC/ });
  return { platform, panel };
}

beforeEach(() => {
  freshBrowser();
  balancesHidden.set(false);
});

describe('the wallet popover', () => {
  it('WALLET-01 shows the total, the five wallets and the favourite currencies', async () => {
    const { panel } = await openWallet();
    const total = panel.getByText('Total balance').parentElement?.nextElementSibling;
    expect(total?.textContent).toBe('$1,234.50');
    expect(panel.getByText('$1,204.00 can be withdrawn')).toBeInstanceOf(HTMLElement);
    const wallets = panel.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(wallets).toEqual([
      'Main cash$1,000.00',
      'Casino cash$200.00',
      'Casino bonusBonus$30.00',
      'Sports cash$4.00',
      'Sports bonusBonus$0.50',
    ]);
    const list = within(panel.getByRole('radiogroup', { name: 'Active currency' }));
    expect(list.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
      'AUD Australian Dollar1,234.50',
      'BTC Bitcoin0.04210000',
      'NZD New Zealand Dollar12.50',
    ]);
    expect(list.getByRole('radio', { checked: true }).textContent).toContain('AUD');
  });

  it.each([
    ['Manage Currency', 'manageCurrency'],
    ['Wallet Settings', 'walletSettings'],
    ['Deposit', 'depositModal'],
    ['Withdraw', 'withdrawalModal'],
  ] as const)('WALLET-01 opens by %s the modal %s', async (name, modal) => {
    const { panel } = await openWallet();
    await userEvent.click(panel.getByRole('button', { name }));
    expect(modals.stack.get().map((open) => open.name)).toEqual([modal]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('WALLET-01 WALLET-08 WALLET-09 holds the amounts of the currency that was chosen', async () => {
    await renderReal(<WalletControl />, 'leo');
    await userEvent.click(screen.getByRole('button', { name: /^Wallet/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Wallet' }));
    const total = () => panel.getByText('Total balance').parentElement?.nextElementSibling?.textContent;
    expect(total()).toBe('A$4,850.00');
    await userEvent.click(await panel.findByRole('radio', { name: /NZD/ }));
    expect(await screen.findByText('Active currency changed successfully.')).toBeInstanceOf(HTMLElement);
    expect(total()).toBe('NZ$620.50');
  });

  it('WALLET-08 WALLET-09 sends the chosen currency and tells of the success', async () => {
    const { platform, panel } = await openWallet({
      ChangeActiveCurrency: () => ({ updateMe: memberOf({ activeCurrency: nzd }) }),
    });
    await userEvent.click(panel.getByRole('radio', { name: /NZD/ }));
    expect(await screen.findByText('Active currency changed successfully.')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Update Active Currency')).toBeInstanceOf(HTMLElement);
    expect(platform.variablesOf('ChangeActiveCurrency')).toEqual([{ currency: 'NZD' }]);
    const sent = platform.calls.find(({ operation }) => operation === 'ChangeActiveCurrency');
    expect(sent?.body['query']).toContain('updateMe(input: {activeCurrency: $currency})');
  });

  it('WALLET-08 sends nothing for the currency that is active already', async () => {
    const { platform, panel } = await openWallet();
    await userEvent.click(panel.getByRole('radio', { name: /AUD/ }));
    expect(platform.variablesOf('ChangeActiveCurrency')).toEqual([]);
  });

  it('WALLET-10 tells of a failure and keeps the old currency', async () => {
    const { panel } = await openWallet({
      ChangeActiveCurrency: () => {
        throw new Refusal('BAD_USER_INPUT', 'No such currency.');
      },
    });
    await userEvent.click(panel.getByRole('radio', { name: /NZD/ }));
    expect(await screen.findByText('Failed to update active currency.')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Update Active Currency')).toBeInstanceOf(HTMLElement);
    expect(panel.getByRole('radio', { checked: true }).textContent).toContain('AUD');
  });

  it('moves between the currencies by arrows without choosing one', async () => {
    const { platform, panel } = await openWallet();
    panel.getByRole('radio', { name: /AUD/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('BTC');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.textContent).toContain('NZD');
    expect(platform.variablesOf('ChangeActiveCurrency')).toEqual([]);
  });

  it('hides the amounts, in the header too', async () => {
    const { panel } = await openWallet();
    await userEvent.click(panel.getByRole('button', { name: 'Hide balances' }));
    expect(panel.queryByText(/1,2/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Wallet, AUD balance hidden', hidden: true })).toBeInstanceOf(
      HTMLElement,
    );
    await userEvent.click(panel.getByRole('button', { name: 'Show balances' }));
    expect(panel.getByText('$1,204.00 can be withdrawn')).toBeInstanceOf(HTMLElement);
  });
});

describe('manageCurrency', () => {
  it('WALLET-12 lists all currencies with a search by code or name', async () => {
    fakePlatform(baseAnswers);
    renderFeature(<ManageCurrency onClose={() => undefined} />, { member: true });
    const names = () => screen.getAllByRole('switch').map((each) => each.textContent);
    expect(await screen.findByRole('switch', { name: 'BTC Bitcoin' })).toBeInstanceOf(HTMLElement);
    expect(names()).toEqual(['AUD Australian Dollar', 'NZD New Zealand Dollar', 'BTC Bitcoin', 'ETH Ether']);
    const search = screen.getByRole('searchbox', { name: 'Search currencies' });
    await userEvent.type(search, 'nzd');
    expect(names()).toEqual(['NZD New Zealand Dollar']);
    await userEvent.clear(search);
    await userEvent.type(search, 'COIN');
    expect(names()).toEqual(['BTC Bitcoin']);
    await userEvent.type(search, 'x');
    expect(screen.getByText('No currency matches')).toBeInstanceOf(HTMLElement);
  });

  it.each([
    ['CurrencyChoices', 'WalletCurrencies'],
    ['WalletCurrencies', 'CurrencyChoices'],
  ])('says what is wrong when %s had failed before %s does', async (first, second) => {
    const refused = () => {
      throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
    };
    const platform = fakePlatform({ ...baseAnswers, [first]: refused, [second]: refused });
    renderFeature(<ManageCurrency onClose={() => undefined} />, { member: true });
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer(first, baseAnswers[first] ?? refused);
    await userEvent.click(again);
    await waitFor(() => {
      expect(platform.variablesOf(first)).toHaveLength(2);
    });
    platform.answer(first, refused);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(platform.variablesOf(second)).toHaveLength(3);
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('status', { name: 'Loading currencies' })).toBeNull();
  });

  it('WALLET-12 WALLET-13 saves favourites through updateMe, which are then the list of the popover', async () => {
    const details = new Map<string, object>(
      [aud, nzd, btc, eth].map((each) => [each.code, favourite(each, '0')]),
    );
    const platform = fakePlatform({
      ...baseAnswers,
      SaveWalletSettings: ({ input }) => {
        const { favoriteCurrencies } = input as { favoriteCurrencies: string[] };
        return {
          updateMe: memberOf({
            favoriteCurrencyDetails: favoriteCurrencies.map((code) => details.get(code)),
          }),
        };
      },
    });
    renderFeature(
      <>
        <CurrencyList account={account} hidden={false} />
        <ManageCurrency onClose={() => undefined} />
      </>,
      { member: true, account },
    );
    const listed = () =>
      screen.getAllByRole('radio', { hidden: true }).map((radio) => radio.textContent.slice(0, 3));
    const bitcoin = await screen.findByRole('switch', { name: 'BTC Bitcoin' });
    expect(bitcoin.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(bitcoin);
    await waitFor(() => {
      expect(bitcoin.getAttribute('aria-checked')).toBe('false');
    });
    expect(listed()).toEqual(['AUD', 'NZD']);
    const ether = screen.getByRole('switch', { name: 'ETH Ether' });
    await userEvent.click(ether);
    await waitFor(() => {
      expect(ether.getAttribute('aria-checked')).toBe('true');
    });
    expect(listed()).toEqual(['AUD', 'NZD', 'ETH']);
    expect(platform.variablesOf('SaveWalletSettings')).toEqual([
      { input: { favoriteCurrencies: ['AUD', 'NZD'] } },
      { input: { favoriteCurrencies: ['AUD', 'NZD', 'ETH'] } },
    ]);
  });
});

describe('walletSettings', () => {
  it('WALLET-13 saves the two switches and the displayed fiat currency through updateMe', async () => {
    const platform = fakePlatform({ ...baseAnswers, SaveWalletSettings: () => ({ updateMe: memberOf() }) });
    renderFeature(<WalletSettings onClose={() => undefined} />, { member: true });
    await userEvent.click(screen.getByRole('switch', { name: 'Hide zero balances' }));
    const enabled = async (name: string) => {
      const control = await screen.findByRole('switch', { name });
      await waitFor(() => {
        expect(control).toHaveProperty('disabled', false);
      });
      return control;
    };
    await userEvent.click(await enabled('Display crypto in fiat'));
    await enabled('Display crypto in fiat');
    const select = screen.getByRole('combobox', { name: 'Displayed fiat currency' });
    expect(within(select).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(select, 'NZD');
    await enabled('Hide zero balances');
    expect(platform.variablesOf('SaveWalletSettings')).toEqual([
      { input: { hideZeroBalances: true } },
      { input: { displayCryptoCurrencyInFiat: true } },
      { input: { displayedFiatCurrency: 'NZD' } },
    ]);
    const sent = platform.calls.find(({ operation }) => operation === 'SaveWalletSettings');
    expect(sent?.body['query']).toContain('updateMe(input: $input)');
  });
});
