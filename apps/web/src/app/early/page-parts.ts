import type { routePatterns } from '#shared/navigation/paths.ts';

export type Page = Exclude<
  keyof typeof routePatterns,
  'supportStart' | 'maintenance' | 'underMaintenance' | 'vip' | 'levelingSystem'
>;

interface PageParts {
  /** What shows at the top of the page, the page itself first. */
  readonly first: readonly string[];
  readonly next?: readonly string[];
}

const lists = ['MoreGames', 'ListChoices'];

/** The late parts that each page begins with, each in a file of its name. A page that only leads to another one has none. */
export const partsOf: Readonly<Record<Page, PageParts>> = {
  home: { first: ['HomePage', 'BannerCarousel', 'JackpotStrip'], next: lists },
  casino: { first: ['CasinoPage'] },
  casinoLobby: { first: ['CasinoPage'] },
  casinoProviders: { first: ['ProvidersPage'] },
  casinoType: { first: ['CasinoTypePage'], next: lists },
  sportsbook: { first: ['SportsbookPage'] },
  promotions: { first: ['PromosPage'] },
  promotion: { first: ['PromoPage'] },
  bonus: { first: ['BonusPage'] },
  cashbacks: { first: ['CashbacksPage'] },
  cashback: { first: ['CashbackPage'] },
  tournament: { first: ['TournamentPage'] },
  jackpot: { first: ['JackpotPage'] },
  support: { first: ['SupportPage'] },
  vipLevels: { first: ['MarketingPage'] },
  vipClub: { first: ['MarketingPage'] },
  weeklyCashback: { first: ['MarketingPage'] },
  personalCenter: { first: ['PersonalCenterPage'] },
};

export const pages = Object.keys(partsOf) as readonly Page[];
