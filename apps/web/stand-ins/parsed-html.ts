import {
  allowedAttributes,
  allowedHref,
  allowedImageSource,
  allowedTags,
  boundRichText,
  filterStyle,
} from '@magpie/domain/format';
import {
  defaultTreeAdapter as tree,
  html as names,
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

const tags: ReadonlySet<string> = new Set(allowedTags);
const attributes: ReadonlySet<string> = new Set(allowedAttributes);

/** Goes with all that is in it, as in the browser; a form there goes only if its fields take the place of what it is. */
const silent: ReadonlySet<string> = new Set(
  'annotation-xml audio colgroup desc foreignobject form head iframe math mi mn mo ms mtext noembed noframes noscript plaintext script selectedcontent style svg template title video xmp'.split(
    ' ',
  ),
);

/** A text whose tags, left open, would be opened anew in each of its paragraphs, is not worth the memory. */
const MOST_ELEMENTS = 20_000;

class TooMany extends Error {}

function countingAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let count = 0;
  return {
    ...tree,
    createElement: (...made) => {
      count += 1;
      if (count > MOST_ELEMENTS) throw new TooMany('A text has too many elements.');
      return tree.createElement(...made);
    },
  };
}

/** What `DOMParser` makes of it, in which no script can run. */
function bodyOf(html: string): readonly Node[] {
  const page = parse(html, { scriptingEnabled: false, treeAdapter: countingAdapter() });
  const root = page.childNodes.find(isElement);
  return root?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body')?.childNodes ?? [];
}

function valueOf(name: string, given: string): string | null {
  const value = given.trim();
  // Ends of comments and of raw texts, of which no reader of the page may take a part for another.
  if (!attributes.has(name) || /[<>]/.test(value)) return null;
  if (name === 'href') return allowedHref(value) ? value : null;
  if (name === 'src') return allowedImageSource(value) ? value : null;
  if (name === 'style') return filterStyle(value) || null;
  if (name === 'alt' || name === 'title') return value;
  return /^[\w %-]*$/.test(value) ? value : null;
}

function attributesOf({ attrs }: Element): Element['attrs'] {
  const kept = new Map<string, string>();
  for (const { name, value } of attrs) {
    const own = valueOf(name, value);
    if (own !== null) kept.set(name, own);
  }
  if (kept.has('target')) kept.set('rel', 'noopener noreferrer');
  return [...kept].map(([name, value]) => ({ name, value }));
}

function textOf(node: Node): string {
  if (isText(node)) return node.value;
  return isElement(node) ? node.childNodes.map(textOf).join('') : '';
}

/** Whether it hides a comment beside what a second reading might take for tags; the browser drops such an element. */
function isAmbiguous(element: Element): boolean {
  const { childNodes } = element;
  if (childNodes.every(isText) || childNodes.some(isElement)) return false;
  return /<[/\w!]/.test(textOf(element));
}

function cleaned(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (isText(node)) return [tree.createTextNode(node.value)];
    if (!isElement(node) || node.namespaceURI !== names.NS.HTML) return [];
    if (silent.has(node.tagName) || isAmbiguous(node)) return [];
    const inside = cleaned(node.childNodes);
    if (!tags.has(node.tagName)) return inside;
    const own = tree.createElement(node.tagName, names.NS.HTML, attributesOf(node));
    for (const each of inside) tree.appendChild(own, each);
    return [own];
  });
}

function written(nodes: readonly Node[]): string {
  const fragment = tree.createDocumentFragment();
  for (const node of nodes) tree.appendChild(fragment, node);
  return serialize(fragment);
}

/** What an element holds once this is set as its inner HTML: tags that do not fit each other have moved then. */
function asInnerHtml(html: string): string {
  const div = tree.createElement('div', names.NS.HTML, []);
  return serialize(parseFragment(div, html, { treeAdapter: countingAdapter() }));
}

/** Whether it stands in the text of a page as it is, and closes nothing around it. */
function staysInside(html: string): boolean {
  const around = (inside: string) => `<ul><li><div>${inside}</div></li></ul>`;
  return written([...bodyOf(`<!doctype html><body>${around(html)}`)]) === around(html);
}

/**
 * Stands in for the sanitiser of rich text where pages are made ahead and there is no document: what it writes are the
 * domain's tags with the domain's attributes, and escaped text (FMT-18 to FMT-20), never more than the browser's leaves.
 * Empty when that is not certain: the app shows the text then.
 */
export function sanitise(html: string): string {
  try {
    const clean = asInnerHtml(written(cleaned(bodyOf(boundRichText(html)))));
    return staysInside(clean) ? clean : '';
  } catch (error) {
    if (error instanceof TooMany) return '';
    throw error;
  }
}

function firstBlock(nodes: readonly Node[]): Node | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = ['p', 'li', 'div'].includes(node.tagName) ? node : firstBlock(node.childNodes);
    if (found) return found;
  }
  return undefined;
}

/** The same for the first line of a rich text. */
export function firstLineOf(richText: string): string {
  const nodes = bodyOf(boundRichText(richText));
  const block = firstBlock(nodes);
  const text = block ? textOf(block) : nodes.map(textOf).join('');
  return (text.trim().split('\n')[0] ?? '').trim();
}
