import type { Resolvers } from '#__generated__/main.ts';
import { countHeartbeat } from '../play/index.ts';
import { endLogin, endOtherLogins, loginsOf } from './logins.ts';
import { allowsMultipleSessions } from './service.ts';

export const resolvers: Resolvers = {
  Query: {
    multipleSession: (_source, _args, { world }) => allowsMultipleSessions(world),
    memberSessions: (_source, page, { world, requireMember }) => loginsOf(world, requireMember(), page),
  },
  Mutation: {
    // A caller whose session has ended is let in for this field alone, without a member (SESS-19).
    heartbeat: async (_source, _args, { world, member }) => {
      if (member === null) return false;
      await countHeartbeat(world, member.sessionId);
      return true;
    },
    endMemberSession: async (_source, { id }, { world, requireMember }) => {
      await endLogin(world, requireMember(), id);
      return true;
    },
    endOtherMemberSessions: (_source, _args, { world, requireMember }) =>
      endOtherLogins(world, requireMember()),
  },
};
