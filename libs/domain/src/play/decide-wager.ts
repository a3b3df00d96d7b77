import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { WagerReason } from './wager-reasons.ts';

/** @param event null when it is not open */
export function decideWager<Event, Offer>(
  event: Event | null,
  offer: Offer | null,
): Decision<{ readonly event: Event; readonly offer: Offer }, Extract<WagerReason, 'eventClosed'>> {
  return event && offer ? allow({ event, offer }) : refuse('eventClosed');
}

export function decideWagerSettlement<Wager>(
  wager: Wager | null,
): Decision<{ readonly wager: Wager }, Extract<WagerReason, 'wagerUnknown'>> {
  return wager ? allow({ wager }) : refuse('wagerUnknown');
}
