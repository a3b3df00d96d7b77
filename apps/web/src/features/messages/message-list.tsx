import { chakra } from '@chakra-ui/react';
import { useMessagesQuery } from '@magpie/gql/messages';
import { EmptyState, ErrorState, Skeleton } from '@magpie/ui';
import type { JSX } from 'react';
import { useRetryOnline } from '../../shared/online/index.ts';
import { MessageRow } from './message-row.tsx';
import { useMessageActions } from './use-message-actions.ts';

/** Which messages are listed. */
export type MessageFolder = 'all' | 'unread';

const List = chakra('ul', { base: { listStyleType: 'none' } });
const Rows = chakra('div', { base: { display: 'grid', gap: '2', p: '5' } });

/** As many as the panel asks for; the newest come first. */
const pageSize = 50;

const emptyTitles = { all: 'No Messages', unread: 'No Unread Messages' } as const;

/** Props of {@link MessageList}. */
export interface MessageListProps {
  readonly folder: MessageFolder;
  readonly onOpen: (id: string) => void;
}

/** The messages of a folder, newest first (MSG-02, MSG-04 to MSG-06). */
export function MessageList({ folder, onOpen }: MessageListProps): JSX.Element {
  const filter = folder === 'unread' ? { read: { eq: false } } : null;
  const { data, error, refetch } = useMessagesQuery({
    variables: { first: pageSize, filter },
    fetchPolicy: 'cache-and-network',
  });
  const { mark, remove } = useMessageActions();
  const failed = error !== undefined && !data;
  const retry = () => {
    refetch().catch(() => undefined);
  };
  useRetryOnline(failed, retry);
  if (failed) return <ErrorState level={3} onRetry={retry} />;
  if (!data) {
    return (
      <Rows role="status" aria-label="Loading messages">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} display="block" h="64px" />
        ))}
      </Rows>
    );
  }
  if (data.messages.edges.length === 0) {
    return <EmptyState level={3} spot="inbox" title={emptyTitles[folder]} />;
  }
  return (
    <List aria-label="Messages">
      {data.messages.edges.map(({ node }) => (
        <MessageRow
          key={node.id}
          message={node}
          onOpen={() => {
            onOpen(node.id);
          }}
          onMark={() => {
            mark(node.id);
          }}
          onRemove={() => void remove(node.id)}
        />
      ))}
    </List>
  );
}
