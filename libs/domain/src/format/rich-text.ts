/** Tags that rich text may contain (FMT-18). */
export const allowedTags = [
  'a',
  'b',
  'blockquote',
  'br',
  'div',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  's',
  'span',
  'strong',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
] as const;

/** Attributes that rich text may contain; their values pass the filters below (FMT-18). */
export const allowedAttributes = [
  'href',
  'target',
  'rel',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'style',
] as const;

/** Style properties that rich text may contain (FMT-20). */
export const allowedStyles = [
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'text-align',
  'margin',
  'padding',
  'border',
] as const;

const styles: ReadonlySet<string> = new Set(allowedStyles);

const longestAttribute = 2048;

/** Longest rich text in UTF-16 units, and the deepest nesting a sanitiser receives. */
const bounds = { length: 100_000, depth: 200 } as const;

const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Browsers skip blanks and control characters before and within a scheme, so they are removed here too. */
function schemeOf(address: string): string {
  if (address.length > longestAttribute) return '';
  return /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\p{Cc}\s]/gu, ''))?.[1]?.toLowerCase() ?? '';
}

/** http, https, mailto and tel only (FMT-19). Never throws. */
export function allowedHref(address: string): boolean {
  return ['http', 'https', 'mailto', 'tel'].includes(schemeOf(address));
}

/** http and https only (FMT-19). Never throws. */
export function allowedImageSource(address: string): boolean {
  return ['http', 'https'].includes(schemeOf(address));
}

const safeValue = /^(?:[a-z0-9#%.,\s!+/-]|\b(?:rgba?|hsla?)\([0-9a-z%.,\s/+-]*\))+$/i;

/**
 * The allowed declarations of a style attribute, as 'name: value; name: value', or empty (FMT-20). Drops values with
 * an address, an escape, a comment or a function other than a colour's. Idempotent; never throws.
 */
export function filterStyle(style: string): string {
  if (style.length > longestAttribute) return '';
  return style
    .split(';')
    .map((declaration) => {
      const [name = '', ...rest] = declaration.split(':');
      return { name: name.trim().toLowerCase(), value: rest.join(':').trim() };
    })
    .filter(({ name, value }) => styles.has(name) && safeValue.test(value))
    .map(({ name, value }) => `${name}: ${value}`)
    .join('; ');
}

/** The start of a text up to an index, without a tag or a character that the cut would split. */
function upTo(html: string, end: number): string {
  const start = html.slice(0, end).replace(/[\uD800-\uDBFF]$/, '');
  const tag = start.lastIndexOf('<');
  return end < html.length && tag > start.lastIndexOf('>') ? start.slice(0, tag) : start;
}

/**
 * The part of a rich text that is safe to pass to a sanitiser: at most 100,000 characters and 200 open tags, so that
 * a hostile text exhausts neither time nor stack. A tag closed out of order counts as open, as in a browser.
 */
export function boundRichText(html: string): string {
  const bounded = upTo(html, bounds.length);
  const open: string[] = [];
  for (const tag of bounded.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = (tag[2] ?? '').toLowerCase();
    if (tag[1] === '/') {
      if (open.at(-1) === name) open.pop();
    } else if (!voidTags.has(name) && open.push(name) > bounds.depth) {
      return bounded.slice(0, tag.index);
    }
  }
  return bounded;
}
