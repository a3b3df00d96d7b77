import { chakra } from '@chakra-ui/react';
import { decideDeletion } from '@magpie/domain/messages';
import { useMessageQuery } from '@magpie/gql/messages';
import { Button, EmptyState, ErrorState, Heading, Icon, Skeleton, Text } from '@magpie/ui';
import { RichText } from '@magpie/ui/rich-text';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, type JSX } from 'react';
import { Moment } from '#shared/moment/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { MessageLink } from './message-link.tsx';
import { useMessageActions } from './use-message-actions.ts';

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', mt: '5' },
});

export interface MessageViewProps {
  readonly id: string;
  readonly onDeleted: () => void;
  readonly onFollow: () => void;
}

/** One message by its id, however old (MSG-19), as cleaned rich text (MSG-17); showing an unread one marks it as read (MSG-05). */
export function MessageView({ id, onDeleted, onFollow }: MessageViewProps): JSX.Element {
  const { data, ...query } = useMessageQuery({ variables: { id } });
  const { failed, retrying, retry } = useLoading({ data, ...query });
  const { mark, remove, busy } = useMessageActions();
  const message = data?.message;
  const unread = message?.read === false;
  const onShown = useEffectEvent(() => {
    mark(id);
  });
  useEffect(() => {
    if (unread) onShown();
  }, [unread]);

  if (failed) return <ErrorState level={3} onRetry={retry} retrying={retrying} />;
  if (!data) return <Skeleton display="block" h="40" />;
  if (!message) return <EmptyState level={3} spot="inbox" title="This message is gone" />;

  const deleteIt = async () => {
    if (await remove(id)) onDeleted();
  };
  return (
    <article>
      <Heading level={3}>{message.title}</Heading>
      <Text size="caption" tone="subtle" mb="4">
        <Moment at={message.dateTimeCreated} face="DATE_AND_TIME" />
      </Text>
      <RichText html={message.content} />
      <Actions>
        <MessageLink message={message} onFollow={onFollow} />
        {decideDeletion(message).allowed && (
          <Button
            variant="danger"
            size="sm"
            icon={<Icon of={Trash2} size="sm" />}
            loading={busy}
            onClick={() => void deleteIt()}
          >
            Delete
          </Button>
        )}
      </Actions>
    </article>
  );
}
