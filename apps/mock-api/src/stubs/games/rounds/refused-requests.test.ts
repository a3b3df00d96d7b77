import { describe, expect, it } from 'vitest';
import { balances } from '#platform/ledger/index.ts';
import {
  END,
  objectOf,
  prepare,
  seatedAtGame,
  seatedPlayer,
  sessionFor,
  START,
  ticketFor,
} from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { fund, playerInNewWorld, SLOT, startPlayPlatform } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { giveFreeSpins } from '#test/kit/promo.ts';
import { SPORTSBOOK } from '#test/kit/sportsbook.ts';

const platform = platformForFile(startPlayPlatform);

async function seated() {
  const { player, session, ticket } = await seatedPlayer(platform);
  const call = async (name: string, body: object) =>
    (await pageCall(platform, name, { ticket, ...body })).body;
  const rounds = () => player.world.db.selectFrom('studioRounds').select(['requestId', 'currency']).execute();
  return { player, session, call, rounds };
}

const order = { request: 'request-1', stake: '1.00' };
const otherContent = {
  code: 'IDEMPOTENCY_CONFLICT',
  message: 'This was requested before with different content.',
};

describe('a request for a round', () => {
  it.each([
    ['has no id', { stake: '1.00' }],
    ['has an id that is none', { ...order, request: 'a b' }],
    ['has no stake', { request: 'request-1' }],
  ])('that %s is refused, and takes nothing', async (_what, sent) => {
    const { player, call, rounds } = await seated();
    const before = await balances(player.world.db, player.id, 'AUD');
    expect(await call('begin', sent)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'A round needs an id and a stake.',
    });
    expect([await rounds(), await balances(player.world.db, player.id, 'AUD')]).toEqual([[], before]);
  });

  it('is no repeat with another stake, another choice or another currency', async () => {
    const { player, session, call, rounds } = await seated();
    const { world, id } = player;
    await call('begin', order);
    expect(await call('begin', { ...order, stake: '2.00' })).toMatchObject(otherContent);
    await world.write(({ db }) => db.updateTable('studioRounds').set({ choice: '"HIGH"' }).execute());
    expect(await call('begin', order)).toMatchObject(otherContent);
    await world.write(({ db }) => db.updateTable('studioRounds').set({ choice: 'null' }).execute());
    await player.call(END, { id: session });
    await world.write(({ db }) =>
      db.updateTable('members').set({ activeCurrency: 'NZD' }).where('id', '=', id).execute(),
    );
    await fund(world, id, 10_000n, { currency: 'NZD' });
    await sessionFor(player);
    expect(await call('begin', order)).toMatchObject(otherContent);
    expect(await rounds()).toEqual([{ requestId: 'request-1', currency: 'AUD' }]);
  });
});

it('a request for a free spin is answered as it stands once cash is played, whose stakes are others', async () => {
  const player = await playerInNewWorld(platform);
  const { world } = player;
  await giveFreeSpins(world, player.id);
  await world.write(({ db }) => db.updateTable('memberFreeSpinGames').set({ betValueMinor: 33n }).execute());
  await prepare(player);
  const spins = await player.call(START, { input: { game: SLOT.id, freeSpin: 'fsp_1' } });
  const ticket = await ticketFor(player);
  const spin = async (request: string) =>
    (await pageCall(platform, 'begin', { ticket, request, stake: '0.33' })).body;
  const { round } = await spin('request-1');
  await player.call(END, { id: objectOf(spins, 'startGameSession')['id'] });
  await sessionFor(player);
  expect(await spin('request-1')).toMatchObject({ round, stake: '0.33' });
  expect(await spin('request-2')).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'This stake cannot be played here.',
  });
  expect(await world.db.selectFrom('studioRounds').select('requestId').execute()).toHaveLength(1);
});

describe('a request for an action', () => {
  it.each([
    [
      'names no round',
      { step: 0, action: 'TAKE' },
      'BAD_USER_INPUT',
      'An action needs its round and its step.',
    ],
    [
      'names none that there is',
      { round: 'rnd_0', step: 0, action: 'TAKE' },
      'NOT_FOUND',
      'There is no such round.',
    ],
  ])('that %s is refused', async (_what, sent, code, message) => {
    const { call } = await seated();
    expect(await call('act', sent)).toMatchObject({ code, message });
  });
});

it('other seeds are refused at a table that all share while no round is open', async () => {
  const code = 'wheel-of-plenty';
  const { ticket } = await seatedAtGame(platform, code);
  expect((await pageCall(platform, 'seed', { ticket, clientSeed: 'mine' }, code)).body).toMatchObject({
    code: 'CONFLICT',
    message: 'The seeds of this table are the same for everyone, and change with the day.',
  });
});

it('other seeds are refused by name where they are none', async () => {
  const { call } = await seated();
  expect(await call('seed', { clientSeed: 'two words' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'A seed is 1 to 64 letters, digits, hyphens or underscores.',
  });
});

it('a call names its ticket, and the ticket its world', async () => {
  const ask = async (body: object) => (await pageCall(platform, 'state', body)).body;
  expect(await ask({})).toMatchObject({ code: 'BAD_USER_INPUT', message: 'The ticket is missing.' });
  expect(await ask({ ticket: 'x' })).toMatchObject({
    code: 'UNAUTHENTICATED',
    message: 'This game can no longer be opened. Go back to the lobby and open it again.',
  });
});

it('a call that only games of another kind have is refused, to who sits at the game', async () => {
  const { player, call } = await seated();
  const noSuchCall = { code: 'NOT_FOUND', message: 'This game has no such call.' };
  expect(await call('slip', { legs: [], size: 1, unit: '' })).toMatchObject(noSuchCall);
  const ticket = await ticketFor(player, SPORTSBOOK.id, SPORTSBOOK.vendor);
  expect((await pageCall(platform, 'begin', { ticket }, SPORTSBOOK.code)).body).toMatchObject(noSuchCall);
  expect((await pageCall(platform, 'begin', { ticket: 'x' }, SPORTSBOOK.code)).body['code']).toBe(
    'UNAUTHENTICATED',
  );
  const other = await ticketFor(player);
  expect((await pageCall(platform, 'begin', { ticket: other }, SPORTSBOOK.code)).body).toMatchObject({
    code: 'UNAUTHENTICATED',
    message: 'The ticket is not for this game.',
  });
});
