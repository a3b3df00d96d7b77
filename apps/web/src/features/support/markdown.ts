import { Marked, type MarkedExtension } from 'marked';

/** What the texts know of the site they are shown on. */
export interface TextSite {
  /** Origin of the site, so that links within it become absolute, as rich text asks for. */
  readonly origin: string;
  readonly supportEmail: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A link to another site opens a window of its own: a game or a form may be open on this one. */
function linkAttributes(href: string, origin: string): string {
  if (!URL.canParse(href, origin)) return '';
  const address = new URL(href, origin);
  const outside = address.protocol.startsWith('http') && address.origin !== origin;
  return ` href="${escaped(address.href)}"${outside ? ' target="_blank"' : ''}`;
}

function rendererFor(origin: string): MarkedExtension {
  return {
    renderer: {
      link({ href, tokens }) {
        return `<a${linkAttributes(href, origin)}>${this.parser.parseInline(tokens)}</a>`;
      },
      tablecell({ header, align, tokens }) {
        const tag = header ? 'th' : 'td';
        const style = align === null ? '' : ` style="text-align: ${align}"`;
        return `<${tag}${style}>${this.parser.parseInline(tokens)}</${tag}>\n`;
      },
    },
  };
}

/** Turns Markdown into HTML, which is to be cleaned like any rich text. `{supportEmail}` becomes the site's address. */
export function htmlOf(markdown: string, { origin, supportEmail }: TextSite): string {
  const marked = new Marked(rendererFor(origin));
  return marked.parse(markdown.replaceAll('{supportEmail}', supportEmail), { async: false });
}
