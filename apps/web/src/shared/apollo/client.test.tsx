import { GamesDocument } from '@magpie/gql/games';
import { useLobbyBannersQuery } from '@magpie/gql/lobby';
import { screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gamesPage, lobbyAnswers } from '#testing/sample-catalogue.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { freshBrowser, sessionSetting } from '#testing/session-setting.ts';

let stop: () => void = () => undefined;

function started() {
  const setting = sessionSetting({ ...lobbyAnswers([]), Games: (variables) => gamesPage([], variables) });
  stop = setting.session.start();
  return setting;
}

function Banners(): JSX.Element {
  const { data } = useLobbyBannersQuery({ variables: { currency: 'AUD' } });
  return <p>{data ? 'Banners are here' : 'Waiting'}</p>;
}

beforeEach(freshBrowser);

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('calls to the platform', () => {
  it('API-03 promotion calls go to the promo endpoint with the name in the query string, others to the main one', async () => {
    const setting = started();
    renderWithSession(<Banners />, setting);
    await screen.findByText('Banners are here');
    await setting.platform.client.query({ query: GamesDocument, variables: { first: 24 } });
    expect(setting.fake.calls.map(({ address }) => address)).toEqual([
      '/promo/graphql?operationName=LobbyBanners',
      '/graphql?operationName=Games',
    ]);
  });

  it('API-04 promotion calls ask the network each time, never a cache', async () => {
    const setting = started();
    const first = renderWithSession(<Banners />, setting);
    await screen.findByText('Banners are here');
    first.unmount();
    renderWithSession(<Banners />, setting);
    await waitFor(() => {
      expect(setting.fake.variablesOf('LobbyBanners')).toHaveLength(2);
    });
    await screen.findByText('Banners are here');
  });
});
