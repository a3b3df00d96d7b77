import { z } from 'zod';
import { weekdays } from '../calendar/index.ts';
import { acting, looking, option, place, world } from './verb.ts';

const changing = acting('clock');

export const clockVerbs = [
  looking('clock')({
    words: 'clock now',
    summary: "Shows a world's clock",
    inputs: z.object({ world }),
    operation: 'World',
    variables: ({ world: id }) => ({ id }),
  }),
  changing({
    words: 'clock advance',
    summary: 'Moves the clock forward, and all that falls due on the way happens',
    inputs: z.object({ by: place(z.string(), 'ISO 8601 duration, such as P1D or PT90M'), world }),
    operation: 'AdvanceClock',
    shows: 'jobs',
  }),
  changing({
    words: 'clock set',
    summary: 'Moves the clock forward to a moment, and all that falls due on the way happens',
    inputs: z.object({ to: place(z.string(), 'moment, such as 2026-11-23T00:00:00Z'), world }),
    operation: 'SetClock',
    shows: 'jobs',
  }),
  changing({
    words: 'clock freeze',
    summary: 'Stops the clock',
    inputs: z.object({ world }),
    operation: 'FreezeClock',
    variables: ({ world: id }) => ({ world: id, frozen: true }),
    shows: 'clock now',
  }),
  changing({
    words: 'clock run',
    summary: 'Lets the clock run on from where it stands',
    inputs: z.object({ world }),
    operation: 'FreezeClock',
    variables: ({ world: id }) => ({ world: id, frozen: false }),
    shows: 'clock now',
  }),
  changing({
    words: 'clock speed',
    summary: 'Lets the clock run so many times as fast as that of the machine',
    inputs: z.object({
      rate: place(
        z.number('It must be a number.').min(0.1).max(3_600),
        '0.1 to 3600, such as 60 for a minute in a second',
      ),
      world,
    }),
    operation: 'RunClock',
    shows: 'clock now',
  }),
  changing({
    words: 'clock jump',
    summary: 'Moves the clock forward to the next time that a weekday begins',
    inputs: z.object({
      weekday: place(z.enum(weekdays).default('MONDAY'), 'the weekday'),
      timezone: option(z.string().default('Australia/Sydney'), 'timezone in which it begins'),
      world,
    }),
    operation: 'JumpClock',
    shows: 'jobs',
  }),
] as const;
