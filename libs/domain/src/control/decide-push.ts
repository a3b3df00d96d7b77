import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export type PushReason = 'notCaused' | 'untrue';

export interface PushDetails {
  readonly event: string;
  /** Path of the field that would not be true. */
  readonly field: string;
}

/** What brings about what the data of a push alone cannot. */
const causes: Readonly<Record<string, string>> = {
  balanceUpdated:
    "Totals and warnings follow from the money, an active promo and bets: move money by 'balance adjust' or 'balance transfer'.",
  jackpotWon: "The amount is that of the pool: let the member win it by 'jackpot draw'.",
  levelUp: 'A level is reached once, from below, and is the one that the experience gives.',
  memberPromoCreated:
    "Only the beginning of a promo is told so: give bonuses and free spins by 'reward give', and end a promo in force by 'reward cancel'.",
  memberUpdated:
    "A first deposit and the totals of an identity check follow from deposits ('payment answer'), news of labels from 'member set'.",
  messageCreated: 'A message of this id is in the inbox, and says something else.',
};

const causeOf = (event: string): string => causes[event] ?? '';

/** Why an event cannot be made true for a member (SIM-02). */
export const pushReasons = {
  notCaused: {
    code: 'CONFLICT',
    text: ({ event }) => `Nothing happened that ${event} tells. ${causeOf(event)}`,
  },
  untrue: {
    code: 'CONFLICT',
    text: ({ event, field }) => `The ${field} of ${event} would not be true. ${causeOf(event)}`,
  },
} as const satisfies ReasonTable<PushReason, PushDetails>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of the first field that is wanted and is not so; null when all are. */
function firstUntruth(wanted: Fields, told: Fields): string | null {
  for (const [name, value] of Object.entries(wanted)) {
    const is = told[name];
    const below = isFields(value) && isFields(is) ? firstUntruth(value, is) : null;
    if (below !== null) return `${name}.${below}`;
    if (!isFields(value) && value !== is) return name;
  }
  return null;
}

/**
 * Whether what happened is what a push is to tell, so that nothing is only sent.
 * @param told what was pushed by what happened; null for nothing
 */
export function decidePush(
  event: string,
  wanted: Fields,
  told: Fields | null,
): Decision<undefined, PushReason, PushDetails> {
  if (told === null) return refuse('notCaused', { event, field: '' });
  const field = firstUntruth(wanted, told);
  return field === null ? allow() : refuse('untrue', { event, field });
}
