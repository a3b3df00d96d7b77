import { useApolloClient } from '@apollo/client/react';
import { controlTexts } from '@magpie/gql/control-texts';
import type { Verb } from '@magpie/domain/verbs';
import { parse } from 'graphql';

const texts: Readonly<Record<string, string>> = controlTexts;

/** Carries a verb out and answers the one field of its operation; what is shown is fetched again after a change. */
export function useSend(): (verb: Verb, inputs: Readonly<Record<string, unknown>>) => Promise<unknown> {
  const client = useApolloClient();
  return async (verb, inputs) => {
    const { operation, variables } = verb.call(inputs);
    const document = parse(texts[operation] ?? '');
    const { data } = verb.changes
      ? await client.mutate({ mutation: document, variables, fetchPolicy: 'no-cache' })
      : await client.query({ query: document, variables, fetchPolicy: 'no-cache' });
    if (verb.changes) await client.refetchQueries({ include: 'active' });
    return Object.values((data ?? {}) as Record<string, unknown>)[0];
  };
}
