/** The main site, then the three special variants (CONF-07). */
export const siteCodes = ['magpie', 'kookaburra', 'rosella', 'lorikeet'] as const;

export type SiteCode = (typeof siteCodes)[number];

export const defaultSite: SiteCode = 'magpie';

/** Networks that the page footer can link to (SHELL-33). */
export const socialNetworks = ['instagram', 'facebook', 'youtube'] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

export interface SocialLink {
  readonly network: SocialNetwork;
  readonly url: string;
}

/** Which page shows the level details (SHELL-09). */
export type LevelPage = 'vip' | 'leveling-system' | 'modal';

/** Configuration of one site (CONF-06). */
export interface Site {
  readonly code: SiteCode;
  /** Shown beside the logo and in the browser's tab. */
  readonly title: string;
  /** Absolute URL without a trailing slash. */
  readonly url: string;
  readonly supportEmail: string;
  /** ISO 639 codes. */
  readonly languages: readonly 'en'[];
  readonly captchaKeys: { readonly production: string; readonly default: string };
  readonly displayName: string;
  /** Null loads no tag manager (SUPPORT-02). */
  readonly tagManagerId: string | null;
  readonly socialLinks: readonly SocialLink[];
  /** Value of the x-admin-code header (CONF-20). */
  readonly adminCode: string;
  readonly levelPage: LevelPage;
  /** Whether 'Continue with Telegram' is offered (AUTH-40). */
  readonly telegramEnabled: boolean;
  /** Offered login modes, in their order (AUTH-06). */
  readonly loginModes: readonly string[];
  /** Instead of 'Load more' (GAMES-05). */
  readonly infiniteScroll: boolean;
}

type Own = Pick<Site, 'title' | 'displayName'> & Partial<Site>;

function site(code: SiteCode, own: Own): Site {
  return {
    code,
    url: `https://www.${code}.example`,
    supportEmail: `support@${code}.example`,
    languages: ['en'],
    captchaKeys: { production: `${code}-captcha-production`, default: `${code}-captcha-default` },
    tagManagerId: null,
    socialLinks: socialNetworks.map((network) => ({ network, url: `https://${network}.example/${code}` })),
    adminCode: `${code}-web`,
    levelPage: 'modal',
    telegramEnabled: false,
    loginModes: ['EMAIL'],
    infiniteScroll: false,
    ...own,
  };
}

/** Settings that an installation can override at run time, without another build (CONF-21). */
export type BrandSettings = Partial<
  Pick<Site, 'telegramEnabled' | 'adminCode' | 'supportEmail' | 'captchaKeys' | 'socialLinks' | 'loginModes'>
>;

/** See CONF-06, CONF-07. */
export const sites: Readonly<Record<SiteCode, Site>> = {
  magpie: site('magpie', { title: 'Magpie', displayName: 'Magpie Casino' }),
  kookaburra: site('kookaburra', { title: 'Kookaburra', displayName: 'Kookaburra Casino', levelPage: 'vip' }),
  rosella: site('rosella', { title: 'Rosella', displayName: 'Rosella Casino', levelPage: 'leveling-system' }),
  lorikeet: site('lorikeet', { title: 'Lorikeet', displayName: 'Lorikeet Casino' }),
};

export function isSiteCode(code: string): code is SiteCode {
  return Object.hasOwn(sites, code);
}

export function siteOf(code: string): Site {
  return sites[isSiteCode(code) ? code : defaultSite];
}

/** The production key in production only (AUTH-31). */
export function captchaKey(of: Pick<Site, 'captchaKeys'>, environment: string): string {
  return environment === 'production' ? of.captchaKeys.production : of.captchaKeys.default;
}

/** The main site for an unknown admin code (CONF-20). */
export function siteOfAdminCode(adminCode: string): SiteCode {
  return siteCodes.find((code) => sites[code].adminCode === adminCode) ?? defaultSite;
}
