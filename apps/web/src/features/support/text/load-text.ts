import { fileOf, type TextKey } from './keys.ts';
import { parseText, type Text, type TextSite } from './parse-text.ts';

const known = new Map<string, Text>();

const nameOf = (key: TextKey, site: TextSite): string => `${site.code} ${key}`;

/** The text of a page when it has been fetched before, so that it can be shown at once. */
export function knownText(key: TextKey, site: TextSite): Text | null {
  return known.get(nameOf(key, site)) ?? null;
}

/** Keeps a text that was come by in another way, as prerendering does. */
export function keepText(key: TextKey, site: TextSite, source: string): Text {
  const text = parseText(source, site);
  known.set(nameOf(key, site), text);
  return text;
}

/**
 * Fetches the text of a page, once. The file lies beside the app, so an operator replaces it without building anything
 * (SUPPORT-08).
 * @throws Error when there is no such file or it has no title
 */
export async function loadText(key: TextKey, site: TextSite): Promise<Text> {
  const file = `/content/${fileOf(key, site.code)}`;
  const response = await fetch(file, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${file} answered ${String(response.status)}.`);
  return keepText(key, site, await response.text());
}
