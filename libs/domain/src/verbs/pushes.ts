import { z } from 'zod';
import { acting, member, place, world } from './verb.ts';

/** Names of the subscriptions. */
export const pushEvents = [
  'balanceUpdated',
  'jackpotWon',
  'levelUp',
  'memberPromoCreated',
  'memberUpdated',
  'messageCreated',
] as const;

export const pushVerbs = [
  acting('pushes')({
    words: 'push',
    summary: "Sends an event to a member's open pages",
    inputs: z.object({
      member,
      event: place(z.string(), pushEvents.join(', ')),
      data: place(
        z
          .record(z.string(), z.unknown(), 'It must be a JSON object, such as \'{"amount":"5"}\'.')
          .default({}),
        'fields of the event; what is left out is filled in',
      ),
      world,
    }),
    operation: 'Push',
  }),
] as const;
