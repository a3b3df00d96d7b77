import { chakra } from '@chakra-ui/react';
import type { MessageRow_messageFragment } from '@magpie/gql/messages';
import { Icon, IconButton, VisuallyHidden } from '@magpie/ui';
import { MailOpen, Trash2 } from 'lucide-react';
import type { JSX } from 'react';
import { Moment } from '#shared/moment/index.ts';
import { MessageLink } from './message-link.tsx';
import { messageLook } from './message-icon.ts';
import { plainText } from './plain-text.ts';

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    py: '3',
    ps: '5',
    pe: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _hover: { bg: 'bg.muted' },
    '& > [data-part=icon]': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '9',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'full',
    },
    '&[data-unread] > [data-part=icon]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-3',
      boxSize: '1.5',
      borderRadius: 'full',
      bg: 'fg',
    },
    '& > [data-part=main]': { flex: '1', minW: '0' },
    '& > [data-part=main] > a': { mt: '2' },
    '& [data-part=open]': { width: 'full', textAlign: 'start' },
    '& [data-part=title]': { display: 'block', fontWeight: '500', color: 'fg.muted' },
    '&[data-unread] [data-part=title]': { fontWeight: '600', color: 'fg' },
    '& [data-part=text]': {
      display: '-webkit-box',
      overflow: 'hidden',
      color: 'fg.muted',
      fontSize: 'label',
      lineHeight: 'label',
      lineClamp: '2',
    },
    '& [data-part=date]': {
      display: 'block',
      mt: '1',
      fontSize: 'caption',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export type Message = MessageRow_messageFragment;

export interface MessageRowProps {
  readonly message: Message;
  readonly onOpen: () => void;
  readonly onMark: () => void;
  readonly onRemove: () => void;
  readonly onFollow: () => void;
}

/** One message: it opens when pressed, an unread one can be marked, only a read one deleted (MSG-04 to MSG-06). */
export function MessageRow({ message, onOpen, onMark, onRemove, onFollow }: MessageRowProps): JSX.Element {
  const { read, title, content, dateTimeCreated, automatedMessageType } = message;
  const look = messageLook(automatedMessageType);
  return (
    <Row {...(!read && { 'data-unread': '' })}>
      <chakra.span data-part="icon" color={look.colour}>
        <Icon of={look.icon} label={look.word} />
      </chakra.span>
      <div data-part="main">
        <button type="button" data-part="open" onClick={onOpen}>
          <span data-part="title">
            {title}
            {!read && <VisuallyHidden> (unread)</VisuallyHidden>}
          </span>
          <span data-part="text">{plainText(content)}</span>
          <span data-part="date">
            <Moment at={dateTimeCreated} face="DATE_AND_TIME" />
          </span>
        </button>
        <MessageLink message={message} onFollow={onFollow} />
      </div>
      {read ? (
        <IconButton label={`Delete message ${title}`} onClick={onRemove}>
          <Icon of={Trash2} />
        </IconButton>
      ) : (
        <IconButton label={`Mark ${title} as read`} onClick={onMark}>
          <Icon of={MailOpen} />
        </IconButton>
      )}
    </Row>
  );
}
