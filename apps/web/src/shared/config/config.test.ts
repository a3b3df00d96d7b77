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
      brandSettings: {},
      siteUrl: 'https://play.test',
      endpoints,
      worlds: true,
      captcha: { provider: 'none' },
      widgets: { tagManagerId: 'GTM-1' },
    });
  });

  it('takes the ids and addresses of the widgets that are filled in', () => {
    const widgets = {
      messengerAppId: 'app',
      messengerUrl: '/widgets/messenger.js',
      helpDeskKey: '',
      helpDeskUrl: 'https://desk.test/widget.js',
      tagManagerId: 'GTM-1',
      tagManagerUrl: 7,
    };
    expect(parseConfig({ ...complete, widgets }).widgets).toEqual({
      messengerAppId: 'app',
      messengerUrl: '/widgets/messenger.js',
      helpDeskUrl: 'https://desk.test/widget.js',
      tagManagerId: 'GTM-1',
    });
  });

  it('AUTH-40 takes whether the brand offers Telegram, and nothing else in its place', () => {
    const settings = (brandSettings: unknown) => parseConfig({ ...complete, brandSettings }).brandSettings;
    expect(settings({ telegramEnabled: true, title: 'Other' })).toEqual({ telegramEnabled: true });
    expect(settings({ telegramEnabled: false })).toEqual({ telegramEnabled: false });
    expect([settings({ telegramEnabled: 'true' }), settings(null), settings(undefined)]).toEqual([
      {},
      {},
      {},
    ]);
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
