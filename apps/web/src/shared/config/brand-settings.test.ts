import { describe, expect, it } from 'vitest';
import { brandSettingsOf } from './brand-settings.ts';

const instagram = { network: 'instagram', url: 'https://instagram.example/rosella' };

describe('settings of the brand in config.json', () => {
  it('change what they name and nothing else', () => {
    const settings = {
      adminCode: 'operator-web',
      supportEmail: 'help@operator.example',
      captchaKeys: { production: 'p', default: 'd' },
      socialLinks: [instagram],
    };
    expect(brandSettingsOf({ ...settings, title: 'Other' })).toEqual(settings);
    expect(brandSettingsOf({ adminCode: '', supportEmail: '', socialLinks: [] })).toEqual({
      socialLinks: [],
    });
  });

  it.each([
    [{ adminCode: 4 }, "config.json: 'brandSettings.adminCode' must be a text."],
    [{ supportEmail: null }, "config.json: 'brandSettings.supportEmail' must be a text."],
    [
      { captchaKeys: 'key' },
      "config.json: 'brandSettings.captchaKeys' must be an object with 'production' and 'default'.",
    ],
    [
      { captchaKeys: { production: 'p' } },
      "config.json: 'brandSettings.captchaKeys.default' must be a text.",
    ],
  ])('name the one that is wrong: %j', (settings, message) => {
    expect(() => brandSettingsOf(settings)).toThrow(message);
  });

  it.each([
    [instagram],
    [[{ ...instagram, network: 'myspace' }]],
    [[{ ...instagram, url: 'javascript:alert(1)' }]],
    [[{ network: 'instagram' }]],
    [['https://instagram.example']],
  ])('take no social links but those of known networks, by http: %j', (socialLinks) => {
    expect(() => brandSettingsOf({ socialLinks })).toThrow(
      "config.json: 'brandSettings.socialLinks' must be a list of a 'network' (instagram, facebook, youtube) and an http 'url' each.",
    );
  });
});
