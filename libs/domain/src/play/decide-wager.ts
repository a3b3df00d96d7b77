import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

/** Why the sportsbook does not take or settle a bet. */
export type WagerReason = 'eventClosed' | 'wagerUnknown';

/** What is said of a bet that is not taken or settled. */
export const wagerReasons = {
  eventClosed: { code: 'NOT_FOUND', text: () => 'This event is no longer open.' },
  wagerUnknown: { code: 'NOT_FOUND', text: () => 'There is no such bet.' },
} as const satisfies ReasonTable<WagerReason>;

/** Decides whether a pick of an event can be bet on: one that is offered now. @param event null when it is not open */
export function decideWager<Event, Offer>(
  event: Event | null,
  offer: Offer | null,
): Decision<{ readonly event: Event; readonly offer: Offer }, 'eventClosed'> {
  return event && offer ? allow({ event, offer }) : refuse('eventClosed');
}

/** Decides whether a bet of the sportsbook can be settled. @param wager null when there is none of that id */
export function decideWagerSettlement<Wager>(
  wager: Wager | null,
): Decision<{ readonly wager: Wager }, 'wagerUnknown'> {
  return wager ? allow({ wager }) : refuse('wagerUnknown');
}
