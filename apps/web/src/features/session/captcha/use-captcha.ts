import { useConfig } from '#shared/config/index.ts';
import { useSite } from '#shared/site/index.ts';
import { captchaOf, type Captcha } from './captcha.ts';

export function useCaptcha(): Captcha {
  return captchaOf(useConfig(), useSite());
}
