import { describe, expect, it } from 'vitest';
import { ChangeActiveCurrencyDocument, WalletCurrenciesDocument } from '@magpie/gql/wallets';
import { held } from '#testing/fake-platform.ts';
import { type SessionSetting } from '#testing/session-setting.ts';
import { connected, eachInFreshBrowser, fetched, startedSession } from '#testing/started-session.ts';
import { answeredAccount } from '#testing/sample-account.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';

eachInFreshBrowser();

const worth = (amount: string) => ({
  ...answeredAccount,
  availableBalance: amount,
  wallets: { ...answeredAccount.wallets, mainCash: amount },
});

async function push({ sockets }: SessionSetting, amount: string): Promise<void> {
  const { availableBalance, wallets } = worth(amount);
  sockets[0]?.push('balanceUpdated', balanceUpdate({ availableBalance, wallets }));
  await fetched();
}

const memberWorth = (amount: string) => ({
  ...worth(amount),
  favoriteCurrencyDetails: [],
  favoriteCryptoBalances: [],
});

function chooseAud({ platform }: SessionSetting): void {
  const variables = { currency: 'AUD' };
  void platform.client.mutate({ mutation: ChangeActiveCurrencyDocument, variables });
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
    chooseAud(setting);
    await fetched();
    await push(setting, '1000.00');
    const before = setting.fake.variablesOf('Me').length;
    older.release({ updateMe: memberWorth('900.00') });
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
    chooseAud(setting);
    await fetched();
    await push(setting, '1000.00');
    const before = setting.fake.variablesOf('Me').length;
    setting.fake.answer('Me', () => ({ me: worth('1000.00') }));
    first.release({ me: worth('900.00') });
    await fetched();
    expect(setting.fake.variablesOf('Me')).toHaveLength(before);
    second.release({ updateMe: memberWorth('800.00') });
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
