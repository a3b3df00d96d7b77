import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toaster } from '@magpie/ui';
import { useState } from 'react';
import { refusalOf } from './reason.ts';

const shownFor = { done: 4000, failed: 8000 } as const;

export interface Act {
  /** Carries the operation out, tells how it went and has all that is shown fetched again. False when it was refused. */
  readonly run: <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
    told: string | ((data: Data) => string),
  ) => Promise<boolean>;
  readonly busy: boolean;
}

/** One control operation at a time, from a press. */
export function useAct(): Act {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const run: Act['run'] = async (mutation, variables, told) => {
    setBusy(true);
    try {
      const { data } = await client.mutate({ mutation, variables } as ApolloClient.MutateOptions);
      const title = typeof told === 'string' ? told : told(data as Parameters<typeof told>[0]);
      toaster.show({ tone: 'success', title, duration: shownFor.done });
      await client.refetchQueries({ include: 'active' });
      return true;
    } catch (error) {
      toaster.show({ tone: 'danger', title: refusalOf(error), duration: shownFor.failed });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}
