import { z } from 'zod';
import { figureKinds, totalPeriods } from './choices.ts';
import { acting, currency, looking, member, option, place, world } from './verb.ts';

const looks = looking('looking');

const first = option(z.int('It must be a whole number.').min(1).max(500).default(20), 'how many at most');

export const inspectingVerbs = [
  looks({
    words: 'inspect',
    summary: 'Shows all that was done under the cause that an answer carries',
    inputs: z.object({ cause: place(z.string(), 'extensions.cause of an answer'), world }),
    operation: 'Inspect',
  }),
  looks({
    words: 'calls',
    summary: 'Shows the last calls that fit, with what each was answered',
    inputs: z.object({
      operation: option(z.string().optional(), 'only calls of this operation'),
      member: option(z.string().optional(), 'only calls of this member'),
      code: option(z.string().optional(), 'only calls refused with this code'),
      text: option(z.string().optional(), 'only calls with this text in them'),
      since: option(z.string().optional(), "only calls from this moment on, by the world's clock"),
      first,
      world,
    }),
    operation: 'Calls',
    variables: ({ world: id, first: most, ...filter }) => ({ world: id, first: most, filter }),
  }),
  looks({
    words: 'why',
    summary: 'Tells why a figure of a member is what it is, by the entries or bets behind it',
    inputs: z.object({
      member,
      figure: place(z.enum(figureKinds), 'which figure'),
      id: option(z.string().optional(), 'id of the member promo or of the cashback'),
      wallet: option(z.string().optional(), 'wallet of a balance; MAIN when left out'),
      currency,
      period: option(z.enum(totalPeriods).optional(), 'period of a limit; DAILY when left out'),
      first,
      world,
    }),
    operation: 'Why',
    variables: ({ world: id, member: who, first: most, ...of }) => ({
      ...{ world: id, member: who, first: most, of },
    }),
  }),
  looks({
    words: 'alarms',
    summary: 'Shows the rules that calls have broken, and which call broke each',
    inputs: z.object({ world }),
    operation: 'Alarms',
  }),
  acting('looking')({
    words: 'alarm clear',
    summary: 'Ends the alarms that were looked at',
    inputs: z.object({ world }),
    operation: 'ClearAlarms',
    shows: 'alarms',
  }),
] as const;
