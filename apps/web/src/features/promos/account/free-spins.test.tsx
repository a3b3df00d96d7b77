import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, held, NoNetwork, Refusal, type Answers } from '#testing/fake-platform.ts';
import { playAnswers } from '#testing/play-answers.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { sampleAccount } from '#testing/sample-account.ts';
import { sampleGame } from '#testing/sample-catalogue.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { PlayerHost } from '../../play/index.ts';
import { promoAnswers } from '#testing/sample-promos.ts';
import { freeSpinsAnswer, sampleFreeSpin, sampleSpinsIn, typedFreeSpin } from '#testing/sample-free-spins.ts';
import { card, press } from '../testing/open-promos.tsx';
import { ActiveBonusSection } from './active-bonus-section.tsx';
import { FreeSpinsSection } from './free-spins-section.tsx';

const spins = sampleFreeSpin('a');

function open(answers: Answers = {}, section = <FreeSpinsSection />) {
  const platform = fakePlatform({
    ...promoAnswers([]),
    ...playAnswers,
    Me: () => ({ me: { ...sampleAccount, __typename: 'Member' } }),
    MemberFreeSpins: () => freeSpinsAnswer([spins]),
    LaunchableGame: () => ({ game: sampleGame('Moonlit Dingo') }),
    ...answers,
  });
  const page = (
    <>
      {section}
      <PlayerHost />
    </>
  );
  return { platform, ...renderFeature(page, { at: '/personal-center', member: true }) };
}

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'Australia/Sydney');
});

afterEach(() => {
  modals.reset();
});

