import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { WagerReason } from './wager-reasons.ts';

/** Decides whether a pick of an event can be bet on: one that is offered now. @param event null when it is not open */
export function decideWager<Event, Offer>(
  event: Event | null,
  offer: Offer | null,
): Decision<{ readonly event: Event; readonly offer: Offer }, Extract<WagerReason, 'eventClosed'>> {
  return event && offer ? allow({ event, offer }) : refuse('eventClosed');
}

/** Decides whether a bet of the sportsbook can be settled. @param wager null when there is none of that id */
export function decideWagerSettlement<Wager>(
  wager: Wager | null,
): Decision<{ readonly wager: Wager }, Extract<WagerReason, 'wagerUnknown'>> {
  return wager ? allow({ wager }) : refuse('wagerUnknown');
}
