import { OperatorTextsDocument } from '@magpie/gql/operator-texts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlatformClient } from '#shared/apollo/index.ts';
import { fetchParts } from '#shared/navigation/index.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { lobbyAnswers, sampleGames } from '#testing/sample-catalogue.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { bareConfig } from '#testing/surrounded.tsx';
import { partsAt, prefetchPage } from './prefetch-page.ts';
import { AppRoutes } from './routes.tsx';

const texts = () => ({ config: { __typename: 'Config', contents: [] } });

async function asked(path: string) {
  const platform = fakePlatform({ ...lobbyAnswers(sampleGames(3)), OperatorTexts: texts });
  const facts = { adminCode: 'magpie-web', accessToken: () => null, world: () => null };
  const { client } = createPlatformClient(bareConfig.endpoints, facts, () => 'UNSEEN');
  prefetchPage(client, new URL(path, location.origin));
  prefetchPage(client, new URL(path, location.origin));
  // Whatever was asked before has left when this is answered.
  await client.query({ query: OperatorTextsDocument });
  return platform.calls
    .map(({ operation }) => operation)
    .filter((operation) => operation !== 'OperatorTexts');
}

beforeEach(freshBrowser);

describe('a page that somebody is about to open', () => {
  it.each([
    ['/', 'HomePage'],
    ['/casino', 'CasinoPage'],
    ['/casino/lobby', 'CasinoPage'],
    ['/casino/providers', 'ProvidersPage'],
    ['/casino/slots', 'CasinoTypePage'],
    ['/sportsbook', 'SportsbookPage'],
    ['/promotions', 'PromosPage'],
    ['/promotions/p1', 'PromoPage'],
    ['/promotions/bonus/b1', 'BonusPage'],
    ['/cashbacks', 'CashbacksPage'],
    ['/cashbacks/c1', 'CashbackPage'],
    ['/tournament', 'TournamentPage'],
    ['/jackpot', 'JackpotPage'],
    ['/support/about-us', 'SupportPage'],
    ['/vip-levels', 'MarketingPage'],
    ['/vip-club', 'MarketingPage'],
    ['/weekly-cashback', 'MarketingPage'],
    ['/personal-center', 'PersonalCenterPage'],
  ])('has the code at %s begun with: %s, and is then drawn without a gap', async (path, part) => {
    expect(partsAt(path)[0]).toBe(part);
    await fetchParts(partsAt(path));
    fakePlatform(lobbyAnswers([]));
    renderFeature(<AppRoutes />, { at: path });
    expect(screen.queryByRole('status', { name: 'Loading page' })).toBeNull();
  });

  it.each(['/nowhere', '/maintenance', '/promotions/a/b/c'])('has none at %s', (path) => {
    expect(partsAt(path)).toEqual([]);
  });

  it.each([
    ['/casino/slots', ['Games', 'GameTypes']],
    ['/casino/favourites', []],
    ['/promotions', []],
    ['/promotions/p1', []],
    ['/personal-center', []],
  ])('asks at %s, once, only what everybody may know and what is kept: %j', async (path, operations) => {
    expect(await asked(path)).toEqual(operations);
  });
});
