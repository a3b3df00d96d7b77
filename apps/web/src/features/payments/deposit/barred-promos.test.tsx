import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { Refusal, type Answers } from '#testing/fake-platform.ts';
import { sampleActivePromo } from '#testing/sample-active-promo.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import {
  amountField,
  deposit,
  openDeposit,
  sendButton,
  startedDeposits,
  toastSays,
} from '../testing/open-deposit.tsx';
import { nextDeposit, promo, promosOf, standing } from '../testing/sample-payments.ts';

beforeEach(() => {
  freshBrowser();
});

describe('a deposit while a promo is active', () => {
  const promos: Answers = {
    DepositPromos: () => promosOf(promo('a'), promo('b', { maxUses: 2, promoUsed: 2 })),
  };
  const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  const active = sampleActivePromo({ id: 'x' });
  const refusal = 'You have an active promo. Please cancel it first.';
  const offer = '$25.00 bonus. Wager 10 times the bonus and the deposit. From $5.00.';

  it('bars the promos while one is active, says why once where the reasons differ, and applies and sends none', async () => {
    const { platform } = await openDeposit({
      answers: { ...promos, PromoStanding: () => standing(active) },
      promoCode: 'CODE-a',
    });
    await waitFor(() => {
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(refusal);
    });
    const [said, ...again] = screen.getAllByText(refusal);
    expect(again).toEqual([]);
    expect(card('Promo a').textContent).toBe(`Promo aUnavailable. ${offer}`);
    expect(card('Promo a').getAttribute('aria-describedby')).toBe(said?.id);
    expect(card('Promo a').getAttribute('aria-disabled')).toBe('true');
    expect(card('Promo a').getAttribute('aria-pressed')).toBe('false');
    expect(card('Promo b').textContent).toContain('No uses remaining');
    await deposit('50');
    await waitFor(() => {
      expect(startedDeposits(platform)).toHaveLength(1);
    });
    expect(startedDeposits(platform)[0]).not.toHaveProperty('input.promoCode');
  });

  it('says once above the promos what bars all of them, and on each what it would give', async () => {
    await openDeposit({
      answers: {
        DepositPromos: () => promosOf(promo('a'), promo('b')),
        PromoStanding: () => standing(active),
      },
    });
    const said = await screen.findByText(refusal);
    for (const name of ['Promo a', 'Promo b']) {
      expect(card(name).getAttribute('aria-disabled')).toBe('true');
      expect(card(name).textContent).toBe(`${name}Unavailable. ${offer}`);
      expect(card(name).getAttribute('aria-describedby')).toBe(said.id);
      // They can be reached, and pressing them does nothing.
      card(name).focus();
      expect(document.activeElement).toBe(card(name));
      await userEvent.keyboard('{Enter}');
      expect(card(name).getAttribute('aria-pressed')).toBe('false');
    }
  });

  it('DEP-18 refuses a deposit with a promo code that could not be looked up while a promo is active', async () => {
    const { platform } = await openDeposit({
      answers: {
        DepositPromos: () => {
          throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
        },
        PromoStanding: () => standing(active),
      },
      promoCode: 'CODE-a',
    });
    await userEvent.type(amountField(), '50');
    await screen.findByText(/^The promo CODE-a could not be looked up/);
    await userEvent.click(sendButton());
    await toastSays('Deposit Failed!', refusal);
    expect(startedDeposits(platform)).toEqual([]);
  });

  const ofDeposits = (...triggers: readonly string[]): Answers => ({
    DepositPromos: () =>
      promosOf(
        ...triggers.map((depositOrdinalTrigger) => promo(depositOrdinalTrigger, { depositOrdinalTrigger })),
      ),
    NextDeposit: () => nextDeposit(1),
    PromoStanding: () => standing(sampleActivePromo({ id: 'x', name: 'Hatchling' })),
  });
  const lost =
    'While Hatchling is active, this deposit does not start Promo FIRST, and as your first deposit it loses that offer ' +
    'for good. To have it, cancel Hatchling first.';

  it('says before a first deposit that the active promo costs its offer, and leads to where that is cancelled', async () => {
    const { address } = await openDeposit({ answers: ofDeposits('FIRST', 'ANY') });
    expect(await screen.findByText(lost)).toBeInstanceOf(HTMLElement);
    await userEvent.click(screen.getByRole('link', { name: 'View active bonus' }));
    expect(modals.isOpen('depositModal')).toBe(false);
    expect(address()).toBe('/personal-center?tab=active-bonus');
  });

  it('calls the active promo as the bonus that it was', async () => {
    const active = sampleActivePromo({ id: 'x' }, { bonusName: 'Asked and Given' });
    await openDeposit({ answers: { ...ofDeposits('FIRST', 'ANY'), PromoStanding: () => standing(active) } });
    expect(
      await screen.findByText(/^While Asked and Given is active, .* cancel Asked and Given first\.$/),
    ).toBeTruthy();
  });

  it.each([
    ['the offers are of every deposit', { ...ofDeposits('ANY') }],
    ['no promo is active', { ...ofDeposits('FIRST'), PromoStanding: () => standing(null) }],
  ])('loses nothing while %s', async (_what, answers) => {
    await openDeposit({ answers });
    await screen.findByRole('button', { name: /^Promo (ANY|FIRST)/ });
    expect(screen.queryByRole('link', { name: 'View active bonus' })).toBeNull();
  });

  const noted = (text: string) =>
    waitFor(() => {
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);
    });

  it('names beside the button the applied promo, and the offer of this deposit that is lost without it', async () => {
    await openDeposit({
      answers: {
        ...ofDeposits('THIRD', 'ANY'),
        NextDeposit: () => nextDeposit(3),
        PromoStanding: () => standing(null),
      },
      promoCode: 'CODE-ANY',
    });
    await noted(
      'With Promo ANYOnly your third deposit can start Promo THIRD: with Promo ANY instead, that offer is gone for good.',
    );
    await userEvent.click(screen.getByRole('button', { name: /^No promo/ }));
    await noted('Only your third deposit can start Promo THIRD: with no promo, that offer is gone for good.');
    await userEvent.click(card('Promo THIRD'));
    await noted('With Promo THIRD');
  });

  it('DEP-18 shows the refusal of the platform when it alone knows of the active promo', async () => {
    await openDeposit({
      answers: {
        ...promos,
        PromoStanding: () => {
          throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
        },
        InitiatePaymentIQDeposit: () => {
          throw new Refusal('ACTIVE_PROMO', refusal);
        },
      },
      promoCode: 'CODE-a',
    });
    await screen.findByRole('button', { name: /^Promo a/ });
    await deposit('50');
    await toastSays('Deposit Failed!', refusal);
  });
});
