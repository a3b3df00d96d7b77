import { describe, expect, it, vi } from 'vitest';
import { ChangeActiveCurrencyDocument, WalletCurrenciesDocument } from '@magpie/gql/wallets';
import { held } from '#testing/fake-platform.ts';
import { answeredAccount, type SessionSetting } from '#testing/session-setting.ts';
import { eachInFreshBrowser, startedSession } from '../testing/started-session.ts';

eachInFreshBrowser();

async function fetched(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1);
  }
}

const worth = (amount: string) => ({
  ...answeredAccount,
  availableBalance: amount,
  wallets: { ...answeredAccount.wallets, mainCash: amount },
});

async function connected(): Promise<SessionSetting> {
  const setting = startedSession();
  await setting.logIn();
  await fetched();
  expect(setting.sockets).toHaveLength(1);
  return setting;
}

async function push({ sockets }: SessionSetting, amount: string): Promise<void> {
  sockets[0]?.push('balanceUpdated', {
    insufficientBonusBalance: false,
    insufficientCashBalance: false,
    lowCashBalance: false,
    switchedToBonusMode: false,
    availableBalance: amount,
    wallets: worth(amount).wallets,
  });
  await fetched();
}

const balance = ({ session }: SessionSetting) => session.state.get().account?.availableBalance;

describe('an answer that is older than a push', () => {
  it('of the account does not stay: the account is fetched again after it', async () => {
    const setting = await connected();
    const older = held<unknown>();
    setting.fake.answer('Me', older.answer);
    void setting.session.refreshAccount();
    await fetched();
    await push(setting, '1000.00');
    setting.fake.answer('Me', () => ({ me: worth('1000.00') }));
    older.release({ me: worth('900.00') });
    await fetched();
    expect(balance(setting)).toBe('1000.00');
  });

  it('of a change of the wallet does not stay either', async () => {
    const setting = await connected();
    const older = held<unknown>();
    setting.fake.answer('ChangeActiveCurrency', older.answer);
    setting.fake.answer('Me', () => ({ me: worth('1000.00') }));
    void setting.platform.client.mutate({
      mutation: ChangeActiveCurrencyDocument,
      variables: { currency: 'AUD' },
    });
    await fetched();
    await push(setting, '1000.00');
    const before = setting.fake.variablesOf('Me').length;
    older.release({
      updateMe: { ...worth('900.00'), favoriteCurrencyDetails: [], favoriteCryptoBalances: [] },
    });
    await fetched();
    expect(balance(setting)).toBe('1000.00');
    expect(setting.fake.variablesOf('Me')).toHaveLength(before + 1);
  });

  it('is waited for when several are under way, and then fetched after once', async () => {
    const setting = await connected();
    const [first, second] = [held<unknown>(), held<unknown>()];
    setting.fake.answer('Me', first.answer);
    setting.fake.answer('ChangeActiveCurrency', second.answer);
    void setting.session.refreshAccount();
    void setting.platform.client.mutate({
      mutation: ChangeActiveCurrencyDocument,
      variables: { currency: 'AUD' },
    });
    await fetched();
    await push(setting, '1000.00');
    const before = setting.fake.variablesOf('Me').length;
    setting.fake.answer('Me', () => ({ me: worth('1000.00') }));
    first.release({ me: worth('900.00') });
    await fetched();
    expect(setting.fake.variablesOf('Me')).toHaveLength(before);
    second.release({
      updateMe: { ...worth('800.00'), favoriteCurrencyDetails: [], favoriteCryptoBalances: [] },
    });
    await fetched();
    expect(balance(setting)).toBe('1000.00');
    expect(setting.fake.variablesOf('Me')).toHaveLength(before + 1);
  });

  it('costs nothing when no call that writes the balances is under way', async () => {
    const setting = await connected();
    const other = held<unknown>();
    setting.fake.answer('WalletCurrencies', other.answer);
    void setting.platform.client.query({ query: WalletCurrenciesDocument });
    await fetched();
    const before = setting.fake.variablesOf('Me').length;
    await push(setting, '1100.00');
    other.release({
      me: { ...answeredAccount, favoriteCurrencyDetails: [], favoriteCryptoBalances: [] },
    });
    await fetched();
    expect(balance(setting)).toBe('1100.00');
    expect(setting.fake.variablesOf('Me')).toHaveLength(before);
  });
});

describe('a socket that is there while the account is still being fetched', () => {
  it('has it fetched once more after that', async () => {
    const setting = startedSession();
    await setting.logIn();
    const older = held<unknown>();
    setting.fake.answer('Me', older.answer);
    void setting.session.refreshAccount();
    await fetched();
    expect(setting.sockets[0]?.subscriptions).toContain('balanceUpdated');
    setting.fake.answer('Me', () => ({ me: worth('1000.00') }));
    older.release({ me: worth('900.00') });
    await fetched();
    expect(balance(setting)).toBe('1000.00');
  });
});
