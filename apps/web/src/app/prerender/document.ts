import type { Site } from '@magpie/domain/site';
import { givenId, type GivenPage } from '../given-page.ts';
import { prerenderedId } from '#shared/site/index.ts';
import { splitStyles } from './styles.ts';
import { takeOverScript, takeOverStyle } from './take-over.ts';
import { widthStyle } from './wide-and-narrow.ts';

export interface DocumentParts {
  readonly site: Site;
  readonly title: string | null;
  readonly description: string | null;
  readonly path: string;
  /** JSON for search engines; `null` for none. */
  readonly data: string | null;
  /** The rendered page with its styles; `null` when the app alone shows it. */
  readonly html: string | null;
  readonly given?: GivenPage;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function replaceOnce(template: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(template)) throw new Error(`The built page has nothing like ${String(pattern)}.`);
  return template.replace(pattern, () => replacement);
}

function socialTags({ site, path }: DocumentParts, title: string, description: string): string[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': site.displayName,
    'og:locale': 'en_AU',
    'og:title': title,
    'og:description': description,
    'og:url': site.url + path,
  };
  return [
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escaped(value)}">`,
    ),
    '<meta name="twitter:card" content="summary">',
  ];
}

const settings = '<script type="application/json" id="config">';

const appScript = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** The page leaves it to its own script when the app's begins. @throws Error when the template names none */
function withAppLater(template: string): string {
  const [, address = ''] = appScript.exec(template) ?? [];
  return replaceOnce(replaceOnce(template, appScript, ''), /<html/, `<html data-app="${address}"`);
}

const largePicture = /<img (?=[^>]* width="(?:[4-9]|1\d)\d\d")[^>]*>/;

/** The first large picture comes with the text, not once all that is near the screen is known. */
const withFirstPicture = (html: string): string =>
  html.replace(largePicture, (tag) => {
    const plain = tag.replaceAll(/ (?:loading|fetchPriority)="\w+"/g, '');
    return plain.replace('<img ', '<img fetchPriority="high" ');
  });

const descriptionTag = /<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;

export const usualDescription = (template: string): string => descriptionTag.exec(template)?.[1] ?? '';

/** The built page as the document of one address, with the rendered page in it. @throws Error when a place to fill is missing */
export function documentOf(template: string, parts: DocumentParts): string {
  const { site, path, data, html, given } = parts;
  const title = parts.title === null ? site.title : `${parts.title} | ${site.title}`;
  const usual = usualDescription(template);
  const description = parts.description ?? usual;
  const page = html === null ? null : splitStyles(html);
  const head = [
    `<link rel="canonical" href="${escaped(site.url + path)}">`,
    ...socialTags(parts, parts.title ?? site.displayName, description),
    ...(data === null ? [] : [`<script type="application/ld+json">${data}</script>`]),
    ...(page === null ? [] : [`<style>${takeOverStyle}${widthStyle}</style>`, page.styles]),
  ];
  const described = `<meta name="description" content="${escaped(description)}" data-usual="${usual}">`;
  const marked = replaceOnce(template, /href="\/brands\/[a-z]+\.svg"/, `href="/brands/${site.code}.svg"`);
  const root = '<div id="root"></div>';
  const isLive = given?.data !== undefined;
  const live = isLive ? ' data-live' : '';
  const handed = given && `<script type="application/json" id="${givenId}">${asData(given)}</script>`;
  const body =
    page === null
      ? root
      : `<div id="${prerenderedId}"${live}>${withFirstPicture(page.html)}</div>\n    ${root}\n    ${handed ?? ''}`;
  const ofBrand = `<html data-brand="${site.code}"${isLive ? ' data-answered' : ''}`;
  const answered = replaceOnce(marked, /<html/, ofBrand);
  const decided =
    page === null
      ? answered
      : replaceOnce(
          withAppLater(answered),
          new RegExp(settings),
          `<script>${takeOverScript}</script>\n    ${settings}`,
        );
  const titled = replaceOnce(decided, /<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`);
  const withDescription = replaceOnce(titled, descriptionTag, described);
  const withHead = replaceOnce(withDescription, /<\/head>/, `${head.join('\n')}\n</head>`);
  return replaceOnce(withHead, /<div id="root"><\/div>/, body);
}
