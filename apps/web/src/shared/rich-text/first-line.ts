import { boundRichText } from '@magpie/domain/format';

export function firstLineOf(richText: string): string {
  const page = new DOMParser().parseFromString(boundRichText(richText), 'text/html');
  const [line = ''] = (page.body.querySelector('p, li, div') ?? page.body).textContent.trim().split('\n');
  return line.trim();
}
