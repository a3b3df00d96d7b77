import { z } from 'zod';
import { acting, last, looking, member, place, world } from './verb.ts';

const looks = looking('looking');

export const lookingVerbs = [
  looking('mailbox')({
    words: 'mailbox',
    summary: 'Shows e-mails and SMS with their codes, newest first',
    inputs: z.object({
      to: place(z.string().optional(), 'e-mail address or mobile number'),
      last: last(10),
      world,
    }),
    operation: 'Mailbox',
  }),
  looks({
    words: 'audit',
    summary: 'Recomputes the ledger and tells what does not add up',
    inputs: z.object({ world }),
    operation: 'Audit',
  }),
  looks({
    words: 'jobs',
    summary: 'Shows what a world did by itself last, and what it has still to do',
    inputs: z.object({ last: last(10), world }),
    operation: 'Jobs',
  }),
  acting('clock')({
    words: 'job run',
    summary: 'Does the next piece of a kind of work for a member before its time',
    inputs: z.object({ member, kind: place(z.string(), 'kind of work, as jobs names it'), world }),
    operation: 'RunJob',
    shows: 'jobs',
  }),
  looks({
    words: 'requests',
    summary: 'Shows the last calls, newest first',
    inputs: z.object({ last: last(20), world }),
    operation: 'Requests',
  }),
  looks({
    words: 'version',
    summary: 'Tells the version of the contract that the platform answers by',
    inputs: z.object({}),
    operation: 'ContractVersion',
  }),
] as const;
