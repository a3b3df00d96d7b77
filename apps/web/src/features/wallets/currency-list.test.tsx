import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakePlatform, held, Refusal } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { favourite, sampleAccount, withFavourites } from '#testing/sample-account.ts';
import { CurrencyList } from './currency-list.tsx';

const btc = { code: 'BTC', name: 'Bitcoin', symbol: '₿', type: 'CRYPTO' };

beforeEach(() => {
  freshBrowser();
});

it('says that the favourites could not be loaded, beside the active currency, and tries again', async () => {
  const platform = fakePlatform({
    WalletCurrencies: () => {
      throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
    },
  });
  renderFeature(<CurrencyList account={sampleAccount} hidden={false} />, { member: true });
  const words = /^Your favourite currencies could not be loaded/;
  expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /AUD/, checked: true })).toBeInstanceOf(HTMLElement);
  platform.answer('WalletCurrencies', () => withFavourites(favourite(btc, '0.0421')));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /BTC/ })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words)).toBeNull();
});

it('asks twice for ten quick pushes, and shows what the currencies come to after the last one', async () => {
  let rounds = 0;
  const slow = held<undefined>();
  const platform = fakePlatform({
    WalletCurrencies: async () => {
      const known = withFavourites(favourite(btc, String(rounds)));
      if (rounds > 0) await slow.answer();
      return known;
    },
  });
  const { session } = renderFeature(<CurrencyList account={sampleAccount} hidden={false} />, {
    member: true,
  });
  expect(await screen.findByRole('radio', { name: /BTC.*0\.00000000/ })).toBeInstanceOf(HTMLElement);
  while (rounds < 10) {
    rounds += 1;
    session.pushes.emit('balanceUpdated', balanceUpdate());
  }
  slow.release(undefined);
  expect(await screen.findByRole('radio', { name: /BTC.*10\.00000000/ })).toBeInstanceOf(HTMLElement);
  expect(platform.variablesOf('WalletCurrencies')).toHaveLength(3);
});
