import { freeTextAsHtml } from '../format/index.ts';
import { awardWaitTexts } from '../promos/index.ts';
import type { AwardCause, AwardWait, MemberPromoStatus } from '../promos/index.ts';

export interface WaitingAward {
  readonly cause: AwardCause;
  readonly waitsFor: AwardWait;
  /** Of its promo. */
  readonly name: string;
}

const texts: Readonly<Record<AwardCause, ((name: string) => string) | null>> = {
  // The member has just pressed for these, and was shown at once that they wait.
  CLAIM: null,
  CONSUMABLE: null,
  DEPOSIT: (name) => `Your deposit earned you ${name}.`,
  LOCK_IN: (name) => `Your lock-in earned you ${name}.`,
  OPERATOR: (name) => `Our team gave you ${name}.`,
  SIGN_UP: (name) => `Your sign-up brought you ${name}.`,
};

/**
 * What a member is told of an award that does not begin at once: where it comes from and what it waits for (PROMO-54). Null for one
 * that they pressed for.
 */
export function waitingAwardMessage({ cause, waitsFor, name }: WaitingAward) {
  const earned = texts[cause]?.(freeTextAsHtml(name));
  if (earned === undefined) return null;
  return { title: 'New Promo', content: `<p>${earned} ${awardWaitTexts[waitsFor]}</p>` };
}

export interface ReleasedAward {
  readonly status: MemberPromoStatus;
  /** What it goes on waiting for; null if it has begun. */
  readonly waitsFor: AwardWait | null;
  /** Of its promo. */
  readonly name: string;
}

/** An award of free spins alone is over as it is given, and never under Active Bonus. */
function nextText(status: MemberPromoStatus, waitsFor: AwardWait | null): string {
  if (waitsFor !== null) return awardWaitTexts[waitsFor];
  if (status === 'COMPLETE') return 'There is nothing to turn over: what it gave is yours.';
  return 'You find it under Active Bonus.';
}

/** What a member is told of an award that the operator has released (PROMO-56); null if it was lost with that, which is told by itself. */
export function releasedAwardMessage({ status, waitsFor, name }: ReleasedAward) {
  if (status === 'LOST') return null;
  return {
    title: 'Promo Released',
    content: `<p>Our team has released ${freeTextAsHtml(name)}. ${nextText(status, waitsFor)}</p>`,
  };
}
