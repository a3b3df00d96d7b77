import { describe, expect, it } from 'vitest';
import type { Writer } from '#platform/store/index.ts';
import { addRows } from '#platform/store/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import { readsOf } from '#test/kit/statements.ts';

const START = Date.parse('2026-03-02T02:00:00.000Z');
const ROWS = 60;

const numbered = <T>(row: (index: number) => T): T[] =>
  Array.from({ length: ROWS }, (_, index) => row(index));

const histories = [
  {
    what: 'the claims of a cashback',
    table: 'cashback_claims',
    endpoint: 'promo',
    add: (db: Writer) =>
      addRows(
        db,
        'cashbackClaims',
        numbered((index) => ({
          id: `claim${String(index)}`,
          memberId: 'mem_mia',
          cashbackId: 'cashback_monday',
          amountMinor: 100n,
          claimedAt: START - index,
        })),
      ),
    query: `{ memberCashbacks(first: 10) { edges { node { cashback { id } cashbackReceivedThisMonth } } } }`,
    most: 1,
    shows: '"cashback":{"id":"cashback_monday"},"cashbackReceivedThisMonth":"60.00"',
  },
  {
    what: 'the scores of a tournament',
    table: 'tournament_scores',
    endpoint: 'main',
    add: (db: Writer) =>
      addRows(
        db,
        'tournamentScores',
        numbered((index) => ({
          tournamentId: 'tournament_winter_warmer',
          username: `player${String(index)}`,
          memberId: null,
          score: 9_000_000 + index * 100,
        })),
      ),
    query: `{ tournaments(first: 1) { edges { node { leaderboard { rank score } } } } }`,
    most: 10,
    shows: '{"rank":10,"score":"90050.00"}]',
  },
] as const;

const platform = platformForFile(startSeededPlatform);

describe('a history without pages', () => {
  it.each(histories)(
    'reads no more than it shows of $what',
    async ({ table, endpoint, add, query, most, shows }) => {
      const world = await platform.newWorld(new Date(START).toISOString());
      const person = await seededPerson(platform, world, 'mia');
      await world.write(({ db }) => add(db));
      let answer = '';
      const runs = await readsOf(table, async () => {
        answer = JSON.stringify((await person[endpoint](query)).data);
      });
      expect(answer).toContain(shows);
      expect(Math.max(...runs.map(({ rows }) => rows))).toBe(most);
    },
  );
});
