import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hearPush } from '#shared/clock/index.ts';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, held, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import {
  bonusesAnswer,
  promoAnswers,
  sampleBonus,
  sampleContribution,
  sampleFreeSpinGame,
  samplePromo,
} from '#testing/sample-promos.ts';
import { ActivateBonusAlert } from './activate-bonus-alert.tsx';
import { BonusPage } from './bonus-page.tsx';
import { MyBonuses } from './my-bonuses.tsx';

const money = sampleBonus('b1', {
  promo: samplePromo('gift', {
    type: 'CONSUMABLE',
    kind: 'BONUS_ONLY',
    amount: '10.00',
    daysToPlay: 7,
    minimumRealMoneyBalance: '0.00',
    minimumDepositAmount: null,
    wageringContributions: [sampleContribution('Nightjar', '100.00')],
  }),
});
const spins = sampleBonus('b2', {
  consumablePromoType: 'FREE_SPIN',
  amount: '0.00',
  freeSpinConfiguration: [sampleFreeSpinGame('Reef Raiders', 20)],
});

function open(id: string, answers: Answers = {}, { member = true } = {}) {
  const platform = fakePlatform({
    ...promoAnswers([]),
    MyBonuses: () => bonusesAnswer([money, spins]),
    ...answers,
  });
  const page = (
    <Routes>
      <Route path="/promotions/bonus/:id" element={<BonusPage />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>
  );
  return { platform, ...renderFeature(page, { at: `/promotions/bonus/${id}`, member }) };
}

const activate = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
};
const alert = () => modals.stack.get().find(({ name }) => name === 'activateBonusAlert')?.props;

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'Australia/Sydney');
});