describe("a member's free spins", () => {
  it('SPIN-19 are listed in every status, and the status is shown', async () => {
    const { platform } = open({
      MemberFreeSpins: () =>
        freeSpinsAnswer(
          (['ACTIVE', 'CANCELLED', 'COMPLETE', 'EXPIRED'] as const).map((status) =>
            sampleFreeSpin(status, { status }),
          ),
        ),
    });
    expect(within(await card('Spins ACTIVE')).getByText('Active')).toBeTruthy();
    expect(within(await card('Spins CANCELLED')).getByText('Cancelled')).toBeTruthy();
    expect(within(await card('Spins COMPLETE')).getByText('Complete')).toBeTruthy();
    expect(within(await card('Spins EXPIRED')).getByText('Expired')).toBeTruthy();
    expect(platform.variablesOf('MemberFreeSpins')).toEqual([{ first: 10 }]);
  });

  it('tell how many are left, what they won, when they end and how often the promo was used', async () => {
    open();
    const own = within(await card('Spins a'));
    expect(own.getByText('Won A$3.40')).toBeTruthy();
    expect(own.getByText(/What they win is cash, with nothing to wager\.$/)).toBeTruthy();
    const meter = own.getByRole('progressbar', { name: 'Moonlit Dingo, A$0.20 a spin' });
    expect(meter.getAttribute('aria-valuetext')).toBe('15 of 20 left');
    expect(own.getByText('Expires', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Dec 03, 2096');
    expect(own.getByText('Claimed').nextElementSibling?.textContent).toBe('Nov 20, 2026');
    expect(own.getByText('Promo used').nextElementSibling?.textContent).toBe('1 / 3');
  });

  it.each(['CANCELLED', 'COMPLETE', 'EXPIRED'] as const)(
    'leave nothing to do but to read once they are %s',
    async (status) => {
      open({ MemberFreeSpins: () => freeSpinsAnswer([sampleFreeSpin('a', { status })]) });
      const own = within(await card('Spins a'));
      expect(own.queryAllByRole('button')).toEqual([]);
      expect(own.queryByText('Expires')).toBeNull();
      expect(own.getByRole('link', { name: 'Details about Spins a' })).toBeTruthy();
    },
  );

  it('SPIN-07 are listed under Active Bonus as far as they are active, the first 10', async () => {
    const { platform } = open({}, <ActiveBonusSection />);
    expect(await screen.findByRole('list', { name: 'Active free spins' })).toBeTruthy();
    expect(platform.variablesOf('MemberFreeSpins')).toEqual([
      { first: 10, filter: { status: { eq: 'ACTIVE' } } },
    ]);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('SPIN-19 are all to be had, ten more with each press, and it is said how many there are', async () => {
    const all = Array.from({ length: 12 }, (_, index) => sampleFreeSpin(String(index)));
    const { platform } = open({
      MemberFreeSpins: ({ first }) => freeSpinsAnswer(all.slice(0, Number(first)), all.length),
    });
    const list = within(await screen.findByRole('list', { name: 'Free spins' }));
    expect(list.getAllByRole('article')).toHaveLength(10);
    expect(screen.getByText('10 of 12 shown')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await card('Spins 11')).toBeTruthy();
    expect(screen.queryByText(/ shown$/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(platform.variablesOf('MemberFreeSpins')).toEqual([{ first: 10 }, { first: 20 }]);
  });

  it("PROMO-38 stand under Active Bonus below 'No Active Promo', as they are none", async () => {
    open({}, <ActiveBonusSection />);
    const spin = await card(spins.name);
    const none = await screen.findByRole('heading', { name: 'No Active Promo' });
    expect(none.compareDocumentPosition(spin)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("SPIN-09 read 'Loading your bonuses...' first, and 'No Free Spin Bonus' where there are none", async () => {
    const answer = held<object>();
    open({ MemberFreeSpins: answer.answer }, <ActiveBonusSection />);
    expect(screen.getByText('Loading your bonuses...')).toBeTruthy();
    expect(screen.queryByText('No Free Spin Bonus')).toBeNull();
    answer.release(freeSpinsAnswer([]));
    expect(await screen.findByRole('heading', { name: 'No Free Spin Bonus' })).toBeTruthy();
    expect(screen.queryByText('Loading your bonuses...')).toBeNull();
  });

  it('come again once the browser is back online', async () => {
    const { platform } = open({
      MemberFreeSpins: () => {
        throw new NoNetwork();
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    platform.answer('MemberFreeSpins', () => freeSpinsAnswer([spins]));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await card('Spins a')).toBeTruthy();
  });
});

describe('free spins that are not activated', () => {
  const asleep = sampleFreeSpin('a', { activated: false });

  it('are activated before they are played', async () => {
    const { platform } = open({
      MemberFreeSpins: () => freeSpinsAnswer([asleep]),
      ActivateFreeSpinPromo: () => ({ activateFreeSpinPromo: typedFreeSpin(spins) }),
    });
    const waiting = within(await card('Spins a'));
    expect(waiting.queryByRole('button', { name: 'Play Moonlit Dingo' })).toBeNull();
    expect(waiting.getByText('Not activated')).toBeTruthy();
    expect(waiting.queryByText('Active')).toBeNull();
    platform.answer('MemberFreeSpins', () => freeSpinsAnswer([spins]));
    await press('Spins a', 'Activate');
    expect(await screen.findByText('Free spins activated')).toBeTruthy();
    expect(platform.variablesOf('ActivateFreeSpinPromo')).toEqual([{ id: 'a', member: 'member-mia' }]);
    const own = within(await card('Spins a'));
    expect(await own.findByRole('button', { name: 'Play Moonlit Dingo' })).toBeTruthy();
    expect(own.queryByRole('button', { name: 'Activate' })).toBeNull();
    expect(own.getByText('Active')).toBeTruthy();
  });

  it('say why they cannot be activated', async () => {
    open({
      MemberFreeSpins: () => freeSpinsAnswer([asleep]),
      ActivateFreeSpinPromo: () => {
        throw new Refusal('CONFLICT', 'These free spins are not active any more.');
      },
    });
    await press('Spins a', 'Activate');
    expect(await screen.findByText('These free spins are not active any more.')).toBeTruthy();
  });
});

describe("'Play' on free spins", () => {
  it('SPIN-18 launches their game with them, whatever the promo says, and closes myAccount', async () => {
    const { platform } = open();
    act(() => {
      modals.open('myAccount', { tab: 'freespin-bonus' });
    });
    await press('Spins a', 'Play Moonlit Dingo');
    expect(await screen.findByTitle('Moonlit Dingo')).toBeTruthy();
    expect(platform.variablesOf('LaunchURL')).toMatchObject([
      { game: 'game-moonlit-dingo', options: { freeSpin: 'a' } },
    ]);
    expect(platform.variablesOf('StartGameSession')).toEqual([
      { input: { game: 'game-moonlit-dingo', freeSpin: 'a' } },
    ]);
    expect(platform.variablesOf('LobbyActivePromo')).toEqual([]);
    expect(modals.stack.get()).toEqual([]);
    const player = within(await screen.findByRole('dialog', { name: 'Moonlit Dingo' }));
    expect(player.getByText('Playing free spins')).toBeTruthy();
    expect(player.queryByLabelText('Balance')).toBeNull();
    await userEvent.click(player.getByRole('button', { name: 'Back' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Moonlit Dingo' })).toBeNull();
    });
  });

  it('fetches what is left once the game is closed, and while it is played elsewhere', async () => {
    const { platform, session } = open();
    await press('Spins a', 'Play Moonlit Dingo');
    const player = within(await screen.findByRole('dialog', { name: 'Moonlit Dingo' }));
    await screen.findByTitle('Moonlit Dingo');
    const left = (remainingFreeSpins: number) =>
      platform.answer('MemberFreeSpins', () =>
        freeSpinsAnswer([
          sampleFreeSpin('a', { freeSpinDetails: [sampleSpinsIn('Moonlit Dingo', { remainingFreeSpins })] }),
        ]),
      );
    const shown = () => screen.getByRole('progressbar', { hidden: true, name: /A\$0.20 a spin/ });
    left(14);
    await userEvent.click(player.getByRole('button', { name: 'Back' }));
    await waitFor(() => {
      expect(shown().getAttribute('aria-valuetext')).toBe('14 of 20 left');
    });
    left(13);
    act(() => {
      session.pushes.emit('balanceUpdated', balanceUpdate({}));
    });
    await waitFor(() => {
      expect(shown().getAttribute('aria-valuetext')).toBe('13 of 20 left');
    });
  });

  it('is there for each game that has spins left', async () => {
    const freeSpinDetails = [
      sampleSpinsIn('Moonlit Dingo', { remainingFreeSpins: 0 }),
      sampleSpinsIn('Opal Fever', { remainingFreeSpins: 1 }),
    ];
    open({ MemberFreeSpins: () => freeSpinsAnswer([sampleFreeSpin('a', { freeSpinDetails })]) });
    const own = within(await card('Spins a'));
    expect(own.getByRole('button', { name: 'Play Opal Fever' })).toBeTruthy();
    expect(own.queryByRole('button', { name: 'Play Moonlit Dingo' })).toBeNull();
  });

  it('says when the game is not there any more', async () => {
    const { platform } = open({ LaunchableGame: () => ({ game: null }) });
    await press('Spins a', 'Play Moonlit Dingo');
    expect(await screen.findByText('There is no such game.')).toBeTruthy();
    expect(platform.variablesOf('StartGameSession')).toEqual([]);
  });
});

describe("'Cancel Bonus' on free spins", () => {
  const ask = async () => {
    await press('Spins a', 'Cancel Bonus');
    return within(await screen.findByRole('alertdialog', { name: 'Cancel Promotion' }));
  };

  it('SPIN-10 asks first, beside Details, and SPIN-12 cancels the free-spin promo and fetches the list again', async () => {
    const { platform } = open({
      CancelFreeSpinPromo: () => ({
        cancelFreeSpinPromo: { __typename: 'MemberFreeSpin', id: 'a', status: 'CANCELLED' },
      }),
    });
    const details = within(await card('Spins a')).getByRole('link', { name: 'Details about Spins a' });
    expect(details.getAttribute('href')).toBe('/promotions/promo-a');
    await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
    expect(platform.variablesOf('CancelFreeSpinPromo')).toEqual([]);
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    platform.answer('MemberFreeSpins', () => freeSpinsAnswer([]));
    await userEvent.click((await ask()).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Cancel Promo')).toBeTruthy();
    expect(platform.variablesOf('CancelFreeSpinPromo')).toEqual([{ id: 'a', member: 'member-mia' }]);
    expect(await screen.findByRole('heading', { name: 'No Free Spin Bonus' })).toBeTruthy();
  });

  it.each([
    ['These free spins are not active any more.', 'These free spins are not active any more.'],
    ['', 'Something went wrong'],
  ])("SPIN-12 shows 'Cancel Freespin Promo Error' after a refusal with '%s'", async (message, text) => {
    open({
      CancelFreeSpinPromo: () => {
        throw new Refusal('CONFLICT', message);
      },
    });
    await userEvent.click((await ask()).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Cancel Freespin Promo Error')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(await card('Spins a')).toBeTruthy();
  });
});
