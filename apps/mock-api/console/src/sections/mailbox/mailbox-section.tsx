import { Box, Flex } from '@chakra-ui/react';
import { Card, EmptyState, Icon, SearchInput, Tag, Text } from '@magpie/ui';
import { useMailboxQuery, type MailboxQuery } from '@magpie/gql/control';
import { Mail, MessageSquareText } from 'lucide-react';
import type { JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWorld } from '#app/use-world.ts';
import { CopyButton } from '#kit/copy-button.tsx';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { distance, fullMoment } from '#kit/moment.ts';
import { Page } from '#kit/page.tsx';
import { useWorldNow } from '#kit/world-clock.tsx';

type Message = MailboxQuery['mailbox'][number];

function When({ at }: { readonly at: string }): JSX.Element {
  const now = useWorldNow();
  return (
    <time dateTime={at} title={fullMoment(at)}>
      {now === null ? fullMoment(at) : distance(at, now)}
    </time>
  );
}

function MessageCard({ message }: { readonly message: Message }): JSX.Element {
  const isMail = message.kind === 'EMAIL';
  return (
    <Card as="article" p="4" display="flex" flexWrap="wrap" gap="4" aria-label={message.subject ?? 'SMS'}>
      <Box flex="1" minW="notice">
        <Flex wrap="wrap" gap="2" align="center" mb="1">
          <Tag icon={<Icon of={isMail ? Mail : MessageSquareText} size="sm" />}>
            {isMail ? 'E-mail' : 'SMS'}
          </Tag>
          <Text size="label" overflowWrap="anywhere">
            {message.to}
          </Text>
          <Text size="caption" tone="subtle">
            <When at={message.sentAt} />
          </Text>
        </Flex>
        {message.subject !== null && <Text fontWeight="600">{message.subject}</Text>}
        <Text tone="muted" whiteSpace="pre-line" overflowWrap="anywhere">
          {message.body}
        </Text>
      </Box>
      {message.code !== null && <CopyButton text={message.code} label="Copy the code" />}
    </Card>
  );
}

/** Every e-mail and SMS that would have left the machine, its code a press away from the clipboard. */
export function MailboxSection(): JSX.Element {
  const world = useWorld();
  const [params, setParams] = useSearchParams();
  const text = params.get('search') ?? '';
  const mail = useMailboxQuery({ ...live, variables: { world, last: 100 } });
  const fits = ({ to, subject, body }: Message) =>
    `${to} ${subject ?? ''} ${body}`.toLowerCase().includes(text.toLowerCase());
  return (
    <Page
      title="Mailbox"
      about="What the world has sent. Nothing leaves this machine."
      actions={
        <Box width={{ base: 'full', md: 'aside' }}>
          <SearchInput
            label="Search the mailbox"
            placeholder="Address, number or words"
            value={text}
            onValueChange={(value) => {
              setParams(value === '' ? {} : { search: value }, { replace: true });
            }}
          />
        </Box>
      }
    >
      <Loaded of={mail} label="the mailbox">
        {({ mailbox }) => {
          const shown = mailbox.filter(fits);
          if (shown.length > 0)
            return (
              <Box display="grid" gap="3">
                {shown.map((message) => (
                  <MessageCard key={message.id} message={message} />
                ))}
              </Box>
            );
          return (
            <EmptyState
              title={text === '' ? 'Nothing was sent yet' : 'No message has these words'}
              spot="inbox"
            >
              Codes of registration, login and a new password arrive here at once.
            </EmptyState>
          );
        }}
      </Loaded>
    </Page>
  );
}
