import { z } from 'zod';
import { acting, member, place, world } from './verb.ts';

const changing = acting('jackpots');

export const jackpotVerbs = [
  changing({
    words: 'jackpot draw',
    summary: 'Lets a member win a jackpot that pays out, by the last cash bet on one of its games',
    inputs: z.object({ jackpot: place(z.string(), 'id of the jackpot'), member, world }),
    operation: 'DrawJackpot',
  }),
  changing({
    words: 'tournament end',
    summary: 'Closes a tournament and pays its prizes',
    inputs: z.object({ tournament: place(z.string(), 'id of the tournament'), world }),
    operation: 'EndTournament',
  }),
] as const;
