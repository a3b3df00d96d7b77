import { z } from 'zod';
import { catalogueFaults, errorCodes, faultDoors, faultKinds, latencyLines } from './choices.ts';
import { acting, looking, option, place, world } from './verb.ts';

const changing = acting('faults');
const isKind = (what: string) => faultKinds.some((kind) => kind === what);

export const faultVerbs = [
  changing({
    words: 'fault set',
    summary: 'Makes calls of a world fail or wait',
    inputs: z.object({
      what: place(
        z.enum([...faultKinds, ...catalogueFaults]),
        'a kind such as latency, error or timeout, or a failure of docs/errors.md by its name',
      ),
      door: option(z.enum(faultDoors).optional(), 'only what comes to this door'),
      operation: option(z.string().optional(), 'only calls of this operation'),
      code: option(z.enum(errorCodes).optional(), 'code of the error'),
      message: option(z.string().optional(), 'message of the error'),
      latencyMs: option(
        z.int('It must be a whole number.').min(0).max(60_000).optional(),
        'milliseconds to wait',
      ),
      profile: option(z.enum(latencyLines).optional(), 'the line that calls come over, instead'),
      onCall: option(
        z.int('It must be a whole number.').min(1).optional(),
        'which call from now is the first',
      ),
      probability: option(
        z
          .number('It must be above 0 and at most 1.')
          .gt(0, 'It must be above 0 and at most 1.')
          .max(1, 'It must be above 0 and at most 1.')
          .optional(),
        'chance of each call, above 0 up to 1',
      ),
      times: option(z.int('It must be a whole number.').min(1).optional(), 'how many calls'),
      world,
    }),
    operation: 'SetFault',
    variables: ({ world: id, what, ...rest }) => ({
      world: id,
      input: { [isKind(what) ? 'kind' : 'catalogue']: what, ...rest },
    }),
    shows: 'fault list',
  }),
  changing({
    words: 'fault end',
    summary: 'Ends one fault',
    inputs: z.object({ id: place(z.string(), 'id of the fault'), world }),
    operation: 'ClearFault',
    shows: 'fault list',
  }),
  changing({
    words: 'fault clear',
    summary: 'Ends all faults of a world',
    inputs: z.object({ world }),
    operation: 'ClearFaults',
    shows: 'fault list',
  }),
  looking('faults')({
    words: 'fault list',
    summary: 'Lists the faults in force',
    inputs: z.object({ world }),
    operation: 'Faults',
  }),
] as const;
