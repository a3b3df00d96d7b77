import { z } from 'zod';
import { acting, looking, member, option, place, world } from './verb.ts';

const changing = acting('moments');

const moment = place(z.string(), 'name of the moment');
const page = option(z.string().default('/'), 'page of the site, such as /promotions');

export const momentVerbs = [
  changing({
    words: 'moment share',
    summary: 'Keeps a world with its clock, a person and a page for whoever opens the link or the file',
    inputs: z.object({
      name: moment,
      world,
      member: option(z.string().optional(), 'e-mail address or id of the member; nobody when left out'),
      page,
    }),
    operation: 'ShareMoment',
  }),
  changing({
    words: 'moment open',
    summary: 'Makes a world that goes on from a moment, and logs its person in',
    inputs: z.object({ name: moment }),
    operation: 'OpenMoment',
  }),
  looking('moments')({
    words: 'moment list',
    summary: 'Lists the moments with their links and files',
    inputs: z.object({}),
    operation: 'Moments',
  }),
  changing({
    words: 'moment delete',
    summary: 'Removes a moment',
    inputs: z.object({ name: moment }),
    operation: 'DeleteMoment',
    shows: 'moment list',
  }),
  changing({
    words: 'entry create',
    summary: 'Makes an address that opens the web app once, as a member who is logged in',
    inputs: z.object({ member, page, world }),
    operation: 'CreateEntry',
  }),
  changing({
    words: 'member login',
    summary: 'Logs a member in without the password, and answers the tokens',
    inputs: z.object({ member, world }),
    operation: 'LogIn',
    shows: 'member show',
  }),
] as const;
