import { describe, expect, it } from 'vitest';
import { recentGames } from './recent-games.ts';
import type { Play } from './recent-games.ts';

const games = new Map(
  ['dingo', 'opal', 'reef', 'book', ...Array.from({ length: 30 }, (_, n) => `slot-${String(n)}`)].map(
    (id) => [id, { id, category: id === 'book' ? 'SPORTSBOOK' : 'SLOTS' }],
  ),
);

const play = (gameId: string, playedAt: number, roundOpen = false): Play => ({ gameId, playedAt, roundOpen });

const listed = (...plays: Play[]) =>
  recentGames(plays, (id) => games.get(id)).map(({ game, playedAt, roundOpen }) => [
    game.id,
    playedAt,
    roundOpen,
  ]);

describe('recentGames', () => {
  it('lists what was played last first, each game once by its latest play', () => {
    expect(listed(play('dingo', 10), play('opal', 30), play('dingo', 40), play('opal', 20))).toEqual([
      ['dingo', 40, false],
      ['opal', 30, false],
    ]);
  });

  it('puts a game with an open round first, however long ago it was staked on', () => {
    expect(listed(play('dingo', 50), play('reef', 10, true), play('reef', 20), play('opal', 60))).toEqual([
      ['reef', 20, true],
      ['opal', 60, false],
      ['dingo', 50, false],
    ]);
  });

  it('leaves out what has left the site, and the sportsbook', () => {
    expect(listed(play('gone', 90), play('book', 80, true), play('dingo', 10))).toEqual([
      ['dingo', 10, false],
    ]);
  });

  it('holds 24 games', () => {
    const plays = Array.from({ length: 30 }, (_, n) => play(`slot-${String(n)}`, n));
    const found = listed(...plays);
    expect(found).toHaveLength(24);
    expect(found[0]).toEqual(['slot-29', 29, false]);
    expect(found.at(-1)).toEqual(['slot-6', 6, false]);
  });

  it('is empty for somebody who never played', () => {
    expect(listed()).toEqual([]);
  });
});
