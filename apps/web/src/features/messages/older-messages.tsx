import { chakra } from '@chakra-ui/react';
import { useMessagesQuery, type MessagesQuery } from '@magpie/gql/messages';
import { Button, ErrorState, Skeleton } from '@magpie/ui';
import { useEffect, useRef, type JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { useRetryOnline } from '#shared/online/index.ts';
import { pageVariables, type MessageFolder } from './folders.ts';
import { MessageRows } from './message-rows.tsx';

const Foot = chakra('li', { base: { display: 'grid', justifyItems: 'center', gap: '2', p: '5' } });

export interface OlderMessagesProps {
  readonly folder: MessageFolder;
  readonly pageInfo: MessagesQuery['messages']['pageInfo'];
  readonly pages: number;
  readonly onMore: () => void;
  readonly onOpen: (id: string) => void;
  readonly onFollow: () => void;
}

/**
 * What follows a page of messages: the older pages that were asked for, then 'Load more' until all are shown (MSG-19). Each
 * page begins where the page before it ends now, so that nothing is missing or shown twice when messages come or go.
 */
export function OlderMessages({ pageInfo, pages, onMore, ...list }: OlderMessagesProps): JSX.Element | null {
  const { hasNextPage, endCursor } = pageInfo;
  if (!hasNextPage || endCursor == null) return null;
  if (pages > 0) return <OlderPage {...list} after={endCursor} pages={pages - 1} onMore={onMore} />;
  return (
    <Foot>
      <Button variant="outline" size="sm" onClick={onMore}>
        Load more
      </Button>
    </Foot>
  );
}

type OlderPageProps = Omit<OlderMessagesProps, 'pageInfo'> & { readonly after: string };

function OlderPage({ after, pages, onMore, ...list }: OlderPageProps): JSX.Element {
  const { data, previousData, error, refetch } = useMessagesQuery({
    variables: pageVariables(list.folder, after),
    fetchPolicy: 'cache-and-network',
    context: freshAfter('GAP', 'MESSAGE'),
  });
  // While the page before moves its end, what is known of this one stays in its place.
  const known = (data ?? previousData)?.messages;
  const failed = error !== undefined && !known;
  const retry = () => {
    refetch().catch(() => undefined);
  };
  useRetryOnline(failed, retry);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The button that had focus is gone, so focus goes to what took its place.
    place.current?.focus({ preventScroll: true });
  }, []);
  if (failed) {
    return (
      <Foot>
        <ErrorState level={3} onRetry={retry} />
      </Foot>
    );
  }
  return (
    <>
      <Foot
        ref={place}
        tabIndex={-1}
        role="listitem"
        aria-label={known ? 'Older messages' : 'Loading older messages'}
        p={known ? '0' : '5'}
      >
        {known ? null : <Skeleton display="block" h="16" w="100%" />}
      </Foot>
      {known && <MessageRows edges={known.edges} onOpen={list.onOpen} onFollow={list.onFollow} />}
      {known && <OlderMessages {...list} pageInfo={known.pageInfo} pages={pages} onMore={onMore} />}
    </>
  );
}
