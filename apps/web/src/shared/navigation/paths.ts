/** The keys of the support pages, each a part of its address (SHELL-07, SHELL-08). */
export const supportPages = [
  'contact-us',
  'help-centre',
  'responsible-gambling',
  'about-us',
  'privacy-policy',
  'terms-and-conditions',
  'aml-policy',
  'kyc-policy',
] as const;

export type SupportPage = (typeof supportPages)[number];

/** The keys of the account area's sections, each reached by '/personal-center?tab={key}' (SHELL-13). */
export const accountTabs = [
  'personal-details',
  'achievements',
  'active-bonus',
  'freespin-bonus',
  'rewards',
  'change-password',
  'deposit-withdraw',
  'transaction-history',
  'deposits',
  'withdrawals',
  'betting-history',
  'cashback',
  'consumable-bonuses',
  'account-verification',
  'level-system',
] as const;

export type AccountTab = (typeof accountTabs)[number];

const segment = encodeURIComponent;

/** Where everything is (spec 1 §2). Links are made from here; the router matches {@link routePatterns}. */
export const paths = {
  home: '/',
  casino: '/casino',
  casinoLobby: '/casino/lobby',
  casinoProviders: '/casino/providers',
  casinoType: (slug: string) => `/casino/${segment(slug)}`,
  sportsbook: '/sportsbook',
  promotions: '/promotions',
  promotion: (id: string) => `/promotions/${segment(id)}`,
  bonus: (id: string) => `/promotions/bonus/${segment(id)}`,
  cashbacks: '/cashbacks',
  cashback: (id: string) => `/cashbacks/${segment(id)}`,
  tournament: '/tournament',
  jackpot: '/jackpot',
  support: (page: SupportPage) => `/support/${page}`,
  vip: '/vip',
  levelingSystem: '/leveling-system',
  vipLevels: '/vip-levels',
  vipClub: '/vip-club',
  weeklyCashback: '/weekly-cashback',
  /** The account area; the tab, and the sub-tab of the achievements and of the betting history, are told in the query string. */
  /** @param chosen what the section itself reads: the `type` of bets, the `payment` that is marked */
  personalCenter: (tab?: AccountTab, chosen: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams({ ...(tab && { tab }), ...chosen }).toString();
    return query ? `/personal-center?${query}` : '/personal-center';
  },
  maintenance: '/maintenance',
  underMaintenance: '/under-maintenance',
} as const;

/** The patterns of the routes, in the words of the router. */
export const routePatterns = {
  home: '/',
  casino: '/casino',
  casinoLobby: '/casino/lobby',
  casinoProviders: '/casino/providers',
  casinoType: '/casino/:type',
  sportsbook: '/sportsbook',
  promotions: '/promotions',
  promotion: '/promotions/:id',
  bonus: '/promotions/bonus/:id',
  cashbacks: '/cashbacks',
  cashback: '/cashbacks/:id',
  tournament: '/tournament',
  jackpot: '/jackpot',
  supportStart: '/support',
  support: '/support/:page',
  vip: '/vip',
  levelingSystem: '/leveling-system',
  vipLevels: '/vip-levels',
  vipClub: '/vip-club',
  weeklyCashback: '/weekly-cashback',
  personalCenter: '/personal-center',
  maintenance: '/maintenance',
  underMaintenance: '/under-maintenance',
} as const;
