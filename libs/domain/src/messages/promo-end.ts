import { freeTextAsHtml } from '../format/index.ts';

export type ToldEnding = 'COMPLETE' | 'EXPIRED' | 'LOST';

const texts: Readonly<Record<ToldEnding, readonly [title: string, text: (name: string) => string]>> = {
  COMPLETE: [
    'Promo Completed',
    (name) => `You reached the turnover target of ${name}. What is left of its bonus is yours, as cash.`,
  ],
  EXPIRED: ['Promo Expired', (name) => `${name} has expired, and with it what was left of its bonus.`],
  LOST: ['Promo Ended', (name) => `The bonus of ${name} is played out.`],
};

const isTold = (ending: string): ending is ToldEnding => Object.hasOwn(texts, ending);

/** What a member is told of the end of a promo; null for an end that the member brought about. @param ending its status */
export function promoEndMessage(
  ending: string,
  name: string,
): { readonly title: string; readonly content: string } | null {
  if (!isTold(ending)) return null;
  const [title, text] = texts[ending];
  return { title, content: `<p>${text(freeTextAsHtml(name))}</p>` };
}
