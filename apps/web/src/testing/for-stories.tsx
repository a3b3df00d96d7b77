import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { Decorator } from '@storybook/react-vite';
import { useState, type JSX, type ReactNode } from 'react';
import {
  createAuthentication,
  createSession,
  SessionProvider,
  type Account,
} from '#features/session/index.ts';
import { createPlatformClient } from '#shared/apollo/index.ts';
import { ConfigProvider } from '#shared/config/index.ts';
import { CardGrid } from '#shared/offers/index.ts';
import type { Answers } from './fake-platform.ts';
import { sampleAccount, signedInAs } from './sample-account.ts';
import { bareConfig } from './surrounded.tsx';

/** Answers what it is told at once; what it is not told stays on its way. */
const answering = (answers: Answers) =>
  new ApolloLink(({ operationName = '', variables }) => {
    const answer = new Map(Object.entries(answers)).get(operationName);
    const call = { operation: operationName, variables, path: '/graphql', accessToken: null, method: 'POST' };
    return new Observable((observer) => {
      if (!answer) return;
      const data = answer(variables, { ...call, headers: {}, address: call.path, body: {} });
      observer.next({ data: data as Record<string, unknown> });
      observer.complete();
    });
  });

function settingOf(answers: Answers, member: Account | null) {
  const facts = { adminCode: 'magpie-web', accessToken: () => null, world: () => null };
  const platform = createPlatformClient(bareConfig.endpoints, facts, (...refusal) =>
    session.react(...refusal),
  );
  platform.client.setLink(answering(answers));
  const session = createSession({
    platform,
    authentication: createAuthentication('', facts),
    brandName: 'Magpie Casino',
    now: () => Date.now(),
    reload: () => undefined,
    goTo: () => undefined,
  });
  session.state.set(
    member ? signedInAs(member) : { signedIn: false, account: null, settled: true, generation: 0 },
  );
  return { platform, session };
}

interface SettingProps {
  readonly answers: Answers;
  readonly member: Account | null;
  readonly children: ReactNode;
}

function Setting({ answers, member, children }: SettingProps): JSX.Element {
  const [{ platform, session }] = useState(() => settingOf(answers, member));
  return (
    <ConfigProvider value={{ ...bareConfig, brandSettings: {} }}>
      <ApolloProvider client={platform.client}>
        <SessionProvider value={session}>{children}</SessionProvider>
      </ApolloProvider>
    </ConfigProvider>
  );
}

/** Puts a story before a member, on a platform of these answers. */
export const forMember =
  (answers: Answers = {}, member: Account = sampleAccount): Decorator =>
  (Story) => (
    <Setting answers={answers} member={member}>
      <Story />
    </Setting>
  );

/** Puts a story before somebody who is not signed in. */
export const forVisitor =
  (answers: Answers = {}): Decorator =>
  (Story) => (
    <Setting answers={answers} member={null}>
      <Story />
    </Setting>
  );

/** Puts a card where lists of cards have it. */
export const inGrid: Decorator = (Story) => (
  <CardGrid list="promos" label="Cards">
    <li>
      <Story />
    </li>
  </CardGrid>
);

/** Puts an entry of a list into one. */
export const inList: Decorator = (Story) => (
  <ul>
    <Story />
  </ul>
);
