import { boundRichText } from '@magpie/domain/format';

/** The first line of a rich text as plain text; no tag, script or picture of it survives. */
export function firstLineOf(richText: string): string {
  const page = new DOMParser().parseFromString(boundRichText(richText), 'text/html');
  const [line = ''] = (page.body.querySelector('p, li, div') ?? page.body).textContent.trim().split('\n');
  return line.trim();
}
