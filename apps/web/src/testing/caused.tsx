import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { act, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { expect, type TestContext } from 'vitest';
import { refetchAfter, type Cause } from '#shared/apollo/index.ts';
import { fakePlatform, type Answers } from './fake-platform.ts';
import { renderFeature } from './render-feature.tsx';

declare module 'vitest' {
  interface TaskMeta {
    /** Queries that were asked again after their causes, such as `src/features/bets/use-bet-history.ts BetHistory`. */
    askedAgain?: string[];
  }
}

/** A query of the product, in words, and what makes its answer old. */
export type Asking = readonly [
  name: string,
  operation: string,
  shown: () => JSX.Element | null,
  causes: readonly Cause[],
  answers?: Answers,
];

export const shownBy = (useQuery: () => unknown) =>
  function Shown(): null {
    useQuery();
    return null;
  };

const allCauses = {
  GAP: true,
  PAYMENT: true,
  PLAY: true,
  MESSAGE: true,
  PASSWORD: true,
  LEVEL: true,
  CLOCK: true,
} satisfies Record<Cause, true>;

const frame = /\/apps\/web\/(src\/(?!testing\/)[^\s()?]+):\d+:\d+\)?$/m;

/** The file of the product that called, past all that React and the client call between. */
function callingFile(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return frame.exec(stack)?.[1] ?? 'nobody';
}

interface NotedClient {
  readonly client: ApolloClient;
  readonly askers: WeakMap<object, string>;
}

function noteAskers(client: ApolloClient): NotedClient {
  const askers: NotedClient['askers'] = new WeakMap();
  const watchQuery = client.watchQuery.bind(client);
  client.watchQuery = (options) => {
    const query = watchQuery(options);
    askers.set(query, callingFile());
    return query;
  };
  return { client, askers };
}

function showToMember(Shown: Asking[2]): NotedClient {
  const held: { noted?: NotedClient } = {};
  function Holder(): null {
    const client = useApolloClient();
    held.noted ??= noteAskers(client);
    return null;
  }
  renderFeature(
    <>
      <Holder />
      <Shown />
    </>,
    { member: true },
  );
  if (!held.noted) throw new Error('Nothing was rendered.');
  return held.noted;
}

/** Expects that it is asked again after each of the causes and after no other. `npm test` looks here for every query with causes. */
export async function expectAskedAgain(
  [, operation, shown, causes, answers = {}]: Asking,
  { meta }: TestContext['task'],
): Promise<void> {
  const platform = fakePlatform(answers);
  const { client, askers } = showToMember(shown);
  const queries = () => [...client.getObservableQueries()];
  await waitFor(
    () => {
      expect(platform.calls.map((call) => call.operation)).toContain(operation);
      expect(queries().filter((query) => query.getCurrentResult().loading)).toEqual([]);
    },
    { interval: 5, timeout: 60_000 },
  );
  const asked = () => platform.variablesOf(operation).length;
  const after: string[] = [];
  for (const cause of Object.keys(allCauses) as Cause[]) {
    const before = asked();
    await act(async () => {
      // What is refused was asked as well.
      await refetchAfter(client, cause).catch(() => undefined);
    });
    if (asked() > before) after.push(cause);
  }
  expect(after.toSorted()).toEqual(causes.toSorted());
  const files = queries()
    .filter(({ queryName, options }) => queryName === operation && options.context?.['freshAfter'])
    .map((query) => askers.get(query));
  expect([...new Set(files)], `files that ask ${operation}, of which one is shown alone`).toHaveLength(1);
  meta.askedAgain = [...(meta.askedAgain ?? []), ...files.map((file) => `${String(file)} ${operation}`)];
}
