export { timezoneOfCountry } from './home-timezones.ts';
export { initialPhoneCountry, offeredPhoneCountries, phoneCountries } from './phone-countries.ts';
export type { CountryCodeEntry, PhoneCountry } from './phone-countries.ts';
export {
  captchaKey,
  defaultSite,
  isSiteCode,
  siteCodes,
  siteOf,
  siteOfAdminCode,
  sites,
  socialNetworks,
} from './sites.ts';
export type { BrandSettings, LevelPage, Site, SiteCode, SocialLink, SocialNetwork } from './sites.ts';
export {
  hidesCryptoOption,
  isSpecialVariant,
  levelRouteShows,
  mobileVerificationRequired,
  oneIdentityDocument,
} from './variants.ts';
