import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal, type Answers } from '#testing/fake-platform.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { aud } from '#testing/sample-account.ts';
import { amountField, deposit, openDeposit, startedDeposits, toastSays } from '../testing/open-deposit.tsx';
import { memberLevel, nextDeposit, promo, promosOf } from '../testing/sample-payments.ts';

const nzd = { ...aud, code: 'NZD', name: 'New Zealand Dollar', symbol: 'NZ$' };

beforeEach(() => {
  freshBrowser();
});

describe('the promo of a deposit', () => {
  const names = () =>
    screen.queryAllByRole('button', { name: /^Promo/ }).map(({ textContent }) => textContent.slice(0, 7));

  it('PROMO-13 is one within the level of the member', async () => {
    await openDeposit({
      answers: {
        DepositPromos: () =>
          promosOf(
            promo('a', { levelRequirement: 3 }),
            promo('b', { levelRequirement: 4 }),
            promo('c', { levelRequirement: 2 }),
          ),
        MemberLevel: () => memberLevel(3),
      },
    });
    await screen.findByRole('button', { name: /^Promo a/ });
    expect(names()).toEqual(['Promo a', 'Promo c']);
  });

  it('PROMO-53 says in its row what it gives, what that asks for, and for the amount typed what it comes to', async () => {
    const half = { rewardKind: 'MULTIPLIER', amount: '0.50', largestBonus: '200.00', wagering: 5 };
    await openDeposit({
      answers: {
        DepositPromos: () =>
          promosOf(promo('a', half), promo('b', { kind: 'BONUS_ONLY', minimumDepositAmount: null })),
      },
    });
    const line = async (name: RegExp) =>
      (await screen.findByRole('button', { name })).querySelector('[data-part=line]')?.textContent;
    expect(await line(/^Promo a/)).toBe(
      '50% of the deposit, up to $200.00. Wager 5 times the bonus and the deposit. From $5.00.',
    );
    expect(await line(/^Promo b/)).toBe('$25.00 bonus. Wager 10 times the bonus. From $1.00.');
    await userEvent.type(amountField(), '4');
    expect(await line(/^Promo a/)).toBe(
      '50% of the deposit, up to $200.00. Wager 5 times the bonus and the deposit. $4.00 is too little: from $5.00.',
    );
    await userEvent.type(amountField(), '0');
    expect(await line(/^Promo a/)).toBe(
      '50% of the deposit, up to $200.00. $20.00 for $40.00, to be wagered $300.00.',
    );
    expect(await line(/^Promo b/)).toBe('$25.00 bonus. To be wagered $250.00.');
  });

  it('PROMO-53 shows its terms, and with an amount what it gives and what has to be wagered', async () => {
    const half = {
      rewardKind: 'MULTIPLIER',
      amount: '0.50',
      largestBonus: '200.00',
      minimumDepositAmount: '20.00',
      wagering: 5,
      allowedGameCodes: ['roulette'],
      allowedGames: [{ __typename: 'PromoGame', code: 'roulette', name: 'Harbour Roulette' }],
    };
    await openDeposit({
      answers: { DepositPromos: () => promosOf(promo('a', half)) },
      promoCode: 'CODE-a',
    });
    const summary = await screen.findByRole('region', { name: 'Summary' });
    expect(summary.textContent).toContain('Largest bonus$200.00');
    expect(summary.textContent).toContain('$150.00 for a deposit of $20.00');
    await userEvent.type(amountField(), '100');
    await waitFor(() => {
      expect(summary.querySelector('dl')?.textContent).toBe(
        'Deposit$100.00Bonus$50.00To be wagered$750.005 × ($50.00 bonus + $100.00 deposit)You’ll have$150.00 to play with',
      );
    });
    expect(summary.textContent).toContain(
      'Time to wager14 daysMinimum cash$5.00' +
        'What countsOnly Harbour Roulette counts, in full.' +
        'How muchA stake counts as far as it was at risk: the part that it won or lost, at most all of it. In pokies and fish ' +
        'games all of it counts.' +
        'Played withWith more than the minimum cash of $5.00 you bet with cash; at or below it you switch to the bonus, or deposit.' +
        'If you cancelCancel it, and you lose what is left of the bonus and what it has won. ' +
        'Your deposit stays yours.',
    );
  });

  it('PROMO-23 is none until one is applied, and none again with a press on that', async () => {
    await openDeposit({ answers: { DepositPromos: () => promosOf(promo('a')) } });
    const none = await screen.findByRole('button', { name: /^No promo/ });
    const offered = screen.getByRole('button', { name: /^Promo a/ });
    expect(none.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(offered);
    expect(none.getAttribute('aria-pressed')).toBe('false');
    expect(offered.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(none);
    expect(none.getAttribute('aria-pressed')).toBe('true');
    expect(offered.getAttribute('aria-pressed')).toBe('false');
  });

  it.each([
    [1, ['Promo a', 'Promo b']],
    [2, ['Promo a', 'Promo c']],
    [3, ['Promo a', 'Promo d']],
    [5, ['Promo a']],
  ])('is one that the deposit of the number %i can start', async (ordinal, offered) => {
    const ofDeposit = (id: string, depositOrdinalTrigger: string | null) =>
      promo(id, { depositOrdinalTrigger });
    await openDeposit({
      answers: {
        DepositPromos: () =>
          promosOf(
            ofDeposit('a', 'ANY'),
            ofDeposit('b', 'FIRST'),
            ofDeposit('c', 'SECOND'),
            ofDeposit('d', 'THIRD'),
            ofDeposit('e', null),
          ),
        NextDeposit: () => nextDeposit(ordinal),
      },
    });
    await screen.findByRole('button', { name: /^Promo a/ });
    expect(names()).toEqual(offered);
  });

  it('follows the number of the next deposit when money has moved', async () => {
    const { platform, session } = await openDeposit({
      answers: {
        DepositPromos: () => promosOf(promo('a', { depositOrdinalTrigger: 'SECOND' })),
        NextDeposit: () => nextDeposit(2),
      },
    });
    await screen.findByRole('button', { name: /^Promo a/ });
    platform.answer('NextDeposit', () => nextDeposit(3));
    act(() => {
      session.pushes.emit('balanceUpdated', balanceUpdate());
    });
    await waitFor(() => {
      expect(names()).toEqual([]);
    });
  });

  it('PROMO-14 is left to the platform to judge where level and number are not known', async () => {
    const refused = () => {
      throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
    };
    const { platform } = await openDeposit({
      answers: {
        DepositPromos: () => promosOf(promo('a', { levelRequirement: 6, depositOrdinalTrigger: 'FIRST' })),
        MemberLevel: refused,
        NextDeposit: refused,
      },
      promoCode: 'CODE-a',
    });
    await screen.findByRole('button', { name: /^Promo a/ });
    await deposit('50');
    await waitFor(() => {
      expect(startedDeposits(platform)).toMatchObject([{ input: { promoCode: 'CODE-a' } }]);
    });
  });

  const lost = () => {
    throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
  };
  const sent = 'The promo CODE-a could not be looked up. It is sent with this deposit.';

  it('shows the code that is sent although the promos could not be loaded', async () => {
    const { platform } = await openDeposit({ answers: { DepositPromos: lost }, promoCode: 'CODE-a' });
    expect(await screen.findByText(sent, { exact: false })).toBeInstanceOf(HTMLElement);
    await deposit('50');
    await waitFor(() => {
      expect(startedDeposits(platform)).toMatchObject([{ input: { promoCode: 'CODE-a' } }]);
    });
  });

  it('lets the member take back a code that could not be looked up', async () => {
    const { platform } = await openDeposit({ answers: { DepositPromos: lost }, promoCode: 'CODE-a' });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove CODE-a' }));
    expect(screen.queryByText(/CODE-a/)).toBeNull();
    await deposit('50');
    await waitFor(() => {
      expect(startedDeposits(platform)).toHaveLength(1);
    });
    expect(startedDeposits(platform)[0]).not.toHaveProperty('input.promoCode');
  });

  it('DEP-32 is applied once the promos could be loaded after all', async () => {
    const { platform } = await openDeposit({ answers: { DepositPromos: lost }, promoCode: 'CODE-a' });
    await screen.findByText('The promos could not be loaded.', { exact: false });
    platform.answer('DepositPromos', () => promosOf(promo('a')));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('button', { name: /^Promo a/ })).textContent).toContain('Applied');
    expect(screen.queryByText(/could not be/)).toBeNull();
  });

  const noticed = (text: string) =>
    waitFor(() => {
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);
    });

  it.each([
    ['above the level', { levelRequirement: 6 }, 'Reach level 6 to avail this promo!'],
    [
      'of another deposit',
      { depositOrdinalTrigger: 'FIRST' },
      'Only a first deposit starts this promo, and you have made yours.',
    ],
    ['without uses left', { maxUses: 1, promoUsed: 1 }, 'No uses remaining'],
  ])('DEP-32 says so and sends none when the one of the promo page is %s', async (_what, own, text) => {
    const { platform } = await openDeposit({
      answers: { DepositPromos: () => promosOf(promo('a', own), promo('b')) },
      promoCode: 'CODE-a',
    });
    await noticed(text);
    await deposit('50');
    await waitFor(() => {
      expect(startedDeposits(platform)).toHaveLength(1);
    });
    expect(startedDeposits(platform)[0]).not.toHaveProperty('input.promoCode');
  });

  it('DEP-32 says nothing of the one of the promo page once another one is applied', async () => {
    await openDeposit({
      answers: { DepositPromos: () => promosOf(promo('a', { levelRequirement: 6 }), promo('b')) },
      promoCode: 'CODE-a',
    });
    const tooLow = 'Reach level 6 to avail this promo!';
    expect(await screen.findByText(tooLow)).toBeInstanceOf(HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: /^Promo b/ }));
    expect(screen.queryByText(tooLow)).toBeNull();
  });

  const words = 'This promo is in AUD. Switch to AUD to use it.';
  const inEither = [promo('a'), promo('n', { currency: nzd })];
  const abroad: Answers = {
    DepositPromos: ({ filter }) => {
      const { currency } = filter as { currency?: { eq: string } };
      return promosOf(...inEither.filter((each) => !currency || each.currency.code === currency.eq));
    },
  };

  it('DEP-32 says so and sends none when the one of the promo page is in another currency', async () => {
    const { platform } = await openDeposit({
      own: { activeCurrency: nzd },
      answers: abroad,
      promoCode: 'CODE-a',
    });
    expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement);
    expect(names()).toEqual(['Promo n']);
    await deposit('50');
    await waitFor(() => {
      expect(startedDeposits(platform)).toHaveLength(1);
    });
    expect(startedDeposits(platform)[0]).not.toHaveProperty('input.promoCode');
  });

  it('DEP-32 WALLET-10 is applied once its currency is the active one, to which the member can switch', async () => {
    const { platform, change } = await openDeposit({
      own: { activeCurrency: nzd },
      answers: {
        ...abroad,
        ChangeActiveCurrency: () => {
          throw new Refusal('BAD_USER_INPUT', 'No.');
        },
      },
      promoCode: 'code-A',
    });
    expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Switch to AUD' }));
    await toastSays('Update Active Currency', 'Failed to update active currency.');
    expect(platform.variablesOf('ChangeActiveCurrency')).toEqual([{ currency: 'AUD' }]);
    act(() => {
      change({ activeCurrency: aud });
    });
    expect((await screen.findByRole('button', { name: /^Promo a/ })).textContent).toContain('Applied');
    expect(screen.queryByText(words)).toBeNull();
  });
});
