import { Button, Icon } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { ArrowLeft } from 'lucide-react';
import { useState, type JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { MessageList } from './message-list.tsx';
import { MessageView } from './message-view.tsx';

/** The inbox: the list, or one message that opening marks as read (MSG-05). */
export function InboxModal({ messageId, onClose }: ModalComponentProps<'inboxModal'>): JSX.Element {
  const [chosen, setChosen] = useState<string | null>(messageId ?? null);
  const back = () => {
    setChosen(null);
  };
  return (
    <Dialog
      open
      title="Messages"
      onClose={onClose}
      headerAction={
        chosen !== null && (
          <Button variant="ghost" size="sm" icon={<Icon of={ArrowLeft} size="sm" />} onClick={back}>
            All messages
          </Button>
        )
      }
    >
      {chosen === null ? (
        <MessageList folder="all" onOpen={setChosen} onFollow={onClose} />
      ) : (
        <MessageView key={chosen} id={chosen} onDeleted={back} onFollow={onClose} />
      )}
    </Dialog>
  );
}
