import { socialNetworks, type BrandSettings, type SocialLink, type SocialNetwork } from '@magpie/domain/site';
import { ConfigError, isObject, text, type Json } from './json.ts';

function textOf(settings: Json, key: 'adminCode' | 'supportEmail'): Partial<Record<typeof key, string>> {
  const value = settings[key] === undefined ? '' : text(settings, key, `brandSettings.${key}`);
  return value === '' ? {} : { [key]: value };
}

function captchaKeysOf({ captchaKeys: keys }: Json): Pick<BrandSettings, 'captchaKeys'> {
  if (keys === undefined) return {};
  if (!isObject(keys))
    throw new ConfigError(
      "config.json: 'brandSettings.captchaKeys' must be an object with 'production' and 'default'.",
    );
  const one = (key: string) => text(keys, key, `brandSettings.captchaKeys.${key}`);
  return { captchaKeys: { production: one('production'), default: one('default') } };
}

const isNetwork = (value: unknown): value is SocialNetwork => socialNetworks.some((each) => each === value);

/** A link that a person follows must not run anything. */
const isPage = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value);

function isSocialLink(value: unknown): value is SocialLink {
  return isObject(value) && isNetwork(value['network']) && isPage(value['url']);
}

function socialLinksOf({ socialLinks: links }: Json): Pick<BrandSettings, 'socialLinks'> {
  if (links === undefined) return {};
  const entries: unknown[] = Array.isArray(links) ? links : [null];
  if (entries.every(isSocialLink)) return { socialLinks: entries };
  throw new ConfigError(
    `config.json: 'brandSettings.socialLinks' must be a list of a 'network' (${socialNetworks.join(', ')}) and an http 'url' each.`,
  );
}

/** A name that is no mode is left to the login, which says so (AUTH-06). */
function loginModesOf({ loginModes }: Json): Pick<BrandSettings, 'loginModes'> {
  if (loginModes === undefined) return {};
  const names: unknown[] = Array.isArray(loginModes) ? loginModes : [];
  if (names.length > 0 && names.every((name) => typeof name === 'string')) {
    return { loginModes: [...new Set(names)] };
  }
  throw new ConfigError(
    "config.json: 'brandSettings.loginModes' must be a list, for example EMAIL and MOBILE.",
  );
}

/**
 * What `/config.json` changes of the brand (CONF-21); what it does not name stays the brand's own.
 * @throws ConfigError naming the setting that is malformed
 */
export function brandSettingsOf(settings: unknown): BrandSettings {
  if (!isObject(settings)) return {};
  const { telegramEnabled } = settings;
  return {
    ...(typeof telegramEnabled === 'boolean' ? { telegramEnabled } : {}),
    ...textOf(settings, 'adminCode'),
    ...textOf(settings, 'supportEmail'),
    ...captchaKeysOf(settings),
    ...socialLinksOf(settings),
    ...loginModesOf(settings),
  };
}
