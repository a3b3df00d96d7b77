import type { Resolvers } from '#__generated__/main.ts';
import type { PlatformModule } from '#platform/module.ts';
import { documentRoutes } from './routes.ts';
import { addDocument, findDocuments } from './service.ts';
import { verificationStore } from './store/tables.ts';

export { documentsOfWorld } from './listing.ts';
export { reviewDocument } from './review.ts';

const verificationResolvers: Resolvers = {
  Query: {
    memberDocuments: (_parent, page, { world, requireMember }) =>
      findDocuments(world, requireMember().id, page),
  },
  Mutation: {
    createMemberDocument: (_parent, { type, documents }, { world, requireMember }) =>
      addDocument(world, requireMember().id, type, documents),
  },
};

export const verificationModule: PlatformModule = {
  name: 'verification',
  store: verificationStore,
  main: verificationResolvers,
  routes: documentRoutes,
};
