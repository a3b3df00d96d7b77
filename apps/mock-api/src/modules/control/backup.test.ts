import { expect, it } from 'vitest';
import { callGraphQL, loginByEmail } from '#test/kit/index.ts';
import type { TestPlatform } from '#test/kit/index.ts';
import { control } from '#test/kit/control.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform());
const MIA = 'mia@magpie.test';
const headers = { 'content-type': 'application/vnd.magpie.world' };

const credit = (world: string) =>
  control(
    platform,
    `mutation { adjustBalance(world: "${world}", member: "${MIA}", input: { walletType: MAIN, amount: "1" }) }`,
  );

const kept = async (world: string) =>
  (await fetch(`${platform.url}/control/worlds/${world}/export`)).arrayBuffer();

const putBack = (to: TestPlatform, body: ArrayBuffer) =>
  fetch(`${to.url}/control/worlds/restore`, { method: 'POST', headers, body });

const audit = async (of: TestPlatform, world: string) =>
  (await control(of, `{ audit(world: "${world}") { balanced violations } }`)).data?.['audit'];

/** Credits one dollar after another until it is told to stop; answers how many were acknowledged. */
function crediting(world: string): () => Promise<number> {
  let isOver = false;
  const work = async (): Promise<number> => {
    for (let count = 0; ; count += 1) {
      if (isOver) return count;
      expect((await credit(world)).code).toBeNull();
    }
  };
  const workers = Promise.all([work(), work(), work()]);
  return async () => {
    isOver = true;
    return (await workers).reduce((sum, count) => sum + count, 0);
  };
}

async function balanceOf(of: TestPlatform, id: string): Promise<number> {
  const world = await of.registry.get(id);
  const token = await loginByEmail(of, world, MIA);
  const { data } = await callGraphQL(of, world, { query: '{ me { availableBalance } }', token });
  return Number((data?.['me'] as { availableBalance: string }).availableBalance);
}

it('OPS-09 keeps a world while money moves in it, and what is put back elsewhere passes its audit', async () => {
  await platform.registry.create({ id: 'busy', durable: true, now: new Date(MONDAY), frozen: true });
  const stop = crediting('busy');
  await credit('busy');
  const files = [await kept('busy'), await kept('busy'), await kept('busy')];
  const credited = 1 + (await stop());
  const other = await startSeededPlatform();
  const found: number[] = [];
  for (const file of files) {
    expect((await putBack(other, file)).status).toBe(201);
    expect(await audit(other, 'busy')).toEqual({ balanced: true, violations: [] });
    found.push(await balanceOf(other, 'busy'));
  }
  // Each is a moment between the first credit and the last.
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found[0]).toBeGreaterThan(1_000);
  expect(found[2]).toBeLessThanOrEqual(1_000 + credited);
  const { data } = await control(other, '{ world(id: "busy") { now frozen durable } }');
  expect(data?.['world']).toEqual({ now: MONDAY, frozen: true, durable: true });
  await other.close();
});

it('OPS-09 puts a world back in its place, also the default one, and shows its own time', async () => {
  const file = await kept('default');
  await credit('default');
  expect(await balanceOf(platform, 'default')).toBe(1_001);
  const token = await loginByEmail(platform, await platform.registry.get('default'), MIA);
  const answer = await putBack(platform, file);
  expect([answer.status, await answer.json()]).toMatchObject([201, { id: 'default' }]);
  expect(await balanceOf(platform, 'default')).toBe(1_000);
  expect(await audit(platform, 'default')).toMatchObject({ balanced: true });
  const asked = { query: '{ me { id } }', token };
  expect((await callGraphQL(platform, { id: 'default' }, asked)).code).toBe('FORBIDDEN');
  const { data } = await control(platform, '{ world(id: "default") { frozen durable } }');
  expect(data?.['world']).toEqual({ frozen: false, durable: true });
});

it('OPS-09 changes nothing of a world when its file is damaged', async () => {
  await platform.registry.create({ id: 'whole', now: new Date(MONDAY), frozen: true });
  const file = await kept('whole');
  await credit('whole');
  const answer = await putBack(platform, file.slice(0, -1));
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'BAD_USER_INPUT' }]);
  expect(await balanceOf(platform, 'whole')).toBe(1_001);
});
