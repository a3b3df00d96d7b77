/** The locale of formats that the specification leaves open: that of the site's first market. */
export const defaultLocale = 'en-AU';

/**
 * The locale of formats that the specification leaves open, such as a day in words or a count: the visitor's stored one as
 * long as it is of a language of the site, otherwise Australian English. Amounts and the dates of lists have fixed formats.
 */
export function displayLocale(stored: string | null | undefined, languages: readonly string[]): string {
  try {
    const locale = new Intl.Locale(stored ?? '');
    if (languages.includes(locale.language) && locale.region !== undefined) return locale.toString();
  } catch {
    // What is stored is no locale.
  }
  return defaultLocale;
}
