import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenId, givenPage, takeGivenData, type GivenPage } from './given-page.ts';

const query = gql`
  query Settings {
    brandName
  }
`;

function openPage(given: GivenPage | null): { readonly client: ApolloClient; readonly asked: string[] } {
  if (given) {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = givenId;
    element.textContent = JSON.stringify(given);
    document.body.append(element);
  }
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName = '' }) => {
    asked.push(operationName);
    return new Observable((observer) => {
      observer.next({ data: { brandName: 'of now' } });
      observer.complete();
    });
  });
  return { client: new ApolloClient({ cache: new InMemoryCache(), link }), asked };
}

const data = { ROOT_QUERY: { __typename: 'Query', brandName: 'of the page' } };

describe('what a page hands over', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });

  afterEach(() => {
    vi.useRealTimers();
    document.getElementById(givenId)?.remove();
  });

  it('answers a visitor without a call', async () => {
    const { client, asked } = openPage({ parts: [], data, madeAt: 990_000 });
    expect(takeGivenData(client, givenPage(), true)).toBe(true);
    expect((await client.query({ query })).data).toEqual({ brandName: 'of the page' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
  });

  it('is a visitor’s, so that a member is asked for', async () => {
    const { client, asked } = openPage({ parts: [], data, madeAt: 990_000 });
    takeGivenData(client, givenPage(), false);
    expect((await client.query({ query })).data).toEqual({ brandName: 'of now' });
    expect(asked).toEqual(['Settings']);
  });

  it('is asked for again after a moment when the page is older than its data may be', async () => {
    const { client, asked } = openPage({ parts: [], data, madeAt: 870_000 });
    takeGivenData(client, givenPage(), true);
    const seen: unknown[] = [];
    const shown = client.watchQuery({ query }).subscribe(({ data: now }) => seen.push(now));
    // The app's own start comes first.
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    shown.unsubscribe();
    expect(seen).toEqual([{ brandName: 'of the page' }, { brandName: 'of now' }]);
    expect(asked).toEqual(['Settings']);
  });

  it('is nothing in a document that was not made ahead', () => {
    const { client } = openPage(null);
    expect(takeGivenData(client, givenPage(), true)).toBe(false);
  });
});
