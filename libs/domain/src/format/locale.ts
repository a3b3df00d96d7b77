export const defaultLocale = 'en-AU';

/**
 * The locale of formats that the specification leaves open: the visitor's stored one if the site has its language,
 * otherwise Australian English. Amounts and dates of lists have fixed formats.
 */
export function displayLocale(stored: string | null | undefined, languages: readonly string[]): string {
  try {
    const locale = new Intl.Locale(stored ?? '');
    if (languages.includes(locale.language) && locale.region !== undefined) return locale.toString();
  } catch {
    // The stored text is not a locale.
  }
  return defaultLocale;
}
