import { describe, expect, it } from 'vitest';
import {
  captchaKey,
  hidesCryptoOption,
  initialPhoneCountry,
  isSiteCode,
  isSpecialVariant,
  levelRouteShows,
  mobileVerificationRequired,
  offeredPhoneCountries,
  oneIdentityDocument,
  phoneCountries,
  siteCodes,
  siteOf,
  siteOfAdminCode,
  sites,
  socialNetworks,
  timezoneOfCountry,
} from './index.ts';

describe('the brands, to the letter', () => {
  it.each([
    ['magpie', 'Magpie', 'Magpie Casino', 'modal'],
    ['kookaburra', 'Kookaburra', 'Kookaburra Casino', 'vip'],
    ['rosella', 'Rosella', 'Rosella Casino', 'leveling-system'],
    ['lorikeet', 'Lorikeet', 'Lorikeet Casino', 'modal'],
  ] as const)('CONF-06 %s', (code, title, displayName, levelPage) => {
    expect(siteOf(code)).toEqual({
      code,
      title,
      displayName,
      levelPage,
      url: `https://www.${code}.example`,
      supportEmail: `support@${code}.example`,
      languages: ['en'],
      captchaKeys: { production: `${code}-captcha-production`, default: `${code}-captcha-default` },
      tagManagerId: null,
      socialLinks: [
        { network: 'instagram', url: `https://instagram.example/${code}` },
        { network: 'facebook', url: `https://facebook.example/${code}` },
        { network: 'youtube', url: `https://youtube.example/${code}` },
      ],
      adminCode: `${code}-web`,
      telegramEnabled: false,
      loginModes: ['EMAIL'],
      infiniteScroll: false,
    });
  });

  it('link to three networks', () => {
    expect(socialNetworks).toEqual(['instagram', 'facebook', 'youtube']);
  });
});

describe('which site is meant', () => {
  it.each([
    ['magpie', 'magpie', true],
    ['lorikeet', 'lorikeet', true],
    ['Magpie', 'magpie', false],
    ['LORIKEET', 'magpie', false],
    [' rosella', 'magpie', false],
    ['', 'magpie', false],
    ['__proto__', 'magpie', false],
    ['constructor', 'magpie', false],
  ])('by the code %j: %s, known %s', (code, site, known) => {
    expect(siteOf(code)).toBe(sites[site as 'magpie']);
    expect(isSiteCode(code)).toBe(known);
  });

  it.each([
    ['magpie-web', 'magpie'],
    ['kookaburra-web', 'kookaburra'],
    ['rosella-web', 'rosella'],
    ['lorikeet-web', 'lorikeet'],
    ['rosella', 'magpie'],
    ['ROSELLA-WEB', 'magpie'],
    ['', 'magpie'],
  ])('by the admin code %j: %s', (adminCode, site) => {
    expect(siteOfAdminCode(adminCode)).toBe(site);
  });
});

describe('the variants', () => {
  it.each([
    ['magpie', false, true, false, false, false],
    ['kookaburra', true, true, false, true, false],
    ['rosella', true, true, false, true, false],
    ['lorikeet', true, true, false, true, false],
  ] as const)('CONF-08 %s is special: %s', (site, special, enabled, disabled, required, never) => {
    expect(isSpecialVariant(site)).toBe(special);
    const asks = (on: boolean, mobileNumberVerified: boolean) =>
      mobileVerificationRequired({ site, enabled: on, mobileNumberVerified });
    expect(asks(enabled, false)).toBe(required);
    expect([asks(enabled, true), asks(disabled, true), asks(disabled, false)]).toEqual([never, never, never]);
  });

  it.each([
    ['vip', 'vip', 'page'],
    ['vip', 'leveling-system', 'modal'],
    ['vip', 'modal', 'modal'],
    ['leveling-system', 'vip', 'modal'],
    ['leveling-system', 'leveling-system', 'page'],
    ['leveling-system', 'modal', 'modal'],
  ] as const)('the route %s shows, on a brand with %s, the %s', (route, levelPage, shown) => {
    expect(levelRouteShows(route, levelPage)).toBe(shown);
  });
});

describe('places', () => {
  it.each([
    ['NZ', 'Pacific/Auckland'],
    ['AU', 'Australia/Sydney'],
    ['nz', 'Australia/Sydney'],
    ['', 'Australia/Sydney'],
    ['DE', 'Australia/Sydney'],
  ])('%j is in the timezone %s', (country, timezone) => {
    expect(timezoneOfCountry(country)).toBe(timezone);
  });

  it('the picker names its two countries', () => {
    expect(phoneCountries).toEqual([
      { code: 'AU', name: 'Australia', callingCode: '+61' },
      { code: 'NZ', name: 'New Zealand', callingCode: '+64' },
    ]);
  });

  it('keeps the order and the names of the platform', () => {
    const entry = (countryCode: string, country: string) => ({ country, countryCode });
    const all = [entry('NZ', 'Neuseeland'), entry('au', 'x'), entry('AU', 'Australien'), entry('', 'y')];
    expect(offeredPhoneCountries(all)).toEqual([
      { code: 'NZ', name: 'Neuseeland', callingCode: '+64' },
      { code: 'AU', name: 'Australien', callingCode: '+61' },
    ]);
  });

  const [au, nz] = phoneCountries;
  const both = [nz, au].flatMap((country) => country ?? []);
  const onlyNz = [nz].flatMap((country) => country ?? []);

  it.each([
    ['au', both, 'AU'],
    ['nZ', both, 'NZ'],
    ['FJ', both, 'AU'],
    [' NZ', both, 'AU'],
    [undefined, both, 'AU'],
    ['AU', onlyNz, 'NZ'],
    [null, onlyNz, 'NZ'],
    ['NZ', [], 'AU'],
  ])('a visitor in %j, offered %o, starts with %s', (detected, offered, country) => {
    expect(initialPhoneCountry(detected, offered)).toBe(country);
  });
});

describe('what an installation sets, against the brand of its address', () => {
  it.each([
    ['production', 'p'],
    ['', 'd'],
    ['development', 'd'],
    ['staging', 'd'],
    [' production', 'd'],
  ])('in %j the captcha key is %s', (environment, key) => {
    expect(captchaKey({ captchaKeys: { production: 'p', default: 'd' } }, environment)).toBe(key);
  });

  it.each(siteCodes)('%s hides crypto and asks for one document only when it is special', (code) => {
    const special = code !== 'magpie';
    expect(hidesCryptoOption(code)).toBe(special);
    expect(oneIdentityDocument(code)).toBe(special);
  });
});
