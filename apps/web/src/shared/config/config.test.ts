import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localOrigins } from '../../../frame-origins.ts';
import { withSettings } from '../../../page-settings.ts';
import { brandSettingsOf } from './brand-settings.ts';
import { loadConfig, parseConfig } from './index.ts';
import { parseWholeConfig } from './config.ts';

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

describe('the settings of a page', () => {
  const built = readFileSync(`${import.meta.dirname}/../../../index.html`, 'utf8');
  const blank = /<script .* id="config">.*?<\/script>/.exec(built)?.[0] ?? '';

  afterEach(() => {
    document.getElementById('config')?.remove();
  });

  it('stand in it, whatever they hold, and nothing is asked for', async () => {
    const fetching = vi.fn();
    vi.stubGlobal('fetch', fetching);
    const given = { ...complete, siteUrl: 'https://a.test/</script>$&' };
    document.head.insertAdjacentHTML('beforeend', withSettings(blank, given));
    expect((await loadConfig()).siteUrl).toBe(given.siteUrl);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('are asked for where none stand in it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(complete)));
    document.head.insertAdjacentHTML('beforeend', blank);
    expect((await loadConfig()).brand).toBe('rosella');
  });
});

describe('config.json', () => {
  it('gives the settings of the site', () => {
    expect(parseConfig({ ...complete, widgets: { tagManagerId: 'GTM-1', other: 3 } })).toEqual({
      environment: 'development',
      brand: 'rosella',
      brandSettings: {},
      siteUrl: 'https://play.test',
      endpoints,
      cashierOrigins: [],
      gameOrigins: [],
      worlds: true,
      captcha: { provider: 'none' },
      widgets: { tagManagerId: 'GTM-1' },
    });
  });

  it('takes what it changes of the brand, when there is anything', async () => {
    const brandSettings = { supportEmail: 'help@operator.example' };
    expect(await parseWholeConfig({ ...complete, brandSettings })).toMatchObject({ brandSettings });
    expect(await parseWholeConfig(complete)).toMatchObject({ brandSettings: {} });
    await expect(parseWholeConfig({ ...complete, brandSettings: { adminCode: 4 } })).rejects.toThrow(
      "config.json: 'brandSettings.adminCode' must be a text.",
    );
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
    const settings = (brandSettings: unknown) => brandSettingsOf(brandSettings);
    expect(settings({ telegramEnabled: true, title: 'Other' })).toEqual({ telegramEnabled: true });
    expect(settings({ telegramEnabled: false })).toEqual({ telegramEnabled: false });
    expect([settings({ telegramEnabled: 'true' }), settings(null), settings(undefined)]).toEqual([
      {},
      {},
      {},
    ]);
  });

  it('AUTH-06 takes the login modes of the brand, as a list of names', () => {
    const settings = (loginModes: unknown) => brandSettingsOf({ loginModes });
    expect(settings(['MOBILE', 'EMAIL', 'MOBILE'])).toEqual({ loginModes: ['MOBILE', 'EMAIL'] });
    expect(settings(undefined)).toEqual({});
    for (const wrong of [[], 'EMAIL', [7], null]) {
      expect(() => settings(wrong)).toThrow("config.json: 'brandSettings.loginModes' must be a list");
    }
  });

  it('names the origins of the payment page', () => {
    const cashierOrigins = ['https://pay.test', 'http://127.0.0.1:4310'];
    expect(parseConfig({ ...complete, cashierOrigins }).cashierOrigins).toEqual(cashierOrigins);
  });

  it.each([
    [['https://pay.test/']],
    [['https://pay.test/cashier']],
    [['https://pay.test', 'pay.test']],
    [['blob:https://pay.test']],
    [[4]],
    ['https://pay.test/'],
    [7],
    [null],
  ])('takes nothing but origins for the payment page and for games: %j', (cashierOrigins) => {
    expect(() => parseConfig({ ...complete, gameOrigins: cashierOrigins })).toThrow(
      "config.json: 'gameOrigins' must be a list of origins, for example https://pay.example.",
    );
    expect(() => parseConfig({ ...complete, cashierOrigins })).toThrow(
      "config.json: 'cashierOrigins' must be a list of origins, for example https://pay.example.",
    );
  });

  it('has on a developer’s machine the origins of its platform, whatever the port', () => {
    const usual = ['http://localhost:4000', 'http://127.0.0.1:4000'];
    expect(localOrigins({})).toEqual(usual);
    expect(localOrigins({ API_PORT: '4310' })).toEqual(['http://localhost:4310', 'http://127.0.0.1:4310']);
    expect(localOrigins({ PUBLIC_URL: 'https://api.test/base' })).toEqual(['https://api.test', ...usual]);
    const built = readFileSync(`${import.meta.dirname}/../../../public/config.json`, 'utf8');
    expect(parseConfig(JSON.parse(built)).cashierOrigins).toEqual(usual);
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
