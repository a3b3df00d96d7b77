import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { sessionModule } from '../session/index.ts';
import { configModule } from './index.ts';

const NOW = '2026-01-05T02:00:00.000Z';

const platform = platformForFile(() => startTestPlatform({ modules: [configModule, sessionModule] }));
let world: World;

const ask = async (query: string): Promise<unknown> => {
  const { data, errors } = await callGraphQL(platform, world, { query });
  expect(errors).toEqual([]);
  return data;
};

async function given(settings: Record<string, string | boolean | string[]> = {}) {
  world = await platform.newWorld(NOW);
  await world.write((unit) => {
    unit.setSettings(settings);
    return Promise.resolve();
  });
}

const fields = `mobileNumberVerificationEnabled checkFraud multipleSession emailVerificationEnabled checkDepositLimit
  availableCurrencies { code } enableGBG gbgTrigger gbgThresholdAmount`;

const everyCurrency = [
  { code: 'AUD', name: 'Australian Dollar', symbol: 'A$', type: 'FIAT' },
  { code: 'NZD', name: 'New Zealand Dollar', symbol: 'NZ$', type: 'FIAT' },
  { code: 'USD', name: 'US Dollar', symbol: 'US$', type: 'FIAT' },
  { code: 'BTC', name: 'Bitcoin', symbol: '₿', type: 'CRYPTO' },
  { code: 'ETH', name: 'Ether', symbol: 'Ξ', type: 'CRYPTO' },
  { code: 'LTC', name: 'Litecoin', symbol: 'Ł', type: 'CRYPTO' },
  { code: 'USDT', name: 'Tether', symbol: '₮', type: 'CRYPTO' },
];

describe('config', () => {
  it('CONF-01 returns the settings of a fresh site', async () => {
    await given();
    expect(await ask(`{ config { ${fields} } }`)).toEqual({
      config: {
        mobileNumberVerificationEnabled: true,
        checkFraud: false,
        multipleSession: true,
        emailVerificationEnabled: true,
        checkDepositLimit: true,
        availableCurrencies: everyCurrency.map(({ code }) => ({ code })),
        enableGBG: false,
        gbgTrigger: 'DEPOSIT',
        gbgThresholdAmount: '2000.00',
      },
    });
  });

  it('CONF-01 returns every setting as it was changed', async () => {
    await given({
      mobileNumberVerificationEnabled: false,
      checkFraud: true,
      multipleSession: false,
      emailVerificationEnabled: false,
      checkDepositLimit: false,
      availableCurrencies: ['BTC', 'NZD'],
      enableGBG: true,
      gbgTrigger: 'WITHDRAWAL',
      gbgThresholdAmount: '500.00',
    });
    expect(await ask(`{ config { ${fields} } }`)).toEqual({
      config: {
        mobileNumberVerificationEnabled: false,
        checkFraud: true,
        multipleSession: false,
        emailVerificationEnabled: false,
        checkDepositLimit: false,
        availableCurrencies: [{ code: 'NZD' }, { code: 'BTC' }],
        enableGBG: true,
        gbgTrigger: 'WITHDRAWAL',
        gbgThresholdAmount: '500.00',
      },
    });
  });

  it.each([
    [true, 'MANDATORY'],
    [false, 'HIDDEN'],
  ])(
    'asks for an e-mail code when addresses are verified: %s',
    async (emailVerificationEnabled, requirement) => {
      await given({ emailVerificationEnabled });
      expect(await ask('{ config { registrationFields { name requirement } } }')).toEqual({
        config: {
          registrationFields: [
            { name: 'email', requirement: 'MANDATORY' },
            { name: 'password', requirement: 'MANDATORY' },
            { name: 'verificationCode', requirement },
            { name: 'mobileNumber', requirement: 'MANDATORY' },
            { name: 'countryCode', requirement: 'MANDATORY' },
            { name: 'otpCode', requirement: 'MANDATORY' },
            { name: 'currency', requirement: 'HIDDEN' },
            { name: 'marketingConsent', requirement: 'OPTIONAL' },
          ],
        },
      });
    },
  );

  it.each([
    [true, false],
    [false, true],
  ])(
    'CONF-05 checkFraud and multipleSession return the settings %s and %s',
    async (checkFraud, multipleSession) => {
      await given({ checkFraud, multipleSession });
      expect(await ask('{ checkFraud multipleSession config { checkFraud multipleSession } }')).toEqual({
        checkFraud,
        multipleSession,
        config: { checkFraud, multipleSession },
      });
    },
  );
});

describe('countries and currencies', () => {
  it('CONF-13 autoDetectUserCountryCode returns the country of the connection, AU unless told otherwise', async () => {
    await given();
    expect(await ask('{ autoDetectUserCountryCode }')).toEqual({ autoDetectUserCountryCode: 'AU' });
    await given({ detectedCountry: 'NZ' });
    expect(await ask('{ autoDetectUserCountryCode }')).toEqual({ autoDetectUserCountryCode: 'NZ' });
  });

  it('CONF-14 countryCodes returns entries of country and countryCode', async () => {
    await given();
    expect(await ask('{ countryCodes { country countryCode } }')).toEqual({
      countryCodes: [
        { country: 'Australia', countryCode: 'AU' },
        { country: 'New Zealand', countryCode: 'NZ' },
      ],
    });
  });

  it('CONF-14 countries returns entries of name, code, areaCode, flag and a currency map', async () => {
    await given({ availableCurrencies: ['AUD', 'USD'] });
    const { countries } = (await ask(
      '{ countries { name code areaCode flag currencyMap { code currency { code symbol } } } }',
    )) as { countries: { name: string; code: string }[] };
    const entry = (code: string) => countries.find((country) => country.code === code);
    expect(entry('AU')).toEqual({
      name: 'Australia',
      code: 'AU',
      areaCode: '+61',
      flag: '🇦🇺',
      currencyMap: [{ code: 'AUD', currency: { code: 'AUD', symbol: 'A$' } }],
    });
    expect(entry('NZ')).toMatchObject({ areaCode: '+64', currencyMap: [{ code: 'NZD', currency: null }] });
    expect(entry('DE')).toMatchObject({ name: 'Germany', currencyMap: [{ code: 'EUR', currency: null }] });
    expect(countries.length).toBeGreaterThan(240);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    const names = countries.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('CONF-16 availableCurrencies returns code, name, symbol and type: three fiat and four crypto', async () => {
    await given();
    expect(await ask('{ availableCurrencies { code name symbol type } }')).toEqual({
      availableCurrencies: everyCurrency,
    });
  });

  it('CONF-16 offers no currency that the site has taken out', async () => {
    await given({ availableCurrencies: ['ETH', 'AUD'] });
    expect(await ask('{ availableCurrencies { code } }')).toEqual({
      availableCurrencies: [{ code: 'AUD' }, { code: 'ETH' }],
    });
  });
});
