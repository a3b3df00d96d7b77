export { initialPhoneCountry, phoneCountries } from './phone-countries.ts';
export type { PhoneCountry } from './phone-countries.ts';
export { captchaKey, defaultSite, isSiteCode, siteCodes, siteOf, siteOfAdminCode, sites } from './sites.ts';
export type { LevelPage, Site, SiteCode } from './sites.ts';
export {
  hidesCryptoOption,
  isSpecialVariant,
  levelRouteShows,
  mobileVerificationRequired,
  oneIdentityDocument,
} from './variants.ts';
