import { z } from 'zod';
import { documentStatuses } from './choices.ts';
import { acting, looking, option, place, world } from './verb.ts';

const changing = acting('documents');

const inputs = z.object({
  document: place(z.string(), 'id of the document'),
  remarks: option(z.string().optional(), 'what the member is told'),
  world,
});

export const documentVerbs = [
  looking('documents')({
    words: 'document list',
    summary: 'Lists documents of all members or of one, newest first',
    inputs: z.object({
      member: place(z.string().optional(), 'e-mail address or id of the member'),
      status: option(z.enum(documentStatuses).optional(), 'state of the review'),
      world,
    }),
    operation: 'Documents',
  }),
  changing({
    words: 'document process',
    summary: 'Takes a document into review',
    inputs,
    operation: 'ReviewDocument',
    variables: (values) => ({ ...values, status: 'PROCESSING' }),
    shows: 'document list',
  }),
  changing({
    words: 'document approve',
    summary: 'Accepts a document, which may verify the member',
    inputs,
    operation: 'ReviewDocument',
    variables: (values) => ({ ...values, status: 'APPROVED' }),
    shows: 'document list',
  }),
  changing({
    words: 'document reject',
    summary: 'Refuses a document',
    inputs,
    operation: 'ReviewDocument',
    variables: (values) => ({ ...values, status: 'REJECTED' }),
    shows: 'document list',
  }),
] as const;
