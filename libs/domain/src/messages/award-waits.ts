import { freeTextAsHtml } from '../format/index.ts';
import { awardWaitTexts } from '../promos/index.ts';
import type { AwardCause, AwardWait } from '../promos/index.ts';

export interface WaitingAward {
  readonly cause: AwardCause;
  readonly waitsFor: AwardWait;
  /** Of its promo. */
  readonly name: string;
}

const texts: Readonly<Record<AwardCause, (name: string) => string>> = {
  CLAIM: (name) => `You claimed ${name}.`,
  CONSUMABLE: (name) => `You activated ${name}.`,
  DEPOSIT: (name) => `Your deposit earned you ${name}.`,
  LOCK_IN: (name) => `Your lock-in earned you ${name}.`,
  OPERATOR: (name) => `Our team gave you ${name}.`,
  SIGN_UP: (name) => `Your sign-up brought you ${name}.`,
};

/** What a member is told of an award that does not begin at once: where it comes from and what it waits for (PROMO-54). */
export function waitingAwardMessage({ cause, waitsFor, name }: WaitingAward) {
  const earned = texts[cause](freeTextAsHtml(name));
  return { title: 'New Promo', content: `<p>${earned} ${awardWaitTexts[waitsFor]}</p>` };
}
