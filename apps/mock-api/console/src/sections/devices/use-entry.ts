import { useApolloClient } from '@apollo/client/react';
import { CreateEntryDocument } from '@magpie/gql/control';
import { useEffect, useState } from 'react';
import { refusalOf } from '#kit/reason.ts';

export interface Entry {
  /** Where the web app is entered, logged in. */
  readonly address?: string;
  readonly problem?: string;
}

/** The same way in at another host of the web app. */
const atHost = (address: string, origin: string): string => {
  const { pathname, search } = new URL(address);
  return `${origin}${pathname}${search}`;
};

/** Makes a way in for one browser, which has a session of its own then. */
export function useEntry(world: string, member: string, origin: string): Entry {
  const client = useApolloClient();
  const [entry, setEntry] = useState<Entry>({});
  useEffect(() => {
    let isWanted = true;
    const keep = (made: Entry) => {
      if (isWanted) setEntry(made);
    };
    client.mutate({ mutation: CreateEntryDocument, variables: { world, member } }).then(
      ({ data }) => {
        keep(data ? { address: atHost(data.createEntry.address, origin) } : {});
      },
      (error: unknown) => {
        keep({ problem: refusalOf(error) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, world, member, origin]);
  return entry;
}
