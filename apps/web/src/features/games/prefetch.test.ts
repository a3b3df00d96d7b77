import { waitFor } from '@testing-library/react';
import { ApolloClient } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { createPlatformClient } from '#shared/apollo/index.ts';
import { lobbyAnswers, sampleGames } from '#testing/sample-catalogue.ts';
import { prefetchGames } from './index.ts';

function prefetched(pathname: string, search = '') {
  const platform = fakePlatform(lobbyAnswers(sampleGames(1)));
  const endpoints = {
    authentication: '',
    main: '/graphql',
    promo: '/promo/graphql',
    subscriptions: '/subscriptions',
  };
  const facts = { adminCode: 'magpie-web', accessToken: () => null, world: () => null };
  const { client } = createPlatformClient(endpoints, facts, () => 'UNSEEN');
  expect(client).toBeInstanceOf(ApolloClient);
  prefetchGames(client, { pathname, search });
  return platform;
}

describe('prefetchGames', () => {
  it.each([
    ['/', '', {}],
    ['/', '?type=slots&q=Dingo', { type: { eq: 'SLOTS' }, search: 'dingo' }],
    ['/casino/popular', '', {}],
    ['/casino/table', '?provider=p1', { type: { eq: 'TABLE' }, subCategory: { in: ['p1'] } }],
  ])('asks for the games of %s%s as its page will', async (pathname, search, filter) => {
    const platform = prefetched(pathname, search);
    await waitFor(() => {
      expect(platform.variablesOf('Games').map((variables) => variables['filter'])).toEqual([filter]);
      expect(platform.variablesOf('GameTypes')).toHaveLength(1);
    });
  });

  it.each([
    '/casino',
    '/casino/lobby',
    '/casino/providers',
    '/sportsbook',
    '/support/contact-us',
    '/casino/a/b',
  ])('asks for nothing at %s', async (pathname) => {
    const platform = prefetched(pathname);
    await Promise.resolve();
    expect(platform.calls).toEqual([]);
  });
});
