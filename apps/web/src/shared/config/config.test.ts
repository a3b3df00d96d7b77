import { describe, expect, it } from 'vitest';
import { parseConfig } from './index.ts';

const endpoints = {
  authentication: '',
  main: '/graphql',
  promo: '/promo/graphql',
  subscriptions: '/subscriptions',
};
const complete = {
  environment: 'development',
  brand: 'rosella',
  siteUrl: 'https://play.test',
  endpoints,
  worlds: true,
};

describe('config.json', () => {
  it('gives the settings of the site', () => {
    expect(parseConfig({ ...complete, widgets: { tagManagerId: 'GTM-1', other: 3 } })).toEqual({
      environment: 'development',
      brand: 'rosella',
      siteUrl: 'https://play.test',
      endpoints,
      worlds: true,
      captcha: { provider: 'none' },
      widgets: { tagManagerId: 'GTM-1' },
    });
  });

  it('never allows worlds in production', () => {
    expect(parseConfig({ ...complete, environment: 'production' }).worlds).toBe(false);
  });

  it.each([
    [{ ...complete, brand: undefined }, "config.json: 'brand' must be a text."],
    [{ ...complete, endpoints: { ...endpoints, main: 4 } }, "config.json: 'endpoints.main' must be a text."],
    [{ ...complete, endpoints: null }, "config.json: 'endpoints' must be an object."],
    ['text', 'config.json: must be an object.'],
  ])('names the setting that is wrong', (source, message) => {
    expect(() => parseConfig(source)).toThrow(message);
  });
});
