import { describe, expect, it } from 'vitest';
import { END, objectOf, sessionFor } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startPlayPlatform } from '#test/kit/play.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { openTable } from '#test/kit/play-calls.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';

const platform = platformForFile(startPlayPlatform);

const CHOOSE =
  'mutation C($interval: RealityCheckInterval!) { setRealityCheckInterval(interval: $interval) }';
const OWN = '{ realityCheckInterval }';
const fields =
  'currency { code } figures { staked won net } realityCheck { dateTimeFrom dateTimeDue figures { staked won net } }';
const SESSION = `query S($id: ID!) { gameSession(id: $id) { ${fields} } }`;
const ANSWER = `mutation A($id: ID!) { answerRealityCheck(id: $id) { ${fields} } }`;
const BEAT = 'mutation { heartbeat }';
const refused = {
  code: 'REALITY_CHECK_DUE',
  message: 'It is time for your reality check. Answer it to play on.',
};

/** Lets time pass while the page of the game is open. */
async function playOn({ world, player }: PlayTable, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes * 2; passed += 1) {
    await world.clock.advance('PT30S');
    await player.call(BEAT);
  }
}

const choose = ({ player }: PlayTable, interval: string) => player.call(CHOOSE, { interval });
const sessionOf = async ({ player, gameSession }: PlayTable, id = gameSession) =>
  objectOf(await player.call(SESSION, { id }), 'gameSession');

describe('the figures of a game session', () => {
  it('are of its own bets, below zero for a loss, without those that were rolled back', async () => {
    const table = await openTable(platform);
    await table.bet('t1', 'r1', '5.00');
    await table.win('t2', 'r1', '2.50');
    await table.bet('t3', 'r2', '1.00');
    await table.bet('t4', 'r3', '4.00');
    await table.rollback('t5', 'r3', 't4');
    expect(await sessionOf(table)).toEqual({
      currency: { code: 'AUD' },
      figures: { staked: '6.00', won: '2.50', net: '-3.50' },
      realityCheck: null,
    });
    const next = await sessionFor(table.player, 'game_opal-fever');
    expect((await sessionOf(table, next))['figures']).toEqual({ staked: '0.00', won: '0.00', net: '0.00' });
  });

  it('are told to nobody else', async () => {
    const table = await openTable(platform);
    const other = await openTable(platform);
    const answer = await other.player.call(SESSION, { id: table.gameSession });
    expect(answer.errors[0]?.extensions['code']).toBe('NOT_FOUND');
  });
});

describe('a reality check', () => {
  it('is off until it is chosen, and then kept', async () => {
    const table = await openTable(platform);
    expect((await table.player.call(OWN)).data).toEqual({ realityCheckInterval: 'OFF' });
    await choose(table, 'MINUTES_60');
    await choose(table, 'MINUTES_15');
    expect((await table.player.call(OWN)).data).toEqual({ realityCheckInterval: 'MINUTES_15' });
  });

  it('refuses bets from when it is due until it is answered, and pays wins meanwhile', async () => {
    const table = await openTable(platform);
    await choose(table, 'MINUTES_30');
    await table.bet('t1', 'r1', '5.00');
    await playOn(table, 29.5);
    expect((await table.bet('t2', 'r2', '1.00')).status).toBe(200);
    const early = objectOf(await table.player.call(ANSWER, { id: table.gameSession }), 'answerRealityCheck');
    expect(early['realityCheck']).toMatchObject({ dateTimeDue: '2026-01-05T02:30:00.000Z' });
    await playOn(table, 0.5);
    const { world, player } = table;
    const pushes = await openPushes(platform, world, player.token, [
      '{ balanceUpdated { availableBalance } }',
    ]);
    const late = await table.bet('t3', 'r3', '1.00');
    expect([late.status, late.body]).toMatchObject([400, refused]);
    expect(await pushes.soFar()).toEqual([{ balanceUpdated: { availableBalance: '24.00' } }]);
    pushes.close();
    expect((await table.win('t4', 'r1', '8.00')).status).toBe(200);
    expect((await sessionOf(table))['realityCheck']).toEqual({
      dateTimeFrom: '2026-01-05T02:00:00.000Z',
      dateTimeDue: '2026-01-05T02:30:00.000Z',
      figures: { staked: '6.00', won: '8.00', net: '2.00' },
    });
    const answered = objectOf(
      await table.player.call(ANSWER, { id: table.gameSession }),
      'answerRealityCheck',
    );
    expect(answered['realityCheck']).toMatchObject({
      dateTimeFrom: '2026-01-05T02:30:00.000Z',
      dateTimeDue: '2026-01-05T03:00:00.000Z',
    });
    expect((await table.bet('t3', 'r3', '1.00')).status).toBe(200);
  });

  it('is not evaded by another game, and counts anew after a pause of five minutes', async () => {
    const table = await openTable(platform);
    await choose(table, 'MINUTES_15');
    await playOn(table, 14);
    await table.player.call(END, { id: table.gameSession });
    await table.world.clock.advance('PT4M');
    const next = await sessionFor(table.player, 'game_opal-fever');
    expect((await sessionOf(table, next))['realityCheck']).toMatchObject({
      dateTimeDue: '2026-01-05T02:15:00.000Z',
    });
    await table.player.call(END, { id: next });
    await table.world.clock.advance('PT5M');
    const last = await sessionFor(table.player);
    expect((await sessionOf(table, last))['realityCheck']).toMatchObject({
      dateTimeDue: '2026-01-05T02:38:00.000Z',
    });
  });

  it('is not answered in a session that is over', async () => {
    const table = await openTable(platform);
    await table.player.call(END, { id: table.gameSession });
    const answer = await table.player.call(ANSWER, { id: table.gameSession });
    expect(answer.errors[0]?.extensions['code']).toBe('GAME_SESSION_ENDED');
  });
});
