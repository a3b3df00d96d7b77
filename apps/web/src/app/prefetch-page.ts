import type { ApolloClient } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { prefetchGames } from '#features/games/index.ts';
import { fetchParts, routePatterns } from '#shared/navigation/index.ts';

type Page = Exclude<
  keyof typeof routePatterns,
  'supportStart' | 'maintenance' | 'underMaintenance' | 'vip' | 'levelingSystem'
>;

const lists = ['MoreGames', 'ListChoices'];

/** The late parts that each page begins with. A page that only leads to another one has none. */
const partsOf: Readonly<Record<Page, readonly string[]>> = {
  home: ['HomePage', 'BannerCarousel', 'JackpotStrip', ...lists],
  casino: ['CasinoPage'],
  casinoLobby: ['CasinoPage'],
  casinoProviders: ['ProvidersPage'],
  casinoType: ['CasinoTypePage', ...lists],
  sportsbook: ['SportsbookPage'],
  promotions: ['PromosPage'],
  promotion: ['PromoPage'],
  bonus: ['BonusPage'],
  cashbacks: ['CashbacksPage'],
  cashback: ['CashbackPage'],
  tournament: ['TournamentPage'],
  jackpot: ['JackpotPage'],
  support: ['SupportPage'],
  vipLevels: ['MarketingPage'],
  vipClub: ['MarketingPage'],
  weeklyCashback: ['MarketingPage'],
  personalCenter: ['PersonalCenterPage'],
};

export function partsAt(pathname: string): readonly string[] {
  const found = Object.entries(partsOf).find(
    ([page]) => matchPath(routePatterns[page as Page], pathname) !== null,
  );
  return found?.[1] ?? [];
}

/**
 * Fetches the code of a page that somebody is about to open, and what it asks where everybody may know it and it is kept.
 * Promos are not: what the platform says of them is never taken from a cache (API-04).
 */
export function prefetchPage(client: ApolloClient, address: URL): void {
  void fetchParts(partsAt(address.pathname));
  prefetchGames(client, address);
}
