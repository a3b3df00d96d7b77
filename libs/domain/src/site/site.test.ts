import { describe, expect, it } from 'vitest';
import {
  captchaKey,
  defaultSite,
  hidesCryptoOption,
  initialPhoneCountry,
  offeredPhoneCountries,
  isSiteCode,
  levelRouteShows,
  mobileVerificationRequired,
  oneIdentityDocument,
  phoneCountries,
  siteCodes,
  siteOf,
  sites,
} from './index.ts';

const special = ['kookaburra', 'rosella', 'lorikeet'] as const;

describe('brand configuration', () => {
  it('CONF-06 holds title, url, support address, languages, captcha keys, display name and tag-manager id', () => {
    expect(sites.magpie).toMatchObject({
      title: 'Magpie',
      url: 'https://www.magpie.example',
      supportEmail: 'support@magpie.example',
      languages: ['en'],
      captchaKeys: { production: 'magpie-captcha-production', default: 'magpie-captcha-default' },
      displayName: 'Magpie Casino',
      tagManagerId: null,
    });
  });

  it.each(siteCodes)('CONF-06 configures %s in full and in English only', (code) => {
    const site = siteOf(code);
    expect(site.code).toBe(code);
    expect(site.title.toLowerCase()).toBe(code);
    expect(site.displayName).toContain(site.title);
    expect(site.url).toMatch(/^https:\/\/[a-z.]+[a-z]$/);
    expect(site.supportEmail).toMatch(/^[a-z]+@[a-z]+\.example$/);
    expect(site.languages).toEqual(['en']);
    expect(site.captchaKeys.production).not.toBe('');
    expect(site.captchaKeys.default).not.toBe('');
    expect(site).toHaveProperty('tagManagerId');
    expect(site.adminCode).toBe(`${code}-web`);
  });

  it('CONF-07 knows the main site and exactly three special variants', () => {
    expect(defaultSite).toBe('magpie');
    expect(siteCodes).toEqual(['magpie', 'kookaburra', 'rosella', 'lorikeet']);
    expect(Object.keys(sites).sort()).toEqual(['kookaburra', 'lorikeet', 'magpie', 'rosella']);
    expect(siteOf('emu').code).toBe('magpie');
    expect(isSiteCode('rosella')).toBe(true);
    expect(isSiteCode('toString')).toBe(false);
  });

  it.each(siteCodes)('AUTH-31 uses the production captcha key of %s in production only', (code) => {
    const site = siteOf(code);
    expect(captchaKey(site, 'production')).toBe(`${code}-captcha-production`);
    for (const environment of ['development', 'test', 'staging', '', 'PRODUCTION']) {
      expect(captchaKey(site, environment)).toBe(`${code}-captcha-default`);
    }
  });

  it('opens the level modal by default and has Telegram and endless lists off', () => {
    expect(sites.magpie).toMatchObject({ levelPage: 'modal', telegramEnabled: false, infiniteScroll: false });
    expect(levelRouteShows('vip', 'vip')).toBe('page');
    expect(levelRouteShows('leveling-system', 'vip')).toBe('modal');
    expect(levelRouteShows('vip', 'modal')).toBe('modal');
  });
});

describe('rules of the variants', () => {
  it.each(special)('CONF-08 asks for mobile verification on %s only with the setting on', (site) => {
    expect(mobileVerificationRequired({ site, enabled: true, mobileNumberVerified: false })).toBe(true);
    expect(mobileVerificationRequired({ site, enabled: true, mobileNumberVerified: true })).toBe(false);
  });

  it.each(special)('CONF-08 CONF-09 asks for nothing on %s with the setting off', (site) => {
    expect(mobileVerificationRequired({ site, enabled: false, mobileNumberVerified: false })).toBe(false);
  });

  it('CONF-08 CONF-09 asks for nothing on the main site', () => {
    for (const enabled of [true, false]) {
      expect(mobileVerificationRequired({ site: 'magpie', enabled, mobileNumberVerified: false })).toBe(
        false,
      );
      expect(mobileVerificationRequired({ site: 'magpie', enabled, mobileNumberVerified: true })).toBe(false);
    }
  });

  it('KYC-07 wants one identity document on the special variants', () => {
    expect(siteCodes.map(oneIdentityDocument)).toEqual([false, true, true, true]);
  });

  it('CONF-10 hides the crypto option on the special variants', () => {
    expect(siteCodes.map(hidesCryptoOption)).toEqual([false, true, true, true]);
  });
});

describe('phone picker', () => {
  it('holds AU and NZ', () => {
    expect(phoneCountries.map(({ code, callingCode }) => [code, callingCode])).toEqual([
      ['AU', '+61'],
      ['NZ', '+64'],
    ]);
  });

  it.each([
    ['AU', 'AU'],
    ['NZ', 'NZ'],
    ['nz', 'NZ'],
    ['US', 'AU'],
    ['', 'AU'],
    [null, 'AU'],
  ])('starts for %j with %s', (detected, country) => {
    expect(initialPhoneCountry(detected)).toBe(country);
  });

  it('AUTH-16 offers of the countries of the platform those of the picker, and starts with one of them', () => {
    const offered = offeredPhoneCountries([
      { country: 'Aotearoa', countryCode: 'NZ' },
      { country: 'Norway', countryCode: 'NO' },
    ]);
    expect(offered).toEqual([{ code: 'NZ', name: 'Aotearoa', callingCode: '+64' }]);
    expect(offeredPhoneCountries([])).toEqual([]);
    expect(initialPhoneCountry('AU', offered)).toBe('NZ');
    expect(initialPhoneCountry('NO', [])).toBe('AU');
  });
});
