import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { held } from '#testing/fake-platform.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { answeredAccount, aud, favourite } from '#testing/sample-account.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { connected, eachInFreshBrowser, fetched } from '#testing/started-session.ts';
import { CurrencyList } from './currency-list.tsx';
import { GapListener } from './gap-listener.ts';
import { WalletControl } from './wallet-control.tsx';

eachInFreshBrowser();

const inCents = (cents: number) => (cents / 100).toFixed(2);

/** Longer than a lost socket is waited for the first time. */
const BACK = 1_100;

/** A member at play, whose true balance only the platform knows, with the list of currencies open. */
async function atPlay() {
  let cents = 100_000;
  const worth = () => {
    const amount = inCents(cents);
    return { availableBalance: amount, wallets: { ...answeredAccount.wallets, mainCash: amount } };
  };
  const setting = await connected({
    Me: () => ({ me: { ...answeredAccount, ...worth() } }),
    WalletCurrencies: () => ({
      me: {
        ...{ __typename: 'Member', id: 'member-mia', favoriteCryptoBalances: [] },
        favoriteCurrencyDetails: [favourite(aud, inCents(cents))],
      },
    }),
  });
  const account = setting.session.state.get().account ?? undefined;
  if (!account) throw new Error('Nobody is signed in.');
  renderWithSession(
    <>
      <GapListener />
      <WalletControl />
      <CurrencyList account={account} hidden={false} />
    </>,
    setting,
  );
  const pass = (ms: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      await fetched();
    });
  await pass(0);
  const { fake, sockets } = setting;
  return {
    ...{ fake, sockets, pass },
    asked: () => [fake.variablesOf('Me').length, fake.variablesOf('WalletCurrencies').length],
    /** A round of the platform, which the socket tells if it is there. */
    round: async (change: number) => {
      cents += change;
      sockets.at(-1)?.push('balanceUpdated', balanceUpdate(worth()));
      await pass(0);
    },
    /** One that nothing can tell of. */
    unheard: (change: number) => {
      cents += change;
    },
    cut: async () => {
      sockets.at(-1)?.drop();
      await pass(0);
    },
    shown: () => screen.getByRole('button', { name: /^Wallet,/ }).getAttribute('aria-label'),
  };
}

it('PUSH-12 a socket that is cut after every few rounds leaves the true balance, and each list is asked for once a gap', async () => {
  const { asked, cut, pass, round, shown, sockets, unheard } = await atPlay();
  for (let gap = 1; gap <= 5; gap += 1) {
    await round(-100);
    await round(250);
    const [accounts = 0, lists = 0] = asked();
    await cut();
    unheard(-75);
    await pass(BACK);
    expect(sockets).toHaveLength(1 + gap);
    expect(asked()).toEqual([accounts + 1, lists + 1]);
  }
  // 1,000.00 and five times 0.75, of which no push told all.
  expect(shown()).toBe('Wallet, $1,003.75');
});

it('PUSH-12 a thousand changes that were missed are one fetch of the account and of each list', async () => {
  const { asked, cut, pass, shown, unheard } = await atPlay();
  const [accounts = 0, lists = 0] = asked();
  await cut();
  for (let change = 0; change < 1_000; change += 1) unheard(-3);
  await pass(BACK);
  await pass(60_000);
  expect(asked()).toEqual([accounts + 1, lists + 1]);
  expect(shown()).toBe('Wallet, $970.00');
});

it('a socket that is cut again before the truth has come asks for each list once, after the last gap', async () => {
  const { asked, cut, fake, pass, shown, unheard } = await atPlay();
  const [, lists = 0] = asked();
  const slow = held<unknown>();
  const truth = () => ({ me: { ...answeredAccount, availableBalance: '990.00' } });
  fake.answer('Me', slow.answer);
  for (let gap = 0; gap < 3; gap += 1) {
    await cut();
    unheard(-100);
    await pass(BACK);
  }
  expect(asked()[1]).toBe(lists);
  fake.answer('Me', truth);
  slow.release({ me: answeredAccount });
  await pass(0);
  expect(asked()[1]).toBe(lists + 1);
  expect(shown()).toBe('Wallet, $990.00');
});
