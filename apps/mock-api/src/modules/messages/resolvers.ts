import type { Resolvers } from '#__generated__/main.ts';
import { deleteOne, messageOf, messagesOf, readAll, readOne } from './service.ts';

export const messagesResolvers: Resolvers = {
  Query: {
    messages: (_parent, { filter, ...page }, { world, requireMember }) =>
      messagesOf(world, requireMember().id, { ...page, read: filter?.read?.eq ?? undefined }),
    message: (_parent, { id }, { world, requireMember }) => messageOf(world, requireMember().id, id),
  },
  Mutation: {
    readMessages: async (_parent, _args, { world, requireMember }) => {
      await readAll(world, requireMember().id);
      return true;
    },
    readMessage: (_parent, { id }, { world, requireMember }) => readOne(world, requireMember().id, id),
    deleteMessage: async (_parent, { id }, { world, requireMember }) => {
      await deleteOne(world, requireMember().id, id);
      return true;
    },
  },
};
