import { useGamesQuery } from '@magpie/gql/games';
import { useMeQuery } from '@magpie/gql/session';
import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gamesPage } from '#testing/sample-catalogue.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { freshBrowser, sessionSetting } from '#testing/session-setting.ts';
import { freshAfter, refetchAfter } from './index.ts';

let stop: () => void = () => undefined;

/** A screen that asks for the account, which a payment or a gap makes old, and for games, which neither does. */
function Screen(): JSX.Element {
  const account = useMeQuery({ context: freshAfter('GAP', 'PAYMENT') });
  const games = useGamesQuery({ variables: { first: 24 } });
  return <p>{account.data && games.data ? 'All is here' : 'Waiting'}</p>;
}

beforeEach(freshBrowser);

afterEach(() => {
  stop();
});

it('fetches again what is on screen and named the cause, and nothing else', async () => {
  const setting = sessionSetting({ Games: (variables) => gamesPage([], variables) });
  stop = setting.session.start();
  const { client } = setting.platform;
  const asked = () => setting.fake.calls.map(({ operation }) => operation);
  renderWithSession(<Screen />, setting);
  await screen.findByText('All is here');
  expect(asked().toSorted()).toEqual(['Games', 'Me']);
  await refetchAfter(client, 'PAYMENT');
  expect(asked().slice(2)).toEqual(['Me']);
  await refetchAfter(client, 'MESSAGE');
  expect(asked().slice(3)).toEqual([]);
  await refetchAfter(client, 'GAP');
  expect(asked().slice(3)).toEqual(['Me']);
});
