import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/root.ts';
import { fill, inlineScriptSources } from './page.ts';

describe('inlineScriptSources', () => {
  it('hashes inline scripts only', () => {
    const html =
      '<script>let a = 1;</script><script type="module" src="/a.js"></script><script>let a = 1;</script>';
    const hash = "'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='";
    expect(inlineScriptSources(html)).toBe(`${hash} ${hash}`);
    expect(inlineScriptSources('<script src="/a.js"></script>')).toBe('');
    expect(inlineScriptSources('<script type="application/json" id="config">{}</script>')).toBe('');
  });
});

it('fills in what is given and leaves the rest to nginx', () => {
  expect(fill('${A} $uri ${B} $A', { A: 'x' })).toBe('x $uri ${B} $A');
});

describe('config.json of the image', () => {
  function written(env: Record<string, string>): unknown {
    const folder = mkdtempSync(join(tmpdir(), 'magpie-config-'));
    const script = join(root, 'apps', 'web', 'nginx', '40-config.sh');
    const { status, stderr } = spawnSync('sh', [script], {
      env: { PATH: process.env['PATH'] ?? '', RUNTIME_DIR: folder, ...env },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    const text = readFileSync(join(folder, 'config.json'), 'utf8');
    rmSync(folder, { recursive: true });
    return JSON.parse(text);
  }

  it('is that of production on one origin when nothing is set', () => {
    expect(written({})).toEqual({
      environment: 'production',
      brand: 'magpie',
      brandSettings: {},
      siteUrl: '',
      endpoints: {
        authentication: '',
        main: '/graphql',
        promo: '/promo/graphql',
        subscriptions: '/subscriptions',
      },
      cashierOrigins: [],
      gameOrigins: [],
      worlds: false,
      captcha: { provider: 'stand-in' },
      widgets: {},
    });
  });

  it('takes every setting, with quotes and backslashes kept', () => {
    expect(
      written({
        ENVIRONMENT: 'development',
        BRAND: 'rosella',
        SITE_URL: 'https://a.example/"\\',
        AUTHENTICATION_URL: 'https://auth.example',
        MAIN_URL: 'https://api.example/graphql',
        PROMO_URL: 'https://promo.example/graphql',
        SUBSCRIPTIONS_URL: 'wss://api.example/subscriptions',
        CASHIER_ORIGINS: 'https://pay.example https://pay2.example:8443',
        GAME_ORIGINS: 'https://games.example',
        WORLDS: 'true',
        TELEGRAM_ENABLED: 'true',
        LOGIN_MODES: 'EMAIL MOBILE',
        CAPTCHA_PROVIDER: 'recaptcha',
        HELP_DESK_KEY: 'h',
        HELP_DESK_URL: '/widgets/help-desk.js',
        TAG_MANAGER_ID: 't',
      }),
    ).toEqual({
      environment: 'development',
      brand: 'rosella',
      brandSettings: { telegramEnabled: true, loginModes: ['EMAIL', 'MOBILE'] },
      siteUrl: 'https://a.example/"\\',
      endpoints: {
        authentication: 'https://auth.example',
        main: 'https://api.example/graphql',
        promo: 'https://promo.example/graphql',
        subscriptions: 'wss://api.example/subscriptions',
      },
      cashierOrigins: ['https://pay.example', 'https://pay2.example:8443'],
      gameOrigins: ['https://games.example'],
      worlds: true,
      captcha: { provider: 'recaptcha' },
      widgets: { helpDeskKey: 'h', helpDeskUrl: '/widgets/help-desk.js', tagManagerId: 't' },
    });
  });

  it('takes captcha key, admin code, support address and social links', () => {
    expect(
      written({
        CAPTCHA_KEY: 'site-key',
        ADMIN_CODE: 'operator-web',
        SUPPORT_EMAIL: 'help@operator.example',
        SOCIAL_LINKS: 'instagram=https://instagram.example/o?a=b youtube=https://youtube.example/o',
      }),
    ).toMatchObject({
      captcha: { provider: 'recaptcha' },
      brandSettings: {
        adminCode: 'operator-web',
        supportEmail: 'help@operator.example',
        captchaKeys: { production: 'site-key', default: 'site-key' },
        socialLinks: [
          { network: 'instagram', url: 'https://instagram.example/o?a=b' },
          { network: 'youtube', url: 'https://youtube.example/o' },
        ],
      },
    });
    expect(written({ SOCIAL_LINKS: 'none', CAPTCHA_KEY: 'k', CAPTCHA_PROVIDER: 'none' })).toMatchObject({
      captcha: { provider: 'none' },
      brandSettings: { socialLinks: [] },
    });
  });

  it('names every widget that is set, with its address', () => {
    const widgets = {
      MESSENGER_APP_ID: 'app1',
      MESSENGER_URL: 'https://chat.example/m.js',
      HELP_DESK_KEY: 'desk1',
      HELP_DESK_URL: 'https://desk.example/w.js',
      TAG_MANAGER_ID: 'GTM-1',
      TAG_MANAGER_URL: 'https://tags.example/g.js',
    };
    expect(written(widgets)).toMatchObject({
      widgets: {
        messengerAppId: 'app1',
        messengerUrl: 'https://chat.example/m.js',
        helpDeskKey: 'desk1',
        helpDeskUrl: 'https://desk.example/w.js',
        tagManagerId: 'GTM-1',
        tagManagerUrl: 'https://tags.example/g.js',
      },
    });
  });
});
