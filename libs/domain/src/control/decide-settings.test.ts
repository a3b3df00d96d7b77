import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideSettings, settingReasons } from './index.ts';
import type { SettingFacts } from './index.ts';

const none: SettingFacts = {
  contents: [],
  availableCurrencies: null,
  detectedCountry: null,
  gbgThresholdAmount: null,
  unknownVendor: null,
  registrationFields: [],
  asked: { currency: 'OPTIONAL', marketingConsent: 'HIDDEN' },
};
const texts = {
  contents: 'contents must have a title of 1 to 200 characters and a body of at most 100000.',
  currencies: 'availableCurrencies must name at least one known currency and no other.',
  country: 'detectedCountry must be a country code of two capitals.',
  threshold: 'gbgThresholdAmount must be above 0, with at most 2 decimals.',
  fields:
    'registrationFields may only set currency to HIDDEN, OPTIONAL or MANDATORY and marketingConsent to HIDDEN or OPTIONAL.',
};

describe('settings of the operator', () => {
  it('may all stay as they are', () => {
    expect(decideSettings(none)).toEqual({
      allowed: true,
      plan: { gbgThresholdAmount: null, asked: { currency: 'OPTIONAL', marketingConsent: 'HIDDEN' } },
    });
  });

  it('have the threshold with 2 decimals and the fields after the change', () => {
    const facts: SettingFacts = {
      ...none,
      gbgThresholdAmount: '2500',
      registrationFields: [{ name: 'currency', requirement: 'MANDATORY' }],
    };
    expect(decideSettings(facts)).toMatchObject({
      plan: {
        gbgThresholdAmount: '2500.00',
        asked: { currency: 'MANDATORY', marketingConsent: 'HIDDEN' },
      },
    });
  });

  it.each<[string, Partial<SettingFacts>, string | null]>([
    ['a text', { contents: [{ title: 'Notice', body: '<p>Hello</p>' }] }, null],
    ['a text that is removed', { contents: [{ title: null, body: null }] }, null],
    ['a text without a title', { contents: [{ title: ' ', body: 'x' }] }, texts.contents],
    ['a long title', { contents: [{ title: 'x'.repeat(201), body: 'x' }] }, texts.contents],
    ['a long body', { contents: [{ title: 'x', body: 'x'.repeat(100_001) }] }, texts.contents],
    ['currencies', { availableCurrencies: ['AUD', 'BTC'] }, null],
    ['no currency', { availableCurrencies: [] }, texts.currencies],
    ['an unknown currency', { availableCurrencies: ['AUD', 'XXX'] }, texts.currencies],
    ['a country', { detectedCountry: 'NZ' }, null],
    ['a country in small letters', { detectedCountry: 'nz' }, texts.country],
    ['a threshold of nothing', { gbgThresholdAmount: '0' }, texts.threshold],
    ['a threshold of three decimals', { gbgThresholdAmount: '1.005' }, texts.threshold],
    ['an unknown vendor', { unknownVendor: 'ven_none' }, "There is no vendor 'ven_none' in this world."],
    [
      'a field that is not asked so',
      { registrationFields: [{ name: 'email', requirement: 'HIDDEN' }] },
      texts.fields,
    ],
    ['a text before a currency', { contents: [{ body: 'x' }], availableCurrencies: [] }, texts.contents],
    ['a currency before a country', { availableCurrencies: [], detectedCountry: '' }, texts.currencies],
    ['a country before a threshold', { detectedCountry: '', gbgThresholdAmount: 'x' }, texts.country],
    ['a threshold before a vendor', { gbgThresholdAmount: 'x', unknownVendor: 'y' }, texts.threshold],
  ])('of %s', (_, facts, text) => {
    expect(decisionText(settingReasons, decideSettings({ ...none, ...facts }))).toBe(text);
  });
});
