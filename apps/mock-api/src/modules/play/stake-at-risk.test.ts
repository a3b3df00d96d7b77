import { describe, expect, it } from 'vitest';
import { catalogueOf } from '#modules/games/index.ts';
import { objectOf, sessionFor } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { vendorCall } from '#test/kit/play-calls.ts';
import { playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import { activatePromo } from '#test/kit/promo.ts';

const platform = platformForFile(startPlayPlatform);

const RECORDS =
  '{ betRecords { edges { node { status effectiveBet payout stakeAtRisk promo { counted } } } } }';

/** A player under a promo at a game of a category, whose vendor stakes and pays as it is told. */
async function seatedIn(category: 'SLOTS' | 'TABLE') {
  const player = await playerInNewWorld(platform);
  const { world } = player;
  await activatePromo(world, player.id, { walletMode: 'CASH' });
  const game = (await catalogueOf(world)).games.find((each) => each.category === category);
  if (!game) throw new Error(`No game is in ${category}.`);
  const gameSession = await sessionFor(player, game.id);
  const call = async (name: string, round: string, body: object) => {
    const sent = { gameSession, round, transaction: `${round}:${name}`, currency: 'AUD', ...body };
    const { status } = await vendorCall(platform, world, name, sent, { vendor: game.vendor.id });
    expect(status).toBe(200);
  };
  const round = async (name: string, stake: string, payout: string, more: object = {}) => {
    await call('bet', name, { amount: stake });
    await call('win', name, { amount: payout, ...more });
  };
  const records = async () => {
    const { edges } = objectOf(await player.call(RECORDS), 'betRecords') as { edges: { node: object }[] };
    return edges.map(({ node }) => node);
  };
  return { world, player, round, records };
}

describe('BETS-17 of a stake counts for every reward', () => {
  it('what was won or lost of it at a table: red, black and zero covered, 1.00 of 37.00', async () => {
    const { world, player, round, records } = await seatedIn('TABLE');
    await round('r1', '37.00', '36.00');
    expect(await records()).toEqual([
      {
        status: 'SETTLED',
        effectiveBet: '37.00',
        payout: '36.00',
        stakeAtRisk: '1.00',
        promo: { counted: '1.00' },
      },
    ]);
    const { turnoverCounterMinor } = await world.db
      .selectFrom('memberPromos')
      .select('turnoverCounterMinor')
      .where('memberId', '=', player.id)
      .executeTakeFirstOrThrow();
    expect(turnoverCounterMinor).toBe(100n);
  });

  it('nothing of a tie, all of a loss, and no more than all of a win', async () => {
    const { round, records } = await seatedIn('TABLE');
    await round('r1', '10.00', '10.00');
    await round('r2', '10.00', '0');
    await round('r3', '10.00', '25.00');
    const counts = (stakeAtRisk: string) => ({ stakeAtRisk, promo: { counted: stakeAtRisk } });
    expect((await records()).toReversed()).toMatchObject([counts('0.00'), counts('10.00'), counts('10.00')]);
  });

  it('all of it in a slot, whatever came back, but of a cash out what it cost', async () => {
    const { round, records } = await seatedIn('SLOTS');
    await round('r1', '10.00', '10.00');
    await round('r2', '10.00', '9.50', { ended: 'CASHOUT' });
    expect((await records()).toReversed()).toMatchObject([
      { status: 'SETTLED', stakeAtRisk: '10.00', promo: { counted: '10.00' } },
      { status: 'CASHOUT', stakeAtRisk: '0.50', promo: { counted: '0.50' } },
    ]);
  });

  it('nothing of one whose opposite another stake covers, for promos, tournaments and experience alike', async () => {
    const { world, round, records } = await seatedIn('TABLE');
    await round('r1', '10.00', '0', { hedged: true });
    await round('r2', '10.00', '19.00', { hedged: true });
    const none = { stakeAtRisk: '0.00', promo: { counted: '0.00' } };
    expect(await records()).toMatchObject([none, none]);
    const gains = world.db.selectFrom('experienceRecords').select('id').where('unit', 'in', ['WAGER', 'WIN']);
    expect(await gains.execute()).toEqual([]);
  });
});
