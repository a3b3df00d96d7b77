import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { lobbyAnswers } from '#testing/sample-catalogue.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { AppRoutes } from './routes.tsx';

const nothing = {
  totalCount: 0,
  edges: [],
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
};

const answers: Answers = {
  ...lobbyAnswers([]),
  Promos: () => ({ promos: { __typename: 'PromoConnection', ...nothing } }),
  Promo: () => ({ promo: null }),
  Cashbacks: () => ({ cashbacks: { __typename: 'CashbackConnection', ...nothing } }),
  Cashback: () => ({ cashback: null }),
  Tournaments: () => ({ tournaments: { __typename: 'TournamentConnection', ...nothing } }),
  Jackpots: () => ({ jackpots: { __typename: 'JackpotConnection', ...nothing } }),
  OperatorTexts: () => ({ config: { __typename: 'Config', contents: [] } }),
};

function open(at: string) {
  fakePlatform(answers);
  return renderFeature(<AppRoutes />, { at });
}

/** The heading of the page; its code is fetched first. */
async function expectHeading(name: string): Promise<void> {
  await waitFor(() => {
    expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual([name]);
  });
}

beforeEach(freshBrowser);

describe('addresses', () => {
  it.each([
    ['/promotions', 'Promotions'],
    ['/promotions/p1', 'Promo not found'],
    ['/cashbacks', 'Cashbacks'],
    ['/cashbacks/c1', 'Cashback not found'],
    ['/tournament', 'Tournament'],
    ['/jackpot', 'Jackpot'],
  ])('SHELL-06 %s opens its own page', async (at, heading) => {
    const { address } = open(at);
    await expectHeading(heading);
    expect(address()).toBe(at);
  });

  it.each([
    ['contact-us', 'Contact Us'],
    ['help-centre', 'Help Centre'],
    ['responsible-gambling', 'Responsible Gambling'],
    ['about-us', 'About Us'],
    ['privacy-policy', 'Privacy Policy'],
    ['terms-and-conditions', 'Terms and Conditions'],
    ['aml-policy', 'AML Policy'],
    ['kyc-policy', 'KYC Policy'],
  ])('SHELL-07 /support/%s opens its own page', async (page, heading) => {
    const { address } = open(`/support/${page}`);
    await expectHeading(heading);
    expect(address()).toBe(`/support/${page}`);
  });

  it("SHELL-08 '/support' leads to the contact page", async () => {
    const { address } = open('/support');
    await expectHeading('Contact Us');
    expect(address()).toBe('/support/contact-us');
  });

  it.each([
    ['/vip-levels', 'VIP Levels'],
    ['/vip-club', 'VIP Club'],
    ['/weekly-cashback', 'Weekly Cashback'],
    ['/support/about-us', 'About Us'],
  ])('SHELL-45 %s shows %s and is linked from the footer', async (at, heading) => {
    open(at);
    await expectHeading(heading);
    const footer = await screen.findByRole('contentinfo');
    expect(within(footer).getByRole('link', { name: heading }).getAttribute('href')).toBe(at);
  });

  it.each(['/vip', '/leveling-system'])(
    'SHELL-09 %s opens levelModal over the home page of the main site',
    async (at) => {
      const { address } = open(at);
      await waitFor(() => {
        expect(modals.isOpen('levelModal')).toBe(true);
        expect(address()).toBe('/');
      });
    },
  );

  it('has a page of its own for a bonus, under the promotions', async () => {
    open('/promotions/bonus/b1');
    await waitFor(() => {
      expect(modals.isOpen('loginModal')).toBe(true);
    });
  });
});
