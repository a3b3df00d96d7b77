import { useApolloClient } from '@apollo/client/react';
import { act, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { expect } from 'vitest';
import { refetchAfter, type Cause } from '#shared/apollo/index.ts';
import { fakePlatform, type Answers } from './fake-platform.ts';
import { renderFeature } from './render-feature.tsx';

/** Shows it to a member, lets the cause happen and expects that its query is asked once more. A refused one is so as well. */
export async function expectAskedAgain(
  Shown: () => JSX.Element | null,
  operation: string,
  cause: Cause,
  answers: Answers = {},
): Promise<void> {
  const platform = fakePlatform(answers);
  const held: { client?: ReturnType<typeof useApolloClient> } = {};
  function Holder(): null {
    const client = useApolloClient();
    held.client = client;
    return null;
  }
  renderFeature(
    <>
      <Holder />
      <Shown />
    </>,
    { member: true },
  );
  const asked = () => platform.variablesOf(operation).length;
  const queries = () => [...(held.client?.getObservableQueries() ?? [])];
  await waitFor(() => {
    expect(asked()).toBe(1);
    expect(queries().filter((query) => query.getCurrentResult().loading)).toEqual([]);
  });
  await act(async () => {
    if (held.client) await refetchAfter(held.client, cause).catch(() => undefined);
  });
  expect(asked()).toBe(2);
}
