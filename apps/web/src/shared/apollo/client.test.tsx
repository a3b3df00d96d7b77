import { GamesDocument } from '@magpie/gql/games';
import { useLobbyBannersQuery } from '@magpie/gql/lobby';
import { act, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Answers } from '#testing/fake-platform.ts';
import { gamesPage, lobbyAnswers } from '#testing/sample-catalogue.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { screenWidth } from '#testing/screen-width.ts';
import { freshBrowser, freshTokens, sessionSetting } from '#testing/session-setting.ts';

let stop: () => void = () => undefined;

function started(answers: Answers = {}) {
  const lobby = {
    ...lobbyAnswers([]),
    Games: (variables: Parameters<Answer>[0]) => gamesPage([], variables),
  };
  const setting = sessionSetting({ ...lobby, ...answers });
  stop = setting.session.start();
  return setting;
}

function Banners(): JSX.Element {
  const { data } = useLobbyBannersQuery({ variables: {} });
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

  it('CONF-18 carry the admin code and the channel of desktop web, on a phone too', async () => {
    screenWidth(390);
    const setting = started();
    renderWithSession(<Banners />, setting);
    await screen.findByText('Banners are here');
    await setting.platform.client.query({ query: GamesDocument, variables: { first: 24 } });
    await act(() => setting.logIn());
    const carried = ['/promo/graphql', '/graphql', '/authenticate'].map((path) => {
      const headers = setting.fake.calls.find((call) => call.path === path)?.headers ?? {};
      return [path, headers['x-admin-code'], headers['x-channel']];
    });
    expect(carried).toEqual([
      ['/promo/graphql', 'magpie-web', 'DESKTOP_WEB'],
      ['/graphql', 'magpie-web', 'DESKTOP_WEB'],
      ['/authenticate', 'magpie-web', 'DESKTOP_WEB'],
    ]);
  });

  it('CONF-19 carry the bearer token of a member, and no authorization before the login and after the logout', async () => {
    const tokens = freshTokens();
    const setting = started({ '/authenticate': () => tokens });
    const authorization = async () => {
      const view = renderWithSession(<Banners />, setting);
      await screen.findByText('Banners are here');
      view.unmount();
      const call = setting.fake.calls.findLast(({ operation }) => operation === 'LobbyBanners');
      return call?.headers['authorization'];
    };
    expect(await authorization()).toBeUndefined();
    await act(() => setting.logIn());
    expect(await authorization()).toBe(`Bearer ${tokens.access}`);
    await act(() => setting.session.logOut());
    expect(await authorization()).toBeUndefined();
  });
});
