import { beforeEach, it } from 'vitest';
import { expectAskedAgain, shownBy, type Asking } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { MessageList } from './message-list.tsx';
import { OlderMessages } from './older-messages.tsx';
import { useUnreadCount } from './use-unread-count.ts';

beforeEach(freshBrowser);

const nothing = () => undefined;
const list = { folder: 'all', onOpen: nothing, onFollow: nothing } as const;
const page = { pageInfo: { endCursor: 'c', hasNextPage: true }, pages: 1, onMore: nothing };

const queries: readonly Asking[] = [
  ['the inbox', 'Messages', () => <MessageList {...list} />, ['GAP', 'MESSAGE']],
  ['the pages after it', 'Messages', () => <OlderMessages {...list} {...page} />, ['GAP', 'MESSAGE']],
  ['the unread count', 'UnreadMessages', shownBy(useUnreadCount), ['GAP', 'MESSAGE']],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
