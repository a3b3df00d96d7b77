import type { PlatformModule } from '#platform/module.ts';
import { messagesResolvers } from './resolvers.ts';
import { messagesStore } from './store/tables.ts';

export { sendMessage, tellMessage } from './service.ts';
export type { NewMessage } from './service.ts';
export { findMessage } from './store/index.ts';

export const messagesModule: PlatformModule = {
  name: 'messages',
  store: messagesStore,
  main: messagesResolvers,
};
