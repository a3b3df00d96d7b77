import { z } from 'zod';
import { acting, looking, member, place, world } from './verb.ts';

const changing = acting('rewards');
const looks = looking('rewards');

const held = z.object({
  reward: place(z.string(), 'id of the promo, free spins or bonus that the member holds'),
  world,
});

export const rewardVerbs = [
  looks({
    words: 'award list',
    summary: 'Lists promos that were awarded and wait, of all members or of one',
    inputs: z.object({
      member: place(z.string().optional(), 'e-mail address or id of the member'),
      world,
    }),
    operation: 'PendingAwards',
  }),
  changing({
    words: 'award release',
    summary: 'Pays an award that waits for the operator',
    inputs: z.object({ award: place(z.string(), 'id of the award'), world }),
    operation: 'ReleaseAward',
    shows: 'award list',
  }),
  looks({
    words: 'cashback list',
    summary: 'Lists the cashbacks of a member with what each has collected, the claimable ones first',
    inputs: z.object({ member, world }),
    operation: 'WorldCashbacks',
  }),
  looks({
    words: 'reward list',
    summary: 'Lists what a member holds and has not ended',
    inputs: z.object({ member, world }),
    operation: 'HeldRewards',
  }),
  changing({
    words: 'reward give',
    summary: 'Gives what a promo offers, without what it asks for',
    inputs: z.object({ promo: place(z.string(), 'id of the promo'), member, world }),
    operation: 'GiveReward',
    shows: 'reward list',
  }),
  changing({
    words: 'reward cancel',
    summary: 'Takes a reward back',
    inputs: held,
    operation: 'EndReward',
    variables: (values) => ({ ...values, ending: 'CANCEL' }),
    shows: 'reward list',
  }),
  changing({
    words: 'reward expire',
    summary: 'Ends a reward as if its time had run out',
    inputs: held,
    operation: 'EndReward',
    variables: (values) => ({ ...values, ending: 'EXPIRE' }),
    shows: 'reward list',
  }),
] as const;
