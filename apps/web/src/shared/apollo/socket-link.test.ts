import { waitFor } from '@testing-library/react';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { LevelUpDocument } from '@magpie/gql/events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { socketOffline } from './connection.ts';
import { socketLink } from './socket-link.ts';

const facts = { adminCode: 'magpie-web', accessToken: () => 'a-token', world: () => null };

afterEach(() => {
  vi.doUnmock('./socket.ts');
});

describe('the code of the websocket', () => {
  it('is asked for again by the next subscription when it could not be had', async () => {
    vi.doMock('./socket.ts', () => {
      throw new Error('Failed to fetch');
    });
    const { link } = socketLink('/subscriptions', facts);
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const failures: unknown[] = [];
    const subscribe = () =>
      client.subscribe({ query: LevelUpDocument }).subscribe({
        next: ({ error }) => failures.push(error),
      });
    subscribe();
    await waitFor(() => {
      expect(failures).toHaveLength(1);
    });
    const openSocket = vi.fn(() => ({ link: ApolloLink.empty(), close: () => Promise.resolve() }));
    vi.doMock('./socket.ts', () => ({ openSocket }));
    subscribe();
    await waitFor(() => {
      expect(openSocket).toHaveBeenCalledTimes(1);
    });
  });

  it('leaves no mark behind after a logout, though it was never had', async () => {
    const socket = socketLink('/subscriptions', facts);
    socketOffline.set(true);
    await socket.close();
    expect(socketOffline.get()).toBe(false);
  });
});
