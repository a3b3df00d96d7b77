import { freeTextAsHtml } from '../format/index.ts';

/** What ended free spins that their member neither played nor cancelled. */
export type SpinsEndCause = 'DEPOSIT_REVERSED' | 'OPERATOR' | 'TIME';

export interface SpinsEnd {
  readonly cause: SpinsEndCause;
  /** Whether they came with a promo that is in force: its time is theirs, and its deposit. */
  readonly withPromo: boolean;
}

const texts: Readonly<Record<SpinsEndCause, readonly [title: string, text: (name: string) => string]>> = {
  DEPOSIT_REVERSED: [
    'Free Spins Ended',
    (name) =>
      `The deposit that earned the free spins of ${name} was disputed or taken back, and what was left of them was taken with it.`,
  ],
  OPERATOR: [
    'Free Spins Ended',
    (name) => `Our team ended the free spins of ${name}. What they won stays yours.`,
  ],
  TIME: [
    'Free Spins Expired',
    (name) =>
      `The time of the free spins of ${name} ran out before all were played. What they won stays yours.`,
  ],
};

/** What a member is told of the end of free spins; null where the message of their promo tells it. */
export function spinsEndMessage({ cause, withPromo }: SpinsEnd, name: string) {
  if (cause !== 'OPERATOR' && withPromo) return null;
  const [title, text] = texts[cause];
  return { title, content: `<p>${text(freeTextAsHtml(name))}</p>` };
}
