import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { control } from '#test/kit/control.ts';
import { addMember } from '#test/kit/members.ts';
import { memberInNewWorld, NOW } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform());

const people = (world: World, search?: string, last = 50) =>
  control(
    platform,
    `query People($world: ID!, $search: String, $last: Int!) {
      worldMembers(world: $world, search: $search, last: $last) { email name currency cash }
    }`,
    { world: world.id, search, last },
  );

const of = (field: string, world: World, member: string) =>
  control(platform, `query Of($world: ID!, $member: ID!) { ${field} }`, { world: world.id, member });

describe('people of a world', () => {
  it('are listed by e-mail address, and found by a part of address, name or id', async () => {
    const world = await platform.newWorld(NOW);
    const { data } = await people(world);
    const members = data?.['worldMembers'] as { email: string }[];
    const emails = members.map(({ email }) => email).filter((email) => email !== '');
    expect(emails).toContain('mia@magpie.test');
    expect(emails).toEqual([...emails].sort());
    const mia = [{ email: 'mia@magpie.test', name: 'Mia Callahan', currency: 'AUD', cash: '1000.00' }];
    expect((await people(world, 'MIA@')).data).toEqual({ worldMembers: mia });
    expect((await people(world, 'callahan')).data).toEqual({ worldMembers: mia });
    expect((await people(world, '%')).data).toEqual({ worldMembers: [] });
  });

  it('are as many as are asked for, and refused beyond 500', async () => {
    const world = await platform.newWorld(NOW);
    expect((await people(world, '', 2)).data?.['worldMembers']).toHaveLength(2);
    expect(await people(world, '', 501)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('show what each wallet holds and how it came to that', async () => {
    const { world, member } = await memberInNewWorld(platform);
    await control(
      platform,
      `mutation Give($world: ID!, $member: ID!) {
        one: adjustBalance(world: $world, member: $member, input: { walletType: MAIN, amount: "120.50" })
        two: adjustBalance(world: $world, member: $member, input: { walletType: MAIN, amount: "-20.50" })
        three: adjustBalance(world: $world, member: $member, input: { walletType: SPORT, amount: "7" })
      }`,
      { world: world.id, member: member.email },
    );
    const held =
      'worldBalances(world: $world, member: $member) { currency cash main casino casinoBonus sport sportBonus }';
    const none = '0.00';
    expect((await of(held, world, member.email)).data).toEqual({
      worldBalances: [
        {
          ...{ currency: 'AUD', cash: '107.00', main: '100.00', sport: '7.00' },
          ...{ casino: none, casinoBonus: none, sportBonus: none },
        },
      ],
    });
    const moves = 'worldTransactions(world: $world, member: $member) { wallet amount balanceAfter }';
    expect((await of(moves, world, member.id)).data).toEqual({
      worldTransactions: [
        { wallet: 'SPORT', amount: '7.00', balanceAfter: '7.00' },
        { wallet: 'MAIN', amount: '-20.50', balanceAfter: '100.00' },
        { wallet: 'MAIN', amount: '120.50', balanceAfter: '120.50' },
      ],
    });
  });

  it('are refused with NOT_FOUND when unknown, and hold nothing when new', async () => {
    const world = await platform.newWorld(NOW);
    const held = 'worldBalances(world: $world, member: $member) { currency cash }';
    expect(await of(held, world, 'nobody@magpie.test')).toMatchObject({ code: 'NOT_FOUND' });
    const { email } = await addMember(world);
    expect((await of(held, world, email)).data).toEqual({
      worldBalances: [{ currency: 'AUD', cash: '0.00' }],
    });
  });
});

it('names the web app and the hosts that are a browser each', async () => {
  const { data } = await control(platform, '{ webApp { origin devices { web } } }');
  expect(data).toEqual({
    webApp: {
      origin: 'http://localhost:4200',
      devices: { web: ['http://one.magpie.localhost:4200', 'http://two.magpie.localhost:4200'] },
    },
  });
});