describe('the page of a bonus', () => {
  it("BONUS-01 is opened by 'Read More' in 'My Bonuses', and returns to the promotions", async () => {
    fakePlatform({ ...promoAnswers([]), MyBonuses: () => bonusesAnswer([money, spins]) });
    const { address } = renderFeature(
      <Routes>
        <Route path="/promotions" element={<MyBonuses />} />
        <Route path="/promotions/bonus/:id" element={<BonusPage />} />
      </Routes>,
      { at: '/promotions', member: true },
    );
    const more = await screen.findByRole('link', { name: 'Read More about Bonus b2' });
    expect(more.textContent).toBe('Read More');
    await userEvent.click(more);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bonus b2' })).toBeTruthy();
    expect(address()).toBe('/promotions/bonus/b2');
    await userEvent.click(screen.getByRole('link', { name: 'Back to all Promotions' }));
    expect(address()).toBe('/promotions');
  });

  it('BONUS-03 BONUS-04 shows name, amount, date rewarded, description, providers and Activate', async () => {
    open('b1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bonus b1' })).toBeTruthy();
    expect(screen.getByText('Bonus Amount').nextElementSibling?.textContent).toBe('A$15.00');
    expect(screen.getByText('Date Rewarded').nextElementSibling?.textContent).toBe('Nov 20, 2026');
    expect(screen.getByText('Begins the promo').nextElementSibling?.textContent).toBe('Promo gift');
    expect(screen.getByText('Yours.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Game providers' }).textContent).toBe('Nightjar100%');
    expect(screen.getByRole('button', { name: 'Activate' })).toBeTruthy();
  });

  it('PROMO-53 shows its terms, of its own amount, before it is activated', async () => {
    open('b1');
    const terms = await screen.findByRole('region', { name: 'Terms' });
    expect(terms.textContent).toBe(
      'Wagering10 times the bonusTo be wageredA$150.00Time to wager7 daysMinimum cash' +
        'None, as cash is out of play',
    );
    expect(screen.getByRole('region', { name: 'How it works' }).textContent).toBe(
      'How it works' +
        'What countsOnly these providers count: Nightjar 100%.' +
        'How muchA stake counts as far as it was at risk: the part that it won or lost, at most all of it. ' +
        'In pokies and fish games all of it counts.' +
        'Played withIt begins in bonus mode: you bet with its bonus money, and your own cash stays out of play until it ends.' +
        'If you cancelCancel it, and you lose what is left of the bonus and what it has won.',
    );
  });

  it('counts the days that are left to the second', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:29.000Z') });
    const bonus = sampleBonus('b1', { expiresAt: '2026-11-23T12:00:30.000Z' });
    open('b1', { MyBonuses: () => bonusesAnswer([bonus]) });
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Expires 3 days')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Expires 2 days')).toBeTruthy();
  });

  it('bars its activation with the reason once the platform’s clock has passed its end while it is open', async () => {
    const bonus = sampleBonus('b1', { expiresAt: '2096-11-23T12:00:30.000Z' });
    const { platform } = open('b1', { MyBonuses: () => bonusesAnswer([bonus]) });
    await screen.findByRole('button', { name: 'Activate' });
    onTestFinished(() => {
      hearPush(new Date().toISOString());
    });
    act(() => {
      hearPush('2096-11-23T12:00:30.000Z; frozen');
    });
    expect(await screen.findByText('This bonus can no longer be activated.')).toBeTruthy();
    await activate();
    expect(modals.stack.get()).toEqual([]);
    expect(platform.variablesOf('ActivateConsumableBonus')).toEqual([]);
  });

  it('BONUS-03 BONUS-05 shows the free games of free spins instead of an amount, and none otherwise', async () => {
    const { unmount } = open('b2');
    expect(await screen.findByText('Reef Raiders')).toBeTruthy();
    expect(screen.queryByText('Bonus Amount')).toBeNull();
    expect(screen.getByText(/^The spins are for Reef Raiders only\./)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Game providers' })).toBeNull();
    unmount();
    open('b1');
    await screen.findByText('Bonus Amount');
    expect(screen.queryByRole('region', { name: 'Free games' })).toBeNull();
  });

  it('BONUS-06 shows a skeleton while loading', async () => {
    const answer = held<object>();
    open('b1', { MyBonuses: answer.answer });
    // An article may not be a status.
    expect(screen.getByRole('status', { name: 'Loading' }).localName).toBe('div');
    expect(document.querySelector('[data-part=skeleton]')).not.toBeNull();
    answer.release(bonusesAnswer([money]));
    await screen.findByText('Bonus Amount');
    expect(document.querySelector('[data-part=skeleton]')).toBeNull();
  });

  it('BONUS-07 says that a bonus of somebody else was not found', async () => {
    open('b9');
    expect(await screen.findByRole('heading', { name: 'Bonus not found' })).toBeTruthy();
  });

  it('asks a visitor to log in', async () => {
    const { address } = open('b1', {}, { member: false });
    await waitFor(() => {
      expect(modals.isOpen('loginModal')).toBe(true);
    });
    expect(address()).toBe('/');
  });

  it('says at the press what has ended since it was shown', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:29.000Z') });
    const bonus = sampleBonus('b1', { expiresAt: '2026-11-21T12:00:30.000Z' });
    const { platform } = open('b1', { MyBonuses: () => bonusesAnswer([bonus]) });
    await act(() => vi.advanceTimersByTimeAsync(0));
    const button = screen.getByRole('button', { name: 'Activate' });
    vi.setSystemTime(new Date('2026-11-21T12:00:31.000Z'));
    fireEvent.click(button);
    expect(alert()).toEqual({ outcome: 'failure', message: 'This bonus can no longer be activated.' });
    expect(platform.variablesOf('ActivateConsumableBonus')).toEqual([]);
  });

  it('marks a successful activation', async () => {
    const { platform } = open('b1', {
      ActivateConsumableBonus: () => ({
        activateConsumableBonus: { __typename: 'MemberPromo', id: 'mp', status: 'ACTIVE' },
      }),
    });
    await activate();
    await waitFor(() => {
      expect(alert()).toEqual({ outcome: 'success' });
    });
    expect(platform.variablesOf('ActivateConsumableBonus')).toEqual([{ id: 'b1', member: 'member-mia' }]);
  });

  it('tells of a bonus that was too small to be played', async () => {
    open('b1', {
      ActivateConsumableBonus: () => ({
        activateConsumableBonus: { __typename: 'MemberPromo', id: 'mp', status: 'LOST' },
      }),
    });
    await activate();
    const message = 'This bonus is too small for any bet, and has ended.';
    await waitFor(() => {
      expect(alert()).toEqual({ outcome: 'failure', message });
    });
  });

  it('keeps the activated bonus on screen until the member is led away', async () => {
    const platform = fakePlatform({
      ...promoAnswers([]),
      MyBonuses: () => bonusesAnswer([money, spins]),
      ActivateConsumableBonus: () => {
        platform.answer('MyBonuses', () => bonusesAnswer([spins]));
        return { activateConsumableBonus: { __typename: 'MemberPromo', id: 'mp', status: 'ACTIVE' } };
      },
    });
    const page = (
      <>
        <Routes>
          <Route path="/promotions/bonus/:id" element={<BonusPage />} />
        </Routes>
        <MyBonuses />
      </>
    );
    renderFeature(page, { at: '/promotions/bonus/b1', member: true });
    await screen.findByRole('article', { name: 'Bonus b1' });
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Activate' });
    if (!button) throw new Error('The page has no button.');
    await userEvent.click(button);
    await waitFor(() => {
      expect(screen.queryByRole('article', { name: 'Bonus b1' })).toBeNull();
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Bonus b1' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Bonus not found' })).toBeNull();
    expect(button.disabled).toBe(true);
  });

  it('BONUS-10 says of a refusal for an active promo that one bonus can be active at a time', async () => {
    open('b1', {
      ActivateConsumableBonus: () => {
        throw new Refusal('ACTIVE_PROMO', 'You have an active promo. Please cancel it first.');
      },
    });
    await activate();
    await expect.poll(alert).toBeTruthy();
    const told = alert() as { outcome: 'failure'; message: string };
    renderFeature(<ActivateBonusAlert {...told} onClose={() => undefined} />, { member: true });
    const said = await screen.findByRole('alertdialog', { name: 'Bonus Activation Failed!' });
    expect(said.textContent).toContain(
      'You already have an active bonus. Please use or deactivate it before activating a new one.',
    );
  });

  it.each([
    ['CONFLICT', 'This bonus has expired.', 'This bonus has expired.'],
    ['CONFLICT', '', 'Something went wrong. Please try again later.'],
  ])('marks an activation refused with %s %j and stays', async (code, message, shown) => {
    const { address } = open('b1', {
      ActivateConsumableBonus: () => {
        throw new Refusal(code, message);
      },
    });
    await activate();
    await waitFor(() => {
      expect(alert()).toEqual({ outcome: 'failure', message: shown });
    });
    expect(address()).toBe('/promotions/bonus/b1');
    act(() => {
      modals.reset();
    });
  });

  it('SESS-23 SESS-41 leaves it to the session to say why it has ended', async () => {
    const { session } = open('b1', {
      ActivateConsumableBonus: () => {
        throw new Refusal('FORBIDDEN', 'Invalid access token. Session is not active.');
      },
    });
    document.cookie = 'access-token=token-of-mia; path=/';
    await activate();
    await waitFor(() => {
      expect(session.state.get().signedIn).toBe(false);
    });
    await screen.findByText('Session Expired');
    expect(modals.isOpen('activateBonusAlert')).toBe(false);
  });
});
