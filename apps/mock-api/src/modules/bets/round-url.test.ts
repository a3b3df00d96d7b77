import { describe, expect, it } from 'vitest';
import { vendorKey } from '#platform/signed-calls/index.ts';
import { addBets } from '#test/kit/bets.ts';
import { control } from '#test/kit/control.ts';
import { LAUNCH, LOBBY, objectOf, seatedPlayer } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { newPlayer, PLAY_SECRET, SLOT, startPlayPlatform, VENDOR } from '#test/kit/play.ts';
import type { Player } from '#test/kit/play.ts';
import { openTable, pageCall } from '#test/kit/play-calls.ts';
import { postSigned } from '#test/kit/signed-calls.ts';
import type { Signing } from '#test/kit/signed-calls.ts';

const platform = platformForFile(startPlayPlatform);

const ROUND = 'query Round($bet: ID!) { betRoundURL(bet: $bet) }';

async function latestBet(player: Player): Promise<{ id: string; round: string }> {
  const answer = await player.call('{ betRecords { edges { node { id round } } } }');
  const { edges } = objectOf(answer, 'betRecords') as unknown as {
    edges: { node: { id: string; round: string } }[];
  };
  const [latest] = edges;
  if (!latest) throw new Error('There is no bet.');
  return latest.node;
}

const SET_CONFIG = `mutation Set($world: ID!, $input: SetConfigInput!) {
  setConfig(world: $world, input: $input) { vendorsInMaintenance }
}`;

/** A player with one round of the slot that is over. */
async function played() {
  const { player, ticket } = await seatedPlayer(platform);
  const { body } = await pageCall(platform, 'begin', { ticket, request: 'request-1', stake: '1.00' });
  return { player, ticket, round: String(body['round']), bet: await latestBet(player) };
}

const asked = (player: Player, bet: string) => player.call(ROUND, { bet });

describe('betRoundURL', () => {
  it('tells a member the address of a round of their own, and nobody else', async () => {
    const { player, bet } = await played();
    const { data, code } = await asked(player, bet.id);
    expect(code).toBeNull();
    expect(String(data?.['betRoundURL'])).toMatch(
      new RegExp(`^${platform.url}/games/${SLOT.code}/round\\?pass=[\\w.-]+$`),
    );
    const other = await newPlayer(platform, player.world);
    const foreign = await asked(other, bet.id);
    const unknown = await asked(player, 'bet_none');
    expect([foreign.code, unknown.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    // Each call has a cause of its own, which tells nothing of the bet.
    const said = (answer: typeof unknown) => JSON.stringify({ ...answer, cause: null });
    expect(said(foreign)).toBe(said(unknown).replace('bet_none', bet.id));
  });

  it('tells nothing of a round that is open, was annulled, or that no provider keeps', async () => {
    const { player, world, bet, rollback } = await openTable(platform);
    await bet('r1:bet', 'r1', '1.00');
    const open = await latestBet(player);
    expect([open.round, (await asked(player, open.id)).code]).toEqual(['OPEN', 'CONFLICT']);
    await rollback('r1:rollback', 'r1', 'r1:bet');
    const annulled = await latestBet(player);
    expect([annulled.round, (await asked(player, annulled.id)).code]).toEqual(['NOT_PLAYED', 'CONFLICT']);
    await addBets(world, player.id, [{ hours: -1 }]);
    const seeded = await latestBet(player);
    expect([seeded.round, (await asked(player, seeded.id)).code]).toEqual(['NOT_KEPT', 'NOT_FOUND']);
  });

  it('says that a provider lacks a round when its game server does not know it', async () => {
    const { player, bet, win } = await openTable(platform);
    await bet('r1:bet', 'r1', '1.00');
    await win('r1:win', 'r1', '2.00');
    const { id, round } = await latestBet(player);
    const answer = await asked(player, id);
    expect([round, answer.code]).toEqual(['AVAILABLE', 'NOT_FOUND']);
  });
});

describe('a provider that is IN_MAINTENANCE', () => {
  it('shows its rounds, while nothing can be played', async () => {
    const { player, bet } = await played();
    const vendorStates = [{ vendor: VENDOR, state: 'IN_MAINTENANCE' }];
    const set = await control(platform, SET_CONFIG, { world: player.world.id, input: { vendorStates } });
    expect(set.errors).toEqual([]);
    const options = { channel: 'MobileWeb', siteLobbyUrl: LOBBY };
    const launch = await player.call(LAUNCH, { game: SLOT.id, vendor: VENDOR, options });
    expect(launch.code).toBe('VENDOR_IN_MAINTENANCE');
    const { data } = await asked(player, bet.id);
    const pass = new URL(String(data?.['betRoundURL'])).searchParams.get('pass');
    expect((await pageCall(platform, 'past-round', { pass })).status).toBe(200);
  });

  it('is said not to answer when it does not', async () => {
    const { player, bet } = await played();
    // Its game server cannot read the rounds that it keeps.
    await player.world.write(({ db }) => db.schema.alterTable('studioRounds').renameTo('away').execute());
    const { code, errors } = await asked(player, bet.id);
    expect([code, errors[0]?.message]).toEqual([
      'VENDOR_IN_MAINTENANCE',
      'The game’s provider cannot show this round right now. Please try again later.',
    ]);
  });
});

describe('the call for the page of a round', () => {
  const call = (player: Player, body: object, signing: Signing & { vendor?: string } = {}) => {
    const { vendor = VENDOR, ...signed } = signing;
    return postSigned({
      ...{ address: `${platform.url}/games/vendor/round-page`, sender: 'platform' },
      ...{ world: player.world, body, signing: signed, key: vendorKey(PLAY_SECRET, vendor) },
      headers: { 'x-vendor-id': vendor },
    });
  };

  it('is answered to the platform alone, for this member’s round at this game', async () => {
    const { player, round } = await played();
    const ask = { member: player.id, game: SLOT.id, round, origins: ['http://localhost:4200'] };
    expect((await call(player, ask)).status).toBe(200);
    const answers = await Promise.all([
      call(player, ask, { signature: '0'.repeat(64) }),
      call(player, ask, { timestamp: '1' }),
      call(player, ask, { incarnation: 'another' }),
      call(player, { ...ask, member: 'mem_other' }),
      call(player, { ...ask, game: 'game_opal-fever' }),
      call(player, { ...ask, round: 'rnd_none' }),
      call(player, ask, { vendor: 'ven_none' }),
      call(player, { ...ask, origins: 'all' }),
    ]);
    expect(answers.map(({ body }) => body['code'])).toEqual([
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'BAD_USER_INPUT',
    ]);
  });

  it('is refused for a round whose stake was given back', async () => {
    const { player, round } = await played();
    const ask = { member: player.id, game: SLOT.id, round, origins: ['http://localhost:4200'] };
    const givenBack = { status: 'ROLLED_BACK' } as const;
    await player.world.write(({ db }) => db.updateTable('studioRounds').set(givenBack).execute());
    expect((await call(player, ask)).body['code']).toBe('NOT_FOUND');
  });
});
