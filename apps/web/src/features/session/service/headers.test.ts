import { GamesDocument } from '@magpie/gql/games';
import { HeartbeatDocument } from '@magpie/gql/session';
import { describe, expect, it } from 'vitest';
import { gamesPage } from '#testing/sample-catalogue.ts';
import { eachInFreshBrowser, settle, startedSession } from '#testing/started-session.ts';

eachInFreshBrowser();

describe('every call', () => {
  it('CONF-18 carries the admin code and the desktop channel, the authentication calls too', async () => {
    const setting = startedSession({ Games: (variables) => gamesPage([], variables) });
    await setting.platform.client.query({ query: GamesDocument, variables: { first: 24 } });
    await setting.logIn();
    await setting.session.logOut();
    await settle();
    expect(setting.fake.calls.map((call) => call.operation)).toEqual(
      expect.arrayContaining(['Games', '/authenticate', 'Me', 'Config', '/session:destroy']),
    );
    for (const { headers } of setting.fake.calls) {
      expect(headers).toMatchObject({ 'x-admin-code': 'magpie-web', 'x-channel': 'DESKTOP_WEB' });
    }
  });

  it('CONF-19 carries the bearer token when signed in and no authorization when signed out', async () => {
    const setting = startedSession({ Games: (variables) => gamesPage([], variables) });
    const ask = () =>
      setting.platform.client.query({
        query: GamesDocument,
        variables: { first: 24 },
        fetchPolicy: 'network-only',
      });
    const authorizations = () =>
      setting.fake.calls
        .filter((call) => call.operation === 'Games')
        .map((call) => call.headers['authorization']);
    await ask();
    expect(authorizations()).toEqual([undefined]);
    await setting.logIn();
    const token = /access-token=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    await ask();
    await setting.platform.client.mutate({ mutation: HeartbeatDocument });
    expect(authorizations()[1]).toBe(`Bearer ${token}`);
    expect(setting.fake.calls.at(-1)).toMatchObject({ operation: 'Heartbeat', accessToken: token });
    await setting.session.logOut();
    await ask();
    expect(authorizations()[2]).toBeUndefined();
  });
});
