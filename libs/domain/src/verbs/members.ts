import { z } from 'zod';
import { memberStatuses, sessionEndings } from './choices.ts';
import { acting, last, looking, member, option, place, world } from './verb.ts';

const changing = acting('members');
const flag = (description: string) => option(z.boolean().optional(), description);

export const memberVerbs = [
  looking('members')({
    words: 'member list',
    summary: 'Lists members by e-mail address',
    inputs: z.object({
      search: place(z.string().optional(), 'part of an e-mail address, a name or an id'),
      last: last(50),
      world,
    }),
    operation: 'WorldMembers',
  }),
  looking('members')({
    words: 'member show',
    summary: 'Shows a member as the operator sees them',
    inputs: z.object({ member, world }),
    operation: 'WorldMember',
  }),
  changing({
    words: 'member set',
    summary: 'Changes a member as the operator can, with the push that follows',
    inputs: z.object({
      member,
      settings: place(
        z.strictObject({
          status: option(z.enum(memberStatuses).optional(), 'anything but ENABLED ends their sessions'),
          verified: flag('whether identity is verified'),
          mobileNumberVerified: flag('whether the mobile number is verified'),
          depositBlocked: flag('whether deposits are blocked'),
          withdrawalBlocked: flag('whether withdrawals are blocked'),
          nameUpdateRequired: flag('whether the name may be edited and is asked for'),
          dateOfBirthUpdateRequired: flag('whether the date of birth may be edited and is asked for'),
          labels: option(z.array(z.string()).optional(), 'names of all labels that they are to have'),
        }),
        'what to change',
      ),
      world,
    }),
    operation: 'SetMember',
    variables: ({ settings: input, ...rest }) => ({ ...rest, input }),
    shows: 'member show',
  }),
  changing({
    words: 'session end',
    summary: "Ends a member's live sessions on the server",
    inputs: z.object({
      member,
      ending: place(
        z.enum(sessionEndings).default('ENDED'),
        'how they end, which decides what their next call is answered',
      ),
      world,
    }),
    operation: 'EndSession',
    shows: 'member show',
  }),
] as const;
