import { sanitise } from '@magpie/ui/rich-text';

/** The words of a rich text without its markup, for one line of a list. */
export function plainText(html: string): string {
  const holder = new DOMParser().parseFromString(sanitise(html), 'text/html');
  return holder.body.textContent.replaceAll(/\s+/gu, ' ').trim();
}
