import { chakra } from '@chakra-ui/react';
import { useMessagesQuery } from '@magpie/gql/messages';
import { EmptyState, ErrorState, Skeleton } from '@magpie/ui';
import { useState, type JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { useRetryOnline } from '#shared/online/index.ts';
import { MessageRows } from './message-rows.tsx';
import { OlderMessages } from './older-messages.tsx';
import { pageVariables, type MessageFolder } from './folders.ts';

const Rows = chakra('div', { base: { display: 'grid', gap: '2', p: '5' } });

const emptyTitles = { all: 'No Messages', unread: 'No Unread Messages' } as const;

export interface MessageListProps {
  readonly folder: MessageFolder;
  readonly onOpen: (id: string) => void;
  readonly onFollow: () => void;
}

/** The messages of a folder, newest first (MSG-02, MSG-04 to MSG-06), older ones page by page (MSG-19). */
export function MessageList({ folder, onOpen, onFollow }: MessageListProps): JSX.Element {
  const [older, setOlder] = useState(0);
  const { data, error, refetch } = useMessagesQuery({
    variables: pageVariables(folder, null),
    fetchPolicy: 'cache-and-network',
    context: freshAfter('GAP', 'MESSAGE'),
  });
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
          <Skeleton key={row} display="block" h="16" />
        ))}
      </Rows>
    );
  }
  const { edges, pageInfo } = data.messages;
  if (edges.length === 0) return <EmptyState level={3} spot="inbox" title={emptyTitles[folder]} />;
  return (
    <ul aria-label="Messages">
      <MessageRows edges={edges} onOpen={onOpen} onFollow={onFollow} />
      <OlderMessages
        folder={folder}
        pageInfo={pageInfo}
        pages={older}
        onMore={() => {
          setOlder((pages) => pages + 1);
        }}
        onOpen={onOpen}
        onFollow={onFollow}
      />
    </ul>
  );
}
