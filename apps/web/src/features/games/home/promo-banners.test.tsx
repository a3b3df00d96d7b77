import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, NoNetwork } from '#testing/fake-platform.ts';
import { renderFeature, type FeatureSetting } from '#testing/render-feature.tsx';
import { levelThree } from '#testing/sample-level.ts';
import { PromoBanners } from './promo-banners.tsx';
// Loaded here, so that no test waits for a lazy part to be compiled.
import './member-banners.tsx';

const promo = (
  name: string,
  description = '<p>100% match, up to $500.</p><p>Second line.</p>',
  own: object = {},
) => ({
  node: {
    __typename: 'Promo',
    id: name,
    name,
    description,
    mainBannerImage: `/art/promos/${name}-hero.svg`,
    subBannerImage: null,
    bannerTone: '#0b3e35',
    levelRequirement: 0,
    maxUses: 0,
    promoUsed: 0,
    depositOrdinalTrigger: 'ANY',
    ...own,
  },
});

/** A member of level 3 whose second deposit comes next. */
const platformWith = (edges: readonly object[]) =>
  fakePlatform({
    LobbyBanners: () => ({ promos: { __typename: 'PromoConnection', edges } }),
    MemberLevel: () => levelThree(),
    NextDeposit: () => ({ me: { __typename: 'Member', id: 'member-mia', nextDepositOrdinal: 2 } }),
  });

function openBanners(names: string[], setting: FeatureSetting = {}) {
  const platform = platformWith(names.map((name) => promo(name)));
  return { platform, ...renderFeature(<PromoBanners />, setting) };
}

const outOfReach = [
  promo('Tier', '', { levelRequirement: 6 }),
  promo('Midweek'),
  promo('Second', '', { depositOrdinalTrigger: 'SECOND' }),
  promo('Welcome', '', { depositOrdinalTrigger: 'FIRST' }),
];

const dots = () =>
  screen.getAllByRole('button', { name: /^Slide/ }).map((dot) => dot.getAttribute('aria-label'));

const shown = () => screen.getByRole('heading', { level: 2 }).textContent;

const passTime = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('the promo banners', () => {
  afterEach(() => {
    vi.useRealTimers();
    modals.reset();
  });

  it('PROMO-11 advances every 3000 ms, starts again after the last, and has dots that jump', async () => {
    openBanners(['Welcome', 'Cashback', 'Jackpot']);
    await screen.findByRole('heading', { name: 'Welcome' });
    vi.useFakeTimers();
    // The carousel set its timer before the clock was taken over; a jump sets a new one.
    fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 3' }));
    expect(shown()).toBe('Cashback');
    passTime(2999);
    expect(shown()).toBe('Cashback');
    passTime(1);
    expect(shown()).toBe('Jackpot');
    passTime(3000);
    expect(shown()).toBe('Welcome');
  });

  it('stand still behind a modal', async () => {
    openBanners(['Welcome', 'Cashback', 'Jackpot']);
    await screen.findByRole('heading', { name: 'Welcome' });
    vi.useFakeTimers();
    // They listen to modals once their effects have run, which a heading on the page does not say; after a jump they have.
    fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 3' }));
    act(() => {
      modals.open('supportModal', { page: 'terms-and-conditions' });
    });
    passTime(60_000);
    expect(shown()).toBe('Cashback');
    act(() => {
      modals.closeTop();
    });
    passTime(3000);
    expect(shown()).toBe('Jackpot');
  });

  it('lie on the ground of their own pictures', async () => {
    platformWith([promo('Welcome'), promo('Foreign', '', { bannerTone: null })]);
    renderFeature(<PromoBanners />);
    const banner = await screen.findByRole('article', { name: 'Welcome' });
    expect(banner.style.backgroundColor).toBe('rgb(11, 62, 53)');
    const foreign = screen.getByRole('article', { name: 'Foreign', hidden: true });
    expect(foreign.style.backgroundColor).toBe('');
  });

  it('PROMO-12 opens registerModal for a visitor', async () => {
    const { address, platform } = openBanners(['Welcome']);
    await userEvent.click(await screen.findByRole('article', { name: 'Welcome' }));
    expect(modals.isOpen('registerModal')).toBe(true);
    expect(address()).toBe('/');
    expect(platform.calls[0]?.path).toBe('/promo/graphql');
    expect(platform.variablesOf('LobbyBanners')).toEqual([
      {
        filter: {
          active: { eq: true },
          type: { in: ['DEPOSIT', 'DEPOSIT_AND_PLAY', 'FREE_SPIN'] },
          currency: { eq: 'AUD' },
        },
      },
    ]);
  });

  it("PROMO-12 goes to '/promotions' for a member, by keyboard too", async () => {
    const { address } = openBanners(['Welcome'], { member: true });
    const button = await screen.findByRole('button', { name: 'See the offer' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/promotions');
    expect(modals.stack.get()).toEqual([]);
  });

  it('begin with the welcome offer for a visitor, without those that a new member cannot have', async () => {
    platformWith(outOfReach);
    renderFeature(<PromoBanners />);
    await screen.findByRole('heading', { name: 'Welcome' });
    expect(dots()).toEqual(['Slide 1 of 2', 'Slide 2 of 2']);
  });

  it('show a member none of a level or a deposit that is not theirs', async () => {
    platformWith(outOfReach);
    renderFeature(<PromoBanners />, { member: true });
    await screen.findByRole('heading', { name: 'Midweek' });
    expect(dots()).toEqual(['Slide 1 of 2', 'Slide 2 of 2']);
    await userEvent.click(screen.getByRole('button', { name: 'Slide 2 of 2' }));
    expect(shown()).toBe('Second');
  });

  it('show a member all of them when it cannot be known what is theirs', async () => {
    const platform = platformWith(outOfReach);
    for (const operation of ['MemberLevel', 'NextDeposit'])
      platform.answer(operation, () => {
        throw new NoNetwork();
      });
    renderFeature(<PromoBanners />, { member: true });
    await screen.findByRole('heading', { name: 'Tier' });
    expect(dots()).toHaveLength(4);
  });

  it('opens the terms from a banner and nothing else', async () => {
    const { address } = openBanners(['Welcome']);
    await userEvent.click(await screen.findByRole('button', { name: 'Terms' }));
    expect(modals.stack.get()).toEqual([{ name: 'supportModal', props: { page: 'terms-and-conditions' } }]);
    expect(address()).toBe('/');
  });

  it('shows the first line of the description as plain text', async () => {
    fakePlatform({
      LobbyBanners: () => ({
        promos: {
          __typename: 'PromoConnection',
          edges: [
            promo(
              'Welcome',
              '<p>Safe <b>line</b><img src=x onerror="alert(1)"></p><script>alert(1)</script>',
            ),
          ],
        },
      }),
    });
    renderFeature(<PromoBanners />);
    const slide = await screen.findByRole('article', { name: 'Welcome' });
    expect(within(slide).getByText('Safe line')).toBeTruthy();
    expect(slide.querySelector('[onerror], script')).toBeNull();
  });

  it('leaves no hole when there are no promos or they cannot be loaded', async () => {
    const { unmount } = openBanners([]);
    await waitFor(() => {
      expect(document.querySelector('[data-part=skeleton]')).toBeNull();
    });
    unmount();
    fakePlatform({
      LobbyBanners: () => {
        throw new NoNetwork();
      },
    });
    renderFeature(<PromoBanners />);
    await waitFor(() => {
      expect(document.querySelector('[data-part=skeleton]')).toBeNull();
    });
    expect(screen.queryByRole('region', { name: 'Promotions' })).toBeNull();
  });
});
