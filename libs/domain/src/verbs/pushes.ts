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
    summary: 'Does what an event tells of a member, and the event reaches their open pages',
    inputs: z.object({
      member,
      event: place(z.enum(pushEvents), 'name of the subscription'),
      data: place(
        z
          .record(z.string(), z.unknown(), 'It must be a JSON object, such as \'{"amount":"5"}\'.')
          .default({}),
        'fields that the event is to have; the others follow from what is done',
      ),
      world,
    }),
    operation: 'Push',
  }),
] as const;
