import { captchaKey, type Site } from '@magpie/domain/site';
import type { RuntimeConfig } from '#shared/config/index.ts';
import { googleCaptchaToken } from './google-captcha.ts';

/** Makes a token that proves a person for one action; rejects when none can be had (AUTH-30, AUTH-32). */
export type Captcha = (action: string) => Promise<string>;

/** Thrown where no captcha is set up, so that no token can be had. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
}

/** The captcha that the settings name, with the key of the site (AUTH-31). */
export function captchaOf(config: RuntimeConfig, site: Site): Captcha {
  switch (config.captcha.provider) {
    case 'stand-in':
      return (action) => Promise.resolve(`stand-in.${action}.${crypto.randomUUID()}`);
    case 'recaptcha': {
      const key = captchaKey(site, config.environment);
      return (action) => googleCaptchaToken(key, action);
    }
    case 'none':
      return () => Promise.reject(new CaptchaUnavailable('No captcha is set up for this site.'));
  }
}
