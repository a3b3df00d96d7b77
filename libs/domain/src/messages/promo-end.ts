import { freeTextAsHtml } from '../format/index.ts';
import { awardWaitDays } from '../promos/index.ts';
import type { PromoEndCause, PromoEnding, PromoType } from '../promos/index.ts';

type PromoEndText = readonly [title: string, text: (name: string) => string];

const ended = 'Promo Ended';

/** What the member brought about is told by the screen where it was done. */
const texts: Readonly<Record<PromoEndCause, PromoEndText | null>> = {
  BONUS_PLAYED: [ended, (name) => `The bonus of ${name} is played out.`],
  BONUS_TOO_SMALL: [
    ended,
    (name) => `The bonus of ${name} is too small for a bet on any of its games, and was taken back.`,
  ],
  DEPOSIT_REVERSED: [
    ended,
    (name) =>
      `The deposit that earned ${name} was disputed or taken back, and what was left of its bonus was taken with it.`,
  ],
  LOCK_IN_CANCELED: null,
  LOCK_IN_OVER: ['Lock-in Ended', (name) => `${name} stopped before your lock-in to it was finished.`],
  MEMBER: null,
  NOT_ACTIVATED: ['Bonus Expired', (name) => `${name} was not activated before its end, and has expired.`],
  OPERATOR: [ended, (name) => `Our team ended ${name}, and what was left of its bonus was taken back.`],
  SPINS_GIVEN: ['Promo Completed', (name) => `${name} gave its free spins, with nothing to turn over.`],
  TIME: ['Promo Expired', (name) => `${name} has expired, and with it what was left of its bonus.`],
  TURNOVER: [
    'Promo Completed',
    (name) => `You reached the turnover target of ${name}. What is left of its bonus is yours, as cash.`,
  ],
  WAIT: [
    'Promo Expired',
    (name) =>
      `${name} waited ${String(awardWaitDays)} days for another promo to end. It has expired, and never began.`,
  ],
  WITHDRAWAL: null,
};

/** Of an award that ended before it began, where that is to be told otherwise. */
const unbegunTexts: Readonly<Partial<Record<PromoEndCause, PromoEndText>>> = {
  DEPOSIT_REVERSED: [
    ended,
    (name) => `The deposit that earned ${name} was disputed or taken back, and it ended before it began.`,
  ],
  OPERATOR: [ended, (name) => `Our team ended ${name} before it began.`],
};

export interface PromoEndFacts extends Pick<PromoEnding, 'cause'> {
  readonly type: PromoType;
  readonly began: boolean;
}

/** Who lets the bonus of a login lapse has the next one: a message each day would bury those that matter. */
const comesAgain = ({ cause, type }: PromoEndFacts) => cause === 'NOT_ACTIVATED' && type === 'LOGIN';

/** What a member is told of the end of a promo or of an award that waited; null for an end that the member brought about. */
export function promoEndMessage(
  facts: PromoEndFacts,
  name: string,
): { readonly title: string; readonly content: string } | null {
  const { cause, began } = facts;
  const told = (began ? null : unbegunTexts[cause]) ?? texts[cause];
  if (!told || comesAgain(facts)) return null;
  const [title, text] = told;
  return { title, content: `<p>${text(freeTextAsHtml(name))}</p>` };
}
