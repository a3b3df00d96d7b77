import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { ticketFor } from '#test/kit/launches.ts';
import { startPlayPlatform } from '#test/kit/play.ts';
import { openTable, pageCall } from '#test/kit/play-calls.ts';
import { planOf, readsOf } from '#test/kit/statements.ts';
import { hasOpenFreeSpinRound } from './wallet/store.ts';

const platform = platformForFile(startPlayPlatform);

it('a heartbeat and a call of a game’s page find the session without reading those of others', async () => {
  const { world, player } = await openTable(platform);
  const ticket = await ticketFor(player);
  const runs = await readsOf('game_sessions', async () => {
    expect((await player.call('mutation Beat { heartbeat }')).errors).toEqual([]);
    expect((await pageCall(platform, 'state', { ticket })).status).toBe(200);
  });
  expect(runs.length).toBeGreaterThan(1);
  for (const run of runs)
    expect((await planOf(world, run)).join('; '), run.sql).not.toMatch(/SCAN game_sessions/);
});

it('a free spin that is settled looks at the open rounds of its member alone', async () => {
  const { world, player } = await openTable(platform);
  const runs = await readsOf('bets', () => hasOpenFreeSpinRound(world.db, player.id, 'fsp_1'));
  expect(runs).toHaveLength(1);
  for (const run of runs)
    expect(await planOf(world, run)).toContainEqual(expect.stringContaining('bets_open'));
});
