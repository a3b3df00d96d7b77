import type { MessagesQuery } from '@magpie/gql/messages';
import type { JSX } from 'react';
import { MessageRow } from './message-row.tsx';
import { useMessageActions } from './use-message-actions.ts';

export interface MessageRowsProps {
  readonly edges: MessagesQuery['messages']['edges'];
  readonly onOpen: (id: string) => void;
  /** Called when a link of a message is followed. */
  readonly onFollow: () => void;
}

export function MessageRows({ edges, onOpen, onFollow }: MessageRowsProps): JSX.Element {
  const { mark, remove } = useMessageActions();
  return (
    <>
      {edges.map(({ node }) => (
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
          onFollow={() => {
            // Who goes where it leads has taken note of it.
            if (!node.read) mark(node.id);
            onFollow();
          }}
        />
      ))}
    </>
  );
}
