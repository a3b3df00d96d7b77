import { chakra } from '@chakra-ui/react';
import { Count, Icon, IconButton, useIsMobile } from '@magpie/ui';
import { Popover } from '@magpie/ui/overlays';
import { Bell } from 'lucide-react';
import { useState, type JSX } from 'react';
import { MessagePanel } from './message-panel.tsx';
import { useUnreadCount } from './use-unread-count.ts';

const Disc = chakra('span', {
  base: {
    position: 'absolute',
    // It grows away from the bell, which two figures would otherwise hide.
    top: '0.5',
    insetInlineStart: '50%',
    '& > *': { boxShadow: '0 0 0 2px {colors.bg}' },
  },
});

/** The bell of the header with the number of unread messages; pressed, it shows the messages. */
export function MessagesControl(): JSX.Element {
  const [open, setOpen] = useState(false);
  const mobile = useIsMobile();
  const unread = useUnreadCount();
  return (
    <Popover
      label="Messages"
      open={open}
      onOpenChange={setOpen}
      size={mobile ? 'mobileList' : 'list'}
      trigger={
        <IconButton
          label={unread > 0 ? `Messages, ${String(unread)} unread` : 'Messages'}
          position="relative"
        >
          <Icon of={Bell} />
          <Disc aria-hidden>
            <Count value={unread} />
          </Disc>
        </IconButton>
      }
    >
      <MessagePanel
        unread={unread}
        onLeave={() => {
          setOpen(false);
        }}
      />
    </Popover>
  );
}
