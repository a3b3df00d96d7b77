import {
  allowedAttributes,
  allowedHref,
  allowedImageSource,
  allowedTags,
  boundRichText,
  filterStyle,
} from '@magpie/domain/format';
import { html as names, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

const tags: ReadonlySet<string> = new Set(allowedTags);
const attributes: ReadonlySet<string> = new Set(allowedAttributes);
const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** What is in them is no text of the page. */
const silent: ReadonlySet<string> = new Set(
  'audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript plaintext script style svg template title video xmp'.split(
    ' ',
  ),
);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function valueOf(name: string, value: string): string | null {
  if (!attributes.has(name)) return null;
  if (name === 'href') return allowedHref(value) ? value : null;
  if (name === 'src') return allowedImageSource(value) ? value : null;
  if (name === 'style') return filterStyle(value) || null;
  return value;
}

function openTag({ tagName, attrs }: Element): string {
  const kept = new Map<string, string>();
  for (const { name, value } of attrs) {
    const own = valueOf(name, value);
    if (own !== null) kept.set(name, own);
  }
  if (kept.has('target')) kept.set('rel', 'noopener noreferrer');
  return `<${tagName}${[...kept].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>`;
}

function write(node: Node): string {
  if (isText(node)) return escaped(node.value);
  if (!isElement(node) || node.namespaceURI !== names.NS.HTML || silent.has(node.tagName)) return '';
  const inside = node.childNodes.map(write).join('');
  if (!tags.has(node.tagName)) return inside;
  return openTag(node) + (voidTags.has(node.tagName) ? '' : `${inside}</${node.tagName}>`);
}

function textOf(node: Node): string {
  if (isText(node)) return node.value;
  return isElement(node) ? node.childNodes.map(textOf).join('') : '';
}

function firstBlock(nodes: readonly Node[]): Node | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = ['p', 'li', 'div'].includes(node.tagName) ? node : firstBlock(node.childNodes);
    if (found) return found;
  }
  return undefined;
}

/**
 * Stands in for the sanitiser of rich text where pages are made ahead and there is no document: what it writes are the
 * domain's tags with the domain's attributes, and escaped text (FMT-18 to FMT-20).
 */
export function sanitise(html: string): string {
  return parseFragment(boundRichText(html)).childNodes.map(write).join('');
}

/** The same for the first line of a rich text. */
export function firstLineOf(richText: string): string {
  const { childNodes } = parseFragment(boundRichText(richText));
  const block = firstBlock(childNodes);
  const text = block ? textOf(block) : childNodes.map(textOf).join('');
  return (text.trim().split('\n')[0] ?? '').trim();
}
