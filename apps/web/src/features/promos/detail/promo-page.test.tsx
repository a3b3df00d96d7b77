import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { chosenPromo } from '#shared/session/index.ts';
import { Refusal } from '#testing/fake-platform.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { itemsOf } from '#testing/texts.ts';
import { openPromo as open } from '../testing/open-promo.tsx';
import {
  sampleContribution,
  sampleFreeSpinGame,
  samplePromo,
  standingAnswer,
} from '#testing/sample-promos.ts';

const title = () => screen.findByRole('heading', { level: 1 });
const completeProfile = {
  address: {
    country: 'AU',
    postCode: '2000',
    locality: 'Sydney',
    street: '1 George St',
    stateDistrict: 'NSW',
  },
} as const;

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'Australia/Sydney');
});

describe('the page of a promo', () => {
  it('PROMO-06 shows the way back, banner, name, end, description and game providers', async () => {
    const promo = samplePromo('a', {
      description: '<p>We <b>match</b> it.</p><script>alert(1)</script>',
      wageringContributions: [
        sampleContribution('Nightjar', '100.00'),
        sampleContribution('Drover', '50.00'),
      ],
    });
    const { address } = open(promo);
    expect((await title()).textContent).toBe('Promo a');
    expect(document.title).toBe('Promo a | Magpie');
    expect(document.querySelector('article header img')?.getAttribute('src')).toBe('/art/a-hero.svg');
    expect(document.querySelector('article time')?.textContent).toBe('Dec 31, 2096 23:30:15');
    expect(screen.getByText('match').tagName).toBe('B');
    expect(document.querySelector('article script')).toBeNull();
    const providers = screen.getByRole('list', { name: 'Game providers' });
    expect(itemsOf(providers)).toEqual(['Nightjar100%', 'Drover50%']);
    await userEvent.click(screen.getByRole('button', { name: 'Terms' }));
    expect(modals.stack.get().map(({ name, props }) => [name, props])).toEqual([
      ['supportModal', { page: 'terms-and-conditions' }],
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Back to all Promotions' }));
    expect(address()).toBe('/promotions');
  });

  it('PROMO-06 has its name, what it gives and its main press on the banner', async () => {
    open(samplePromo('a', { rewardKind: 'DIRECT', amount: '25.00' }), { member: true });
    const press = await screen.findByRole('button', { name: 'Deposit' });
    const head = press.closest('header') ?? document.body;
    expect(within(head).getByRole('heading', { level: 1 }).textContent).toBe('Promo a');
    expect(within(head).getByText('A$25.00 bonus')).toBeTruthy();
    expect(head.querySelector('img')?.getAttribute('src')).toBe('/art/a-hero.svg');
  });

  it.each([
    [{}, null],
    // What a lock-in to them asks for is turned over in other games.
    [{ lockInEnabled: true }, 'Games of every provider count.'],
  ] as const)('says of free spins %j which games they are for', async (own, turnover) => {
    const games = [sampleFreeSpinGame('Moonlit Dingo', 20)];
    open(samplePromo('a', { type: 'FREE_SPIN', freeSpinConfiguration: games, ...own }));
    expect((await screen.findByRole('region', { name: 'Free games' })).textContent).toBe(
      'Free gamesMoonlit Dingo20 spins at A$0.20' +
        'The spins are for Moonlit Dingo only. What they win is cash, with nothing to wager.',
    );
    expect(screen.queryByText(/provider count/)?.textContent ?? null).toBe(turnover);
  });

  it.each([
    ['LOGIN', 'Your first login of a day brings it. You find it under My Bonuses, where you activate it.'],
    ['REGISTRATION', 'Signing up brings it, and it is active at once.'],
    ['CONSUMABLE', 'It is given to you by us. You find it under My Bonuses, where you activate it.'],
  ] as const)(
    'says how a member gets a promo of type %s, which has nothing to press',
    async (type, words) => {
      open(samplePromo('a', { type, kind: 'BONUS_ONLY' }), { member: true });
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Terms']);
    },
  );

  it.each([
    [3, 1, 'Promo used: 1 / 3'],
    [0, 1, null],
  ])('PROMO-07 with at most %d uses of which %d is used says %j', async (maxUses, promoUsed, words) => {
    open(samplePromo('a', { maxUses, promoUsed }));
    await title();
    expect(screen.queryByText(/^Promo used: /)?.textContent ?? null).toBe(words);
  });

  it('PROMO-08 says that it was not found, with the way back', async () => {
    open(samplePromo('a'), { at: '/promotions/unknown' });
    expect((await title()).textContent).toBe('Promo not found');
    expect(screen.getByRole('link', { name: 'Back to all Promotions' })).toBeTruthy();
  });

  it.each([
    ['Sign Up', 'registerModal', samplePromo('a')],
    ['Claim Now', 'loginModal', samplePromo('a', { type: 'FREE_SPIN' })],
  ])(
    'PROMO-18 AUTH-42 a visitor is offered %s, which opens %s and does nothing else',
    async (name, modal, promo) => {
      const { platform } = open(promo);
      await title();
      const offered = ['Sign Up', 'Claim Now'].filter((each) => screen.queryByRole('button', { name: each }));
      expect(offered).toEqual([name]);
      await userEvent.click(screen.getByRole('button', { name }));
      expect(modals.stack.get().map((each) => each.name)).toEqual([modal]);
      expect(platform.calls.map(({ operation }) => operation).sort()).toEqual(['Config', 'Promo']);
    },
  );

  it('PROMO-19 a visitor who wants to deposit is asked to register, and deposits nothing', async () => {
    open(samplePromo('a'));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Up' }));
    expect(modals.isOpen('registerModal')).toBe(true);
    expect(modals.isOpen('depositModal')).toBe(false);
    expect(localStorage.getItem('promo-code')).toBeNull();
  });

  it("PROMO-19 a press of 'Deposit' that finds the session over asks to register, and deposits nothing", async () => {
    const { session } = open(samplePromo('a'), { member: true });
    const deposit = await screen.findByRole('button', { name: 'Deposit' });
    // Both in one act: the press reaches the page before it has been rendered for a visitor.
    act(() => {
      session.state.set({ signedIn: false, account: null, settled: true, generation: 1 });
      deposit.click();
    });
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['registerModal']);
    expect(localStorage.getItem('promo-code')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Sign Up' })).toBeTruthy();
  });

  it('PROMO-17 is out of reach below its level, with the reason', async () => {
    open(samplePromo('a', { levelRequirement: 4 }), { member: true });
    const deposit = await screen.findByRole('button', { name: 'Deposit' });
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Deposit' }).getAttribute('aria-disabled')).toBe('true');
    });
    expect(screen.getAllByText('Reach level 4 to avail this promo!').length).toBeGreaterThan(0);
    await userEvent.click(deposit);
    expect(modals.stack.get()).toEqual([]);
  });

  it('PROMO-17 has the level in a tooltip, for a member who has reached it too', async () => {
    open(samplePromo('a', { levelRequirement: 3 }), { member: true });
    await userEvent.hover(await screen.findByText('Level 3 and up'));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Reach level 3 to avail this promo!');
    expect(screen.getByRole('button', { name: 'Deposit' }).hasAttribute('aria-disabled')).toBe(false);
  });

  it('shows a promo with no uses left as such, with nothing to press', async () => {
    open(samplePromo('a', { maxUses: 2, promoUsed: 2 }), { member: true });
    expect(await screen.findByRole('button', { name: 'Maxed out' })).toBeTruthy();
    expect(screen.getAllByText('No uses remaining').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
  });

  it('takes nothing after its end', async () => {
    open(samplePromo('a', { expiresAt: '2020-01-01T00:00:00Z' }), { member: true });
    expect(await screen.findByText('This promo has ended.')).toBeTruthy();
    const [tag, label] = screen.getAllByText('Ended');
    expect(tag).toBeTruthy();
    expect(label?.nextElementSibling?.textContent).toBe('Jan 01, 2020 11:00:00');
    expect(screen.getByRole('button', { name: 'Deposit' }).getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['THIRD', 'Your third deposit starts this promo. Your next one is your second.'],
    ['FIRST', 'Only a first deposit starts this promo, and you have made yours.'],
  ] as const)('offers no deposit that cannot start it, of %s: %s', async (depositOrdinalTrigger, words) => {
    open(samplePromo('a', { depositOrdinalTrigger }), { member: true });
    expect(await screen.findByText(words)).toBeTruthy();
    const deposit = screen.getByRole('button', { name: 'Deposit' });
    expect(deposit.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(deposit);
    expect(modals.stack.get()).toEqual([]);
  });

  it('says that it has ended once a claim is refused because it was switched off', async () => {
    const promo = samplePromo('a', { type: 'FREE_SPIN' });
    const { platform } = open(
      promo,
      { member: true },
      {
        ClaimFreeSpinPromo: () => {
          throw new Refusal('CONFLICT', 'This promo has ended.');
        },
      },
    );
    const claim = await screen.findByRole('button', { name: 'Claim Now' });
    platform.answer('Promo', () => ({ promo: { __typename: 'Promo', ...promo, active: false } }));
    await userEvent.click(claim);
    expect(await screen.findByText('Error Enrolling Promo')).toBeTruthy();
    expect(await screen.findByText('Ended')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Claim Now' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('says that it is gone once a claim is refused because it was deleted', async () => {
    const promo = samplePromo('a', { type: 'FREE_SPIN' });
    const { platform } = open(
      promo,
      { member: true },
      {
        ClaimFreeSpinPromo: () => {
          throw new Refusal('NOT_FOUND', 'Promo not found');
        },
      },
    );
    const claim = await screen.findByRole('button', { name: 'Claim Now' });
    platform.answer('Promo', () => ({ promo: null }));
    await userEvent.click(claim);
    expect(await screen.findByRole('heading', { level: 1, name: 'Promo not found' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Claim Now' })).toBeNull();
  });

  it('offers the lock-in alone where that awards the promo', async () => {
    open(samplePromo('a', { lockInEnabled: true }), { member: true });
    expect(await screen.findByRole('button', { name: 'Lock In' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
  });

  it('PROMO-21 stores code and promo and opens the deposit', async () => {
    const { session } = open(samplePromo('a'), { member: true });
    const { account, generation } = session.state.get();
    if (!account) throw new Error('The test has a member.');
    act(() => {
      session.state.set({
        signedIn: true,
        settled: true,
        confirmed: true,
        generation,
        account: { ...account, ...completeProfile },
      });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Deposit' }));
    expect(modals.stack.get()).toEqual([{ name: 'depositModal', props: { promoCode: 'CODE-a' } }]);
    expect([localStorage.getItem('promo-code'), chosenPromo.get()]).toEqual(['CODE-a', 'a']);
  });

  it('PROMO-22 says that a promo is active, on its own page too', async () => {
    open(samplePromo('a'), { member: true }, { PromoStanding: () => standingAnswer({ activePromo: 'a' }) });
    expect(await screen.findByText('You are currently enrolled in a Promo.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Deposit' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText('Available')).toBeNull();
  });

  it('names no least deposit of a lock-in, which no deposit starts', async () => {
    const { unmount } = open(samplePromo('a'), { member: true });
    expect(await screen.findByText('Min deposit')).toBeTruthy();
    unmount();
    open(samplePromo('a', { lockInEnabled: true }), { member: true });
    expect(await screen.findByText('Ends')).toBeTruthy();
    expect(screen.queryByText('Min deposit')).toBeNull();
  });

  it('SPIN-17 shows one free game, the others in a popover', async () => {
    const { unmount } = open(
      samplePromo('a', {
        type: 'FREE_SPIN',
        freeSpinConfiguration: [sampleFreeSpinGame('Reef', 10), sampleFreeSpinGame('Opal', 10)],
      }),
    );
    const games = await screen.findByRole('region', { name: 'Free games' });
    expect(within(games).getByText('10 spins at A$0.20')).toBeTruthy();
    expect(screen.queryByText('Opal')).toBeNull();
    await userEvent.click(within(games).getByRole('button', { name: 'Click to view more games' }));
    expect(await screen.findByText('Opal')).toBeTruthy();
    unmount();
    open(samplePromo('a', { type: 'FREE_SPIN', freeSpinConfiguration: [sampleFreeSpinGame('Reef', 10)] }));
    await screen.findByText('Reef');
    expect(screen.queryByRole('button', { name: 'Click to view more games' })).toBeNull();
  });
});
