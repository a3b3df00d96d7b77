import { grouped } from './grouped.ts';
import { defaultLocale } from './locale.ts';

/**
 * A whole number in the format of a locale. That of the site groups as amounts do: written so, as the first use of a
 * format of `Intl` holds up a slow phone for 100 ms.
 */
export function displayCount(count: number, locale = defaultLocale): string {
  return locale === defaultLocale ? grouped(String(count)) : count.toLocaleString(locale);
}
