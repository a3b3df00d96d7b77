import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { held, NoNetwork } from '#testing/fake-platform.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { card, openPromos, press } from '../testing/open-promos.tsx';
import { promoAnswers, sampleContribution, sampleFreeSpinGame, samplePromo } from '#testing/sample-promos.ts';

beforeEach(freshBrowser);

afterEach(() => {
  vi.useRealTimers();
});

describe('the list of promos', () => {
  it('PROMO-26 asks the promo endpoint for the active promos of three types and shows them as one list', async () => {
    const { platform } = openPromos([samplePromo('a'), samplePromo('b', { type: 'FREE_SPIN' })]);
    const list = await screen.findByRole('list', { name: 'All promotions' });
    expect(within(list).getAllByRole('article')).toHaveLength(2);
    expect(platform.variablesOf('Promos')).toEqual([
      {
        first: 100,
        filter: {
          active: { eq: true },
          type: { in: ['DEPOSIT', 'DEPOSIT_AND_PLAY', 'FREE_SPIN'] },
          currency: { eq: 'AUD' },
        },
      },
    ]);
    expect(platform.calls.find(({ operation }) => operation === 'Promos')?.path).toBe('/promo/graphql');
  });

  it("PROMO-02 filters by currency, and 'Clear Filter' removes the choice", async () => {
    const { platform, address } = openPromos([samplePromo('a')]);
    await card('Promo a');
    expect(screen.queryByRole('button', { name: 'Clear Filter' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by Currency' }), 'NZD');
    expect(address()).toBe('/promotions?currency=NZD');
    await waitFor(() => {
      expect(platform.variablesOf('Promos').at(-1)).toMatchObject({ filter: { currency: { eq: 'NZD' } } });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filter' }));
    expect(address()).toBe('/promotions');
    await waitFor(() => {
      expect(platform.variablesOf('Promos').at(-1)).toMatchObject({ filter: { currency: { eq: 'AUD' } } });
    });
  });

  it('CONF-12 PROMO-27 starts with the currency of the visitor’s country, and asks for AUD once that is cleared', async () => {
    const { platform, address } = openPromos(
      [samplePromo('a')],
      {},
      { PhoneCountries: () => ({ countryCodes: [], autoDetectUserCountryCode: 'NZ' }) },
    );
    const asked = (code: string) =>
      waitFor(() => {
        expect(platform.variablesOf('Promos').at(-1)).toMatchObject({ filter: { currency: { eq: code } } });
      });
    await asked('NZD');
    expect(platform.variablesOf('Promos')).toHaveLength(1);
    const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Filter by Currency' });
    expect(filter.value).toBe('NZD');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filter' }));
    await asked('AUD');
    expect(address()).toBe('/promotions?currency=');
    expect(filter.value).toBe('AUD');
    expect(screen.queryByRole('button', { name: 'Clear Filter' })).toBeNull();
  });

  it('CONF-12 asks for AUD when the visitor’s country cannot be had, and not before that is known', async () => {
    const country = held<object>();
    const { platform } = openPromos([samplePromo('a')], {}, { PhoneCountries: country.answer });
    await waitFor(() => {
      expect(platform.variablesOf('PhoneCountries')).toHaveLength(1);
    });
    expect(screen.getByText('Loading promos')).toBeTruthy();
    expect(platform.variablesOf('Promos')).toEqual([]);
    country.release(Promise.reject(new NoNetwork()));
    await card('Promo a');
    expect(platform.variablesOf('Promos')).toMatchObject([{ filter: { currency: { eq: 'AUD' } } }]);
  });

  it.each([100, 1300])(
    'PROMO-03 PROMO-04 shows a visitor a spinner until the answer arrives, be it after %d ms',
    async (ms) => {
      vi.useFakeTimers();
      const answer = held<object>();
      const promos = promoAnswers([samplePromo('a')])['Promos'];
      openPromos([], {}, { Promos: answer.answer });
      await act(() => vi.advanceTimersByTimeAsync(ms));
      expect(screen.getByText('Loading promos')).toBeTruthy();
      answer.release((await promos?.({}, undefined as never)) as object);
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(screen.queryByText('Loading promos')).toBeNull();
      expect(screen.getByRole('article', { name: 'Promo a' })).toBeTruthy();
    },
  );

  it('PROMO-03 PROMO-04 shows a member the spinner for 1.2 s', async () => {
    vi.useFakeTimers();
    openPromos([samplePromo('a')], { member: true });
    await act(() => vi.advanceTimersByTimeAsync(1199));
    expect(screen.getByText('Loading promos')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Loading promos')).toBeNull();
    expect(screen.getByRole('article', { name: 'Promo a' })).toBeTruthy();
  });

  it('PROMO-53 says on its card that what the free spins win that come with a bonus is cash', async () => {
    openPromos([
      samplePromo('a', { freeSpinConfiguration: [sampleFreeSpinGame('Reef', 25)] }),
      samplePromo('b'),
    ]);
    const words = /What its free spins win is cash, with nothing to wager\./;
    expect(within(await card('Promo a')).getByText(words)).toBeTruthy();
    expect(within(await card('Promo b')).queryByText(words)).toBeNull();
  });

  it('PROMO-05 says that there is nothing', async () => {
    openPromos([]);
    expect(await screen.findByRole('heading', { name: 'No Available Promos' })).toBeTruthy();
    expect(
      screen.getByText('Check back later for exciting deals and special offers. Stay tuned!'),
    ).toBeTruthy();
  });

  it('offers another try when the promos cannot be loaded', async () => {
    const { platform } = openPromos(
      [],
      {},
      {
        Promos: () => {
          throw new NoNetwork();
        },
      },
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    const answers = promoAnswers([samplePromo('a')]);
    platform.answer('Promos', answers['Promos'] ?? (() => null));
    await userEvent.click(again);
    expect(await card('Promo a')).toBeTruthy();
  });

  it("PROMO-09 leads by 'Read More' to the promo", async () => {
    const { address } = openPromos([samplePromo('a')]);
    await userEvent.click(await screen.findByRole('link', { name: 'Read More about Promo a' }));
    expect(address()).toBe('/promotions/a');
  });

  it('PROMO-53 says the terms of a promo on its card, from which it can be taken too', async () => {
    const half = { rewardKind: 'MULTIPLIER', amount: '0.50', largestBonus: '200.00', wagering: 5 } as const;
    const wageringContributions = [sampleContribution('Postmark', '25.00')];
    openPromos([samplePromo('a', { ...half, wageringContributions })]);
    expect((await card('Promo a')).textContent).toContain(
      'Largest bonusA$200.00Wagering5 times the bonus and the deposit' +
        'To be wageredA$150.00 for a deposit of A$20.00A$3,000.00 for a deposit of A$400.00' +
        'Time to wager14 daysMinimum cashA$5.00What countsOnly these providers count: Postmark 25%.',
    );
  });

  it('has no landmark of the same name for each promo', async () => {
    openPromos([samplePromo('a'), samplePromo('b')]);
    expect(within(await card('Promo a')).queryByRole('region')).toBeNull();
    expect(within(await card('Promo b')).queryByRole('region')).toBeNull();
  });

  it('shows the description as plain text', async () => {
    openPromos([samplePromo('a')]);
    const promo = await card('Promo a');
    expect(within(promo).getByText('We match it.')).toBeTruthy();
    expect(promo.querySelector('script')).toBeNull();
  });
});

describe('a visitor', () => {
  it.each([
    ['Claim Now', 'loginModal', samplePromo('a', { type: 'FREE_SPIN' })],
    ['Sign Up', 'registerModal', samplePromo('a')],
  ])('AUTH-42 who presses %s gets %s and nothing else happens', async (button, modal, promo) => {
    const { platform, address } = openPromos([promo]);
    await press('Promo a', button);
    expect(modals.stack.get().map(({ name }) => name)).toEqual([modal]);
    expect(address()).toBe('/promotions');
    expect(platform.calls.map(({ operation }) => operation).sort()).toEqual([
      'Config',
      'PhoneCountries',
      'Promos',
    ]);
  });

  it('LOCK-08 who presses Lock In gets loginModal and nothing is sent', async () => {
    const { platform } = openPromos([samplePromo('a', { lockInEnabled: true })]);
    await press('Promo a', 'Lock In');
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['loginModal']);
    expect(platform.calls.map(({ operation }) => operation).sort()).toEqual([
      'Config',
      'PhoneCountries',
      'Promos',
    ]);
  });

  it('PROMO-01 sees the promos only', async () => {
    const { platform } = openPromos([samplePromo('a')]);
    await card('Promo a');
    expect(screen.queryByRole('heading', { name: 'My Bonuses' })).toBeNull();
    expect(platform.variablesOf('MyBonuses')).toEqual([]);
  });
});
