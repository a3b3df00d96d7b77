import { chakra } from '@chakra-ui/react';
import { Button, Count, Heading, Icon } from '@magpie/ui';
import { Tabs } from '@magpie/ui/data';
import { CheckCheck } from 'lucide-react';
import { useState, type JSX } from 'react';
import { modals } from '#shared/modals/index.ts';
import type { MessageFolder } from './folders.ts';
import { MessageList } from './message-list.tsx';
import { useMessageActions } from './use-message-actions.ts';

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    pt: '3',
    ps: '5',
    pe: '3',
  },
});
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minH: '0',
    '& > * > :first-of-type': { flexShrink: '0', px: '5' },
    '& > * > [role=tabpanel]': { overflowY: 'auto', minH: '0' },
  },
});
const Foot = chakra('div', {
  base: { flexShrink: '0', p: '2', borderTopWidth: '1px', borderColor: 'border.muted', textAlign: 'center' },
});

export interface MessagePanelProps {
  readonly unread: number;
  readonly onLeave: () => void;
}

/** All and unread messages, with 'Mark all as read' (MSG-01). */
export function MessagePanel({ unread, onLeave }: MessagePanelProps): JSX.Element {
  const [folder, setFolder] = useState<MessageFolder>('all');
  const { markAll, busy } = useMessageActions();
  const open = (messageId?: string) => {
    onLeave();
    modals.open('inboxModal', messageId === undefined ? undefined : { messageId });
  };
  return (
    <>
      <Head>
        <Heading level={2}>Messages</Heading>
        <Button
          variant="ghost"
          size="sm"
          icon={<Icon of={CheckCheck} size="sm" />}
          disabled={unread === 0}
          loading={busy}
          onClick={markAll}
        >
          Mark all as read
        </Button>
      </Head>
      <Body>
        <Tabs
          label="Messages"
          value={folder}
          onChange={setFolder}
          items={[
            { value: 'all', label: 'All' },
            {
              value: 'unread',
              label: (
                <>
                  Unread <Count value={unread} />
                </>
              ),
            },
          ]}
        >
          <MessageList folder={folder} onOpen={open} onFollow={onLeave} />
        </Tabs>
      </Body>
      <Foot>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            open();
          }}
        >
          Open inbox
        </Button>
      </Foot>
    </>
  );
}
