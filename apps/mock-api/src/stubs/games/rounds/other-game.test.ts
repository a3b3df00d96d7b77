import { modelById } from '@magpie/domain/studio';
import { expect, it, vi } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { seatedAtGame } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startPlayPlatform } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { models } from '../models.ts';

const platform = platformForFile(startPlayPlatform);

/** A member at a card of pai gow poker while it still opened video poker; `change` gives it its game. */
async function seated() {
  const before = modelById('POKER_JACKS_OR_BETTER');
  if (!before) throw new Error('There is no video poker.');
  const { player, ticket } = await seatedAtGame(platform, 'vegas-pai-gow');
  const had = vi.spyOn(models, 'ofGame').mockReturnValue(before);
  const call = async (name: string, body: object = {}) =>
    (await pageCall(platform, name, { ticket, ...body }, 'vegas-pai-gow')).body;
  const cash = async () => {
    const held = await balances(player.world.db, player.id, 'AUD');
    return held.MAIN + held.CASINO;
  };
  return { player, call, cash, change: () => had.mockRestore() };
}

it('PLAY-37 gives back what waits at a card that has another game now, says so, and plays that', async () => {
  const { player, call, cash, change } = await seated();
  expect(await call('begin', { request: 'request-1', stake: '2.00' })).toMatchObject({ status: 'OPEN' });
  change();
  expect(await cash()).toBe(99_800n);
  expect(await call('state')).toMatchObject({
    model: { kind: 'PAI_GOW' },
    open: null,
    balance: '1000.00',
    unseen: { status: 'ROLLED_BACK', view: null },
  });
  expect(await cash()).toBe(100_000n);
  expect(await call('begin', { request: 'request-2', stake: '2.00' })).toMatchObject({ status: 'OPEN' });
  expect((await audit(player.world.db)).violations).toEqual([]);
});

it('shows no last round of the game that its card had before, and lists it as one of another', async () => {
  const { call, change } = await seated();
  const begun = await call('begin', { request: 'request-1', stake: '2.00' });
  const action = 'HOLD_11111';
  expect(await call('act', { round: begun['round'], step: 0, action })).toMatchObject({ next: [] });
  change();
  expect(await call('state')).toMatchObject({ open: null, last: null, unseen: null });
  expect(await call('fairness')).toMatchObject({ rounds: [{ otherGame: true }] });
});
