import { hashOf, memberSeed, tableSeed, verifiesRound } from '@magpie/domain/studio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { startTestPlatform } from '#test/kit/index.ts';
import { launchedFor } from '#test/kit/launches.ts';
import { NOW } from '#test/kit/new-worlds.ts';
import { newPlayer } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { openSportsbook } from '#test/kit/sportsbook.ts';
import { seedCatalogue } from '#seed/catalogue/index.ts';

const SEED = 12;
const WHEEL = 'wheel-of-plenty';

const past = z.object({
  seedHash: z.string(),
  rounds: z.tuple([
    z.object({
      clientSeed: z.string(),
      serverSeed: z.string(),
      nonce: z.number(),
      draws: z.array(z.object({ below: z.number(), value: z.number() })),
    }),
  ]),
});

const promised = z.object({ seedHash: z.string() });
const turned = promised.extend({ results: z.array(z.unknown()).length(15) });
const played = z.object({ results: z.array(z.unknown()).min(5) });

/** What is drawn for a member, at a table and in matches on a new platform with a secret, in a world with a public seed. */
async function drawnUnder(secret: string, now = NOW) {
  const platform = await startTestPlatform(
    { seed: { write: seedCatalogue, version: 'catalogue' } },
    { JWT_SECRET: secret },
  );
  onTestFinished(() => platform.close());
  const world = await platform.registry.create({ id: 'drawn', seed: SEED, now: new Date(now), frozen: true });
  const player = await newPlayer(platform, world);
  const slot = { ticket: await launchedFor(player, 'moonlit-dingo') };
  const ask = async (call: string, body: object) => (await pageCall(platform, call, body)).body;
  const before = promised.parse(await ask('fairness', slot));
  await ask('begin', { ...slot, request: 'request-1', stake: '1.00' });
  await ask('seed', { ...slot, clientSeed: 'my-own' });
  const own = past.parse(await ask('fairness', slot));
  const wheel = { ticket: await launchedFor(player, WHEEL) };
  const table = turned.parse((await pageCall(platform, 'live', wheel, WHEEL)).body);
  const matches = played.parse((await (await openSportsbook(platform, player)).ask('results')).body);
  return { member: player.id, before, own, table, matches, log: platform.log.join('\n'), world };
}

describe('what is drawn', () => {
  it('comes out again from the same seed and secret, and under another secret nobody knows it from the seed', async () => {
    const [one, again, other] = [
      await drawnUnder('the secret of a platform'),
      await drawnUnder('the secret of a platform'),
      await drawnUnder('the secret of another one'),
    ];
    const results = ({ member, before, own, table, matches }: typeof one) => ({
      member,
      before,
      own,
      table,
      matches,
    });
    expect(results(again)).toEqual(results(one));
    expect(other.member).toBe(one.member);
    expect(other.before.seedHash).not.toBe(one.before.seedHash);
    expect(other.own.rounds[0].draws).not.toEqual(one.own.rounds[0].draws);
    expect(other.table.results).not.toEqual(one.table.results);
    expect(other.matches).not.toEqual(one.matches);
  });

  it('for a member is the same at any moment of the world', async () => {
    const [one, later] = [
      await drawnUnder('the secret of a platform'),
      await drawnUnder('the secret of a platform', '2026-03-09T04:05:06.000Z'),
    ];
    expect([later.before, later.own]).toEqual([one.before, one.own]);
  });

  it('is verified by the seed that is revealed, which does not follow from what is public', async () => {
    const { member, before, own, table, world, log } = await drawnUnder('the secret of a platform');
    const [{ serverSeed, clientSeed, nonce, draws }] = own.rounds;
    expect(verifiesRound({ serverSeed, clientSeed, nonce }, { seedHash: before.seedHash, draws })).toBe(true);
    const { id } = await world.db
      .selectFrom('studioSeeds')
      .select('id')
      .where('serverSeed', '=', serverSeed)
      .executeTakeFirstOrThrow();
    const names = { member, game: 'game_moonlit-dingo', id };
    expect(memberSeed(world.drawSeed, names)).toBe(serverSeed);
    expect(memberSeed(String(SEED), names)).not.toBe(serverSeed);
    const day = NOW.slice(0, 10);
    expect(table.seedHash).toBe(hashOf(tableSeed(world.drawSeed, WHEEL, day)));
    expect(table.seedHash).not.toBe(hashOf(tableSeed(String(SEED), WHEEL, day)));
    expect(log).not.toContain(world.drawSeed);
  });
});
