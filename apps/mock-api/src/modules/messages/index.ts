import type { PlatformModule } from '#platform/module.ts';
import { messagesResolvers } from './resolvers.ts';

export { sendMessage } from './service.ts';
export type { NewMessage } from './service.ts';
export { findMessage } from './store.ts';

export const messagesModule: PlatformModule = { name: 'messages', main: messagesResolvers };
