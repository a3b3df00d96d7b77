import { useUnreadMessagesQuery } from '@magpie/gql/messages';
import { freshAfter } from '#shared/apollo/index.ts';
import { useUnheardPushes, usePush } from '../session/index.ts';
import { refetchInbox, pushDelay } from './refetch-inbox.ts';
import { useApolloClient } from '@apollo/client/react';

/** How many messages are unread; 0 until it is known. A pushed message counts after 500 ms (MSG-14). */
export function useUnreadCount(): number {
  const client = useApolloClient();
  const { data } = useUnreadMessagesQuery({
    fetchPolicy: 'cache-and-network',
    context: freshAfter('GAP', 'MESSAGE'),
  });
  usePush('messageCreated', () => {
    refetchInbox(client, pushDelay);
  });
  useUnheardPushes(() => {
    refetchInbox(client, 0);
  });
  return data?.messages.totalCount ?? 0;
}
