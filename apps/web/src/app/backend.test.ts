import { GamesDocument } from '@magpie/gql/games';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { developmentConfig } from '#testing/render-with-session.tsx';
import { gamesPage } from '#testing/sample-catalogue.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { createBackend } from './backend.ts';

beforeEach(freshBrowser);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What three calls carry: two that begin in one turn, and one of a later one. */
async function carried(worlds: boolean): Promise<(string | undefined)[]> {
  const fake = fakePlatform({ Games: (variables) => gamesPage([], variables) });
  const { client } = createBackend({ ...developmentConfig, worlds });
  const ask = (first: number) => client.query({ query: GamesDocument, variables: { first } });
  await Promise.all([ask(1), ask(2)]);
  await new Promise((resolve) => setTimeout(resolve));
  await ask(3);
  return fake.calls.map(({ headers }) => headers['x-cause']);
}

it('SIM-11 names what calls to a simulated platform belong to: those of one turn have one cause', async () => {
  const [one, two, later] = await carried(true);
  expect(one).toMatch(/^[\da-f-]{36}$/);
  expect(two).toBe(one);
  expect(later).toMatch(/^[\da-f-]{36}$/);
  expect(later).not.toBe(one);
});

it('SIM-11 sends no such header to any other platform, which would not take it', async () => {
  expect(await carried(false)).toEqual([undefined, undefined, undefined]);
});
