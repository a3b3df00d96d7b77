import { describe, expect, it } from 'vitest';
import { setFault } from '#platform/faults/index.ts';
import { audit, balances } from '#platform/ledger/index.ts';
import { playKind } from '#test/kit/kinds.ts';
import { seatedAtGame } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { fund, startPlayPlatform } from '#test/kit/play.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { publishBalance } from '../wallets/index.ts';

const platform = platformForFile(startPlayPlatform);

const roulette = { code: 'european-roulette', stake: '2.00', choice: { red: 2 } } as const;

const cents = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

/** A member at roulette, whose browser follows the balance by its pushes and by what it asks for after each connection. */
async function followed() {
  const { player, ticket } = await seatedAtGame(platform, roulette.code);
  const { world, token } = player;
  let rounds = 0;
  return {
    ...{ player, world },
    connect: () => openPushes(platform, world, token, ['{ balanceUpdated { availableBalance } }']),
    told: async () => {
      const { data } = await player.call('{ me { availableBalance } }');
      return cents((data as { me: { availableBalance: string } }).me.availableBalance);
    },
    /** Plays a round and answers the balance that its game shows after it. */
    round: async () => {
      rounds += 1;
      return cents(
        (await playKind(platform, roulette, { ticket, request: `request-${String(rounds)}` })).balance,
      );
    },
    ledger: async () => {
      const { MAIN, CASINO } = await balances(world.db, player.id, 'AUD');
      return MAIN + CASINO;
    },
  };
}

const pushed = (data: readonly unknown[]) =>
  data.map((each) =>
    cents((each as { balanceUpdated: { availableBalance: string } }).balanceUpdated.availableBalance),
  );

/** The balances that a round takes a member through; its end is told also when it pays nothing. */
const moves = (before: bigint, after: bigint) => [before - 200n, after];

describe('a member whose socket is cut under play', () => {
  it('PUSH-12 PUSH-08 holds the balance of the ledger after each connection and each push, whatever the cuts swallowed', async () => {
    const { connect, ledger, round, told, world } = await followed();
    for (let connection = 0; connection < 8; connection += 1) {
      const pushes = await connect();
      expect(await told()).toBe(await ledger());
      const [before, first, second] = [await ledger(), await round(), await round()];
      expect(pushed(await pushes.soFar())).toEqual([...moves(before, first), ...moves(first, second)]);
      expect(second).toBe(await ledger());
      await setFault(world, { kind: 'DROP_SOCKET', times: 1 });
      await round();
      await expect(pushes.next()).rejects.toThrow('The socket was closed: 1006');
    }
    const pushes = await connect();
    expect(await told()).toBe(await ledger());
    expect(await pushes.soFar()).toEqual([]);
    expect((await audit(world.db)).violations).toEqual([]);
    pushes.close();
  });

  it('PUSH-12 is sent nothing of a thousand changes that were missed, which one look at the account tells, and the next one', async () => {
    const { connect, ledger, player, told, world } = await followed();
    const change = async () => {
      await fund(world, player.id, -7n);
      await world.write((unit) => publishBalance(unit, player.id));
    };
    (await connect()).close();
    await Promise.all(Array.from({ length: 1_000 }, change));
    const pushes = await connect();
    expect(await pushes.soFar()).toEqual([]);
    expect([await told(), await ledger()]).toEqual([93_000n, 93_000n]);
    await change();
    expect(pushed(await pushes.soFar())).toEqual([92_993n]);
    pushes.close();
  });
});
