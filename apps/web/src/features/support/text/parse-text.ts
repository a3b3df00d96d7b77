import { oneIdentityDocument, type Site } from '@magpie/domain/site';

export interface Text {
  readonly title: string;
  /** One line about the page, which search engines show too. */
  readonly description: string;
  readonly updated: string | undefined;
  /** A picture of the folder `/content/art`, with what it shows. */
  readonly art: { readonly file: string; readonly shows: string } | undefined;
  readonly body: string;
}

export type TextSite = Pick<Site, 'code' | 'title' | 'displayName' | 'supportEmail' | 'url'>;

function takeApart(source: string): { readonly fields: ReadonlyMap<string, string>; readonly body: string } {
  const [, head = '', body = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  const fields = head.split(/\r?\n/).map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return { fields: new Map(fields), body: body.trim() };
}

function wordsOf(site: TextSite): ReadonlyMap<string, string> {
  const address = 'one proof of identity and one proof of address';
  return new Map([
    ['brand', site.title],
    ['site', site.displayName],
    ['supportEmail', site.supportEmail],
    ['siteUrl', site.url],
    ['documents', oneIdentityDocument(site.code) ? 'one identity document' : address],
  ]);
}

const fillIn = (text: string, words: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\{([a-zA-Z]+)\}/g, (whole, name: string) => words.get(name) ?? whole);

/**
 * Reads the file of a text. Words in braces are filled in: `{brand}`, `{site}`, `{supportEmail}`, `{siteUrl}`,
 * `{documents}`, and the fields of its own front matter.
 * @throws Error when the title or the description is missing
 */
export function parseText(source: string, site: TextSite): Text {
  const { fields, body } = takeApart(source);
  const known = wordsOf(site);
  const own = [...fields].map(([name, value]) => [name, fillIn(value, known)] as const);
  const words = new Map([...own, ...known]);
  const field = (name: string) => fillIn(fields.get(name) ?? '', words);
  const [title, description, art, updated] = ['title', 'description', 'art', 'updated'].map(field);
  if (!title || !description) throw new Error('A text needs a title and a description in its front matter.');
  return {
    title,
    description,
    updated: updated === '' ? undefined : updated,
    art: art ? { file: `/content/art/${art}`, shows: field('artNote') } : undefined,
    body: fillIn(body, words),
  };
}
