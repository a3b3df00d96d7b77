import { useApolloClient } from '@apollo/client/react';
import { toaster } from '@magpie/ui';
import { CreateEntryDocument, useWebAppQuery } from '@magpie/gql/control';
import { placeOf } from '#app/places.ts';
import { refusalOf } from '#kit/reason.ts';

export interface Enter {
  /** Opens the web app in this world, logged in as the member. */
  readonly logIn: (member: string) => Promise<void>;
  /** Opens the page with two devices of the member. */
  readonly sideBySide: (member: string) => void;
}

export function useEnter(world: string): Enter {
  const client = useApolloClient();
  const { data: known } = useWebAppQuery();
  const logIn = async (member: string) => {
    // At the press itself, as a browser takes a window that opens later for one that nobody wanted.
    const tab = open('about:blank', '_blank');
    try {
      const { data } = await client.mutate({
        mutation: CreateEntryDocument,
        variables: { world, member },
      });
      if (tab && data) tab.location.href = data.createEntry.address;
    } catch (error) {
      tab?.close();
      toaster.show({ tone: 'danger', title: refusalOf(error), duration: 8000 });
    }
  };
  return {
    logIn,
    sideBySide: (member) => {
      const site = known?.webApp.devices?.console ?? '';
      open(`${site}/console${placeOf(world, 'people', member)}/devices`, '_blank', 'noopener');
    },
  };
}
