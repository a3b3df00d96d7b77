import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteMessageMutation,
  useReadMessageMutation,
  useReadMessagesMutation,
} from '@magpie/gql/messages';
import { mustAnswerTrue } from '#shared/answers/index.ts';
import { isAnsweredBySession, toasts } from '#shared/toasts/index.ts';
import { changeDelay, refetchInbox } from './refetch-inbox.ts';

export interface MessageActions {
  readonly busy: boolean;
  readonly markAll: () => void;
  readonly mark: (id: string) => void;
  readonly remove: (id: string) => Promise<boolean>;
}

/** Marks and deletes messages; the list is fetched again after 1 second (MSG-08), failures show (MSG-13). */
export function useMessageActions(): MessageActions {
  const client = useApolloClient();
  const [readAll, all] = useReadMessagesMutation();
  const [readOne] = useReadMessageMutation();
  const [deleteOne, deleting] = useDeleteMessageMutation();

  const attempt = async (call: Promise<unknown>, failure: string): Promise<boolean> => {
    try {
      await call;
      refetchInbox(client, changeDelay);
      return true;
    } catch (error) {
      if (!isAnsweredBySession(error)) toasts.error(failure);
      return false;
    }
  };

  return {
    busy: all.loading || deleting.loading,
    markAll: () => void attempt(mustAnswerTrue(readAll()), 'Failed to mark all messages as read'),
    mark: (id) => void attempt(readOne({ variables: { id } }), 'Failed to read message'),
    remove: async (id) => {
      const deletion = mustAnswerTrue(deleteOne({ variables: { id } }));
      const deleted = await attempt(deletion, 'Failed to delete message');
      if (deleted) toasts.success('Message Deleted', 'Message was successfully deleted.');
      return deleted;
    },
  };
}
