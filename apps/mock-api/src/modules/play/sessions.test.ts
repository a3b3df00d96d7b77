import { describe, expect, it } from 'vitest';
import { callGraphQL, headers, loginByEmail, post } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { END, objectOf, sessionFor, ticketFor } from '#test/kit/launches.ts';
import { startPlayPlatform } from '#test/kit/play.ts';
import { openTable, pageCall } from '#test/kit/play-calls.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';

const platform = platformForFile(startPlayPlatform);

const BEAT = 'mutation { heartbeat }';
const over = 'This game session has ended. Go back to the lobby and open the game again.';

const betCode = async ({ bet }: PlayTable, round = 'r9') =>
  (await bet(`t-${round}`, round, '1.00')).body['code'];

/** What is in the wallets, and how many bets there are. */
const held = async ({ wallets, world }: PlayTable) => [
  ...(await wallets()),
  (await world.db.selectFrom('bets').select('id').execute()).length,
];

async function expectOver(table: PlayTable): Promise<void> {
  const before = await held(table);
  const answer = await table.bet('t9', 'r9', '1.00');
  expect([answer.status, answer.body]).toEqual([400, { code: 'GAME_SESSION_ENDED', message: over }]);
  expect(await held(table)).toEqual(before);
}

describe('PLAY-28 a bet is refused with a code of its own and changes nothing', () => {
  it('after the game session was ended; a win of an open round is still paid', async () => {
    const table = await openTable(platform);
    await table.bet('t1', 'r1', '1.00');
    await table.player.call(END, { id: table.gameSession });
    await expectOver(table);
    expect((await table.win('t2', 'r1', '3.00')).status).toBe(200);
  });

  it('after another game was opened', async () => {
    const table = await openTable(platform);
    await sessionFor(table.player, 'game_opal-fever');
    await expectOver(table);
  });

  it('after the logout, also while the member is logged in elsewhere', async () => {
    const table = await openTable(platform);
    await loginByEmail(platform, table.world, table.player.email);
    const authorization = `Bearer ${table.player.token}`;
    await post(`${platform.url}/session:destroy`, { headers: headers(table.world, { authorization }) });
    await expectOver(table);
  });

  it('after a login that replaced the one it was started in', async () => {
    const table = await openTable(platform);
    await table.world.write((unit) => {
      unit.setSettings({ multipleSession: false });
      return Promise.resolve();
    });
    await loginByEmail(platform, table.world, table.player.email);
    await expectOver(table);
  });

  it('after an operator removed the login it was started in, with nothing left that would tell of it', async () => {
    const table = await openTable(platform);
    const query =
      'mutation E($world: ID!, $member: ID!) { endSession(world: $world, member: $member, ending: REMOVED) }';
    const variables = { world: table.world.id, member: table.player.id };
    const { data } = await callGraphQL(platform, table.world, { query, variables, path: '/control/graphql' });
    expect(data).toEqual({ endSession: 1 });
    await expectOver(table);
  });

  it('after the login has expired', async () => {
    const table = await openTable(platform);
    const soon = table.world.now().getTime() + 30_000;
    await table.world.write(({ db }) =>
      db.updateTable('sessions').set({ expiresAt: soon }).where('memberId', '=', table.player.id).execute(),
    );
    await table.world.clock.advance('PT29S');
    expect(await betCode(table, 'r1')).toBeUndefined();
    await table.world.clock.advance('PT1S');
    await expectOver(table);
  });

  it('once the member is not ENABLED', async () => {
    const table = await openTable(platform);
    await table.world.write(({ db }) =>
      db.updateTable('members').set({ status: 'SELF_EXCLUDED' }).where('id', '=', table.player.id).execute(),
    );
    await expectOver(table);
  });

  it('60 s after the start when nothing was heard since, and does not come to life again', async () => {
    const table = await openTable(platform);
    await table.world.clock.advance('PT60S');
    await expectOver(table);
    await table.player.call(BEAT);
    await expectOver(table);
    const { dateTimeEnded } = objectOf(
      await table.player.call(END, { id: table.gameSession }),
      'endGameSession',
    );
    expect(dateTimeEnded).toBe('2026-01-05T02:01:00.000Z');
  });
});

describe('PLAY-28 a game session lives on', () => {
  it('with heartbeats of the login session it was started in, and with none of another', async () => {
    const table = await openTable(platform);
    for (let beats = 0; beats < 3; beats += 1) {
      await table.world.clock.advance('PT50S');
      expect((await table.player.call(BEAT)).data).toEqual({ heartbeat: true });
    }
    expect(await betCode(table, 'r1')).toBeUndefined();
    const token = await loginByEmail(platform, table.world, table.player.email);
    await table.world.clock.advance('PT50S');
    await callGraphQL(platform, table.world, { query: BEAT, token });
    await table.world.clock.advance('PT10S');
    await expectOver(table);
  });

  it('with its bets', async () => {
    const table = await openTable(platform);
    for (const round of ['r1', 'r2', 'r3']) {
      await table.world.clock.advance('PT59S');
      expect(await betCode(table, round)).toBeUndefined();
    }
    await table.world.clock.advance('PT60S');
    await expectOver(table);
  });

  it('with the calls of its page, which tells once it is over', async () => {
    const table = await openTable(platform);
    const ticket = await ticketFor(table.player);
    const live = async () => (await pageCall(platform, 'balance', { ticket })).body['live'];
    for (let calls = 0; calls < 3; calls += 1) {
      await table.world.clock.advance('PT59S');
      expect(await live()).toBe(true);
    }
    await table.world.clock.advance('PT60S');
    expect(await live()).toBe(false);
    await expectOver(table);
  });
});
