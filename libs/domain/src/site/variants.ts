import { defaultSite } from './sites.ts';
import type { LevelPage, SiteCode } from './sites.ts';

/** See CONF-07. */
export function isSpecialVariant(site: SiteCode): boolean {
  return site !== defaultSite;
}

/** Only on the special variants, with the setting on, while the number is not verified (CONF-08, CONF-09). */
export function mobileVerificationRequired(facts: {
  readonly site: SiteCode;
  readonly enabled: boolean;
  readonly mobileNumberVerified: boolean;
}): boolean {
  return isSpecialVariant(facts.site) && facts.enabled && !facts.mobileNumberVerified;
}

export function oneIdentityDocument(site: SiteCode): boolean {
  return isSpecialVariant(site);
}

/** Whether the transaction history has no crypto option (CONF-10). */
export function hidesCryptoOption(site: SiteCode): boolean {
  return isSpecialVariant(site);
}

/** The brand's level page if this is its route, otherwise levelModal over the home page (SHELL-09). */
export function levelRouteShows(route: Exclude<LevelPage, 'modal'>, levelPage: LevelPage): 'page' | 'modal' {
  return route === levelPage ? 'page' : 'modal';
}
