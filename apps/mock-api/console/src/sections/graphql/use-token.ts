import { useApolloClient } from '@apollo/client/react';
import { LogInDocument } from '@magpie/gql/control';
import { useRef } from 'react';

/** Answers an access token of a member, the same as long as the page is open. */
export function useToken(world: string): (member: string) => Promise<string> {
  const client = useApolloClient();
  const kept = useRef(new Map<string, string>());
  return async (member) => {
    const known = kept.current.get(member);
    if (known !== undefined) return known;
    const { data } = await client.mutate({ mutation: LogInDocument, variables: { world, member } });
    const token = data?.logIn.access ?? '';
    kept.current.set(member, token);
    return token;
  };
}
