import { beforeEach, describe, expect, it } from 'vitest';
import { addMail, mailIds } from './testing.ts';
import type { World } from './types.ts';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';

const worlds = worldsForTest();
let world: World;

beforeEach(async () => {
  world = await worlds.registry.create({ id: 'one' });
});

const emit = () =>
  world.write((unit) => {
    unit.emit({ name: 'levelUp', memberId: 'mem_mia', payload: { level: 1 } });
    return Promise.resolve();
  });

describe('what follows from an event', () => {
  it('is committed with the work that emits it, also what follows from that', async () => {
    worlds.registry.onEvent('levelUp', async (unit, { memberId }) => {
      await addMail(unit, 'v1');
      unit.emit({ name: 'memberUpdated', memberId, payload: {} });
    });
    worlds.registry.onEvent('memberUpdated', (unit, { memberId }) => addMail(unit, memberId ?? 'nobody'));
    await emit();
    expect(await mailIds(world)).toEqual(['mem_mia', 'v1']);
  });

  it('takes all of it back when it fails', async () => {
    worlds.registry.onEvent('levelUp', (unit) => addMail(unit, 'v1'));
    worlds.registry.onEvent('levelUp', () => Promise.reject(new Error('no')));
    await expect(emit()).rejects.toThrow('no');
    expect(await mailIds(world)).toEqual([]);
  });
});
