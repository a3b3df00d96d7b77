import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export type EventPartReason = 'balancesOfOtherCurrency' | 'bodyOfOtherEvent';

/** What the data of an event is refused for beside its type; `decideEventData` hands it on as its hint. */
export const eventPartReasons = {
  balancesOfOtherCurrency: {
    code: 'BAD_USER_INPUT',
    text: () => 'The balances must be amounts of their currency.',
  },
  bodyOfOtherEvent: {
    code: 'BAD_USER_INPUT',
    text: () => 'The id of the body must be that of the event.',
  },
} as const satisfies ReasonTable<EventPartReason>;

/** @param total of the balances; null when one of them is no amount of the currency */
export function decideEventTotal(total: string | null): Decision<string, EventPartReason> {
  return total === null ? refuse('balancesOfOtherCurrency') : allow(total);
}

/** The body of a message event, which has the id of the event. */
export function decideEventBody(event: string, body: string): Decision<undefined, EventPartReason> {
  return event === body ? allow() : refuse('bodyOfOtherEvent');
}
