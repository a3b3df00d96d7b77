import { expect, it } from 'vitest';
import { ticketFor, sessionFor } from '#test/kit/launches.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { describeOnPostgres, twoReplicas } from '#test/kit/replicas.ts';
import { personInNewWorld } from '#test/kit/seeded.ts';
import { recoverWorld } from '../stubs/games/rounds/recover.ts';

describeOnPostgres('a round', () => {
  const replicas = twoReplicas();

  it('OPS-06 is not given back under the replica that plays it by one that starts meanwhile', async () => {
    const [a, b] = replicas();
    const mia = await personInNewWorld(a, 'mia');
    const player = { ...mia, email: 'mia@magpie.test', call: mia.main };
    const ticket = await ticketFor(player);
    await sessionFor(player);
    const there = await b.registry.get(mia.world.id);
    let rounds = 0;
    const play = async () => {
      for (; rounds < 12; rounds += 1) {
        const body = { ticket, request: `round-of-one-replica-${String(rounds)}`, stake: '1.00' };
        const { status, body: round } = await pageCall(a, 'begin', body);
        expect([status, round['code'], round['status']]).toEqual([
          200,
          undefined,
          expect.stringMatching(/^(WON|LOST)$/),
        ]);
      }
    };
    const state = { isOver: false };
    const playing = play().finally(() => {
      state.isOver = true;
    });
    const starting = async () => {
      while (!state.isOver) await recoverWorld(b.services, there);
    };
    await Promise.all([playing, starting()]);
  });
});
