import { describe, expect, it } from 'vitest';
import { addMember, startTestPlatform } from '#test/kit/index.ts';
import { accountModule } from '../account/index.ts';
import { configModule } from '../config/index.ts';
import { sessionModule } from '../session/index.ts';
import { controlModule } from './index.ts';
import { control } from '#test/kit/control.ts';
import { NOW } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const VIEW = 'id seed now frozen durable maintenance snapshots { name world now }';

const platform = platformForFile(() =>
  startTestPlatform({
    modules: [accountModule, sessionModule, configModule, controlModule],
  }),
);

const create = (input: Record<string, unknown>) =>
  control(platform, `mutation Create($input: CreateWorldInput!) { createWorld(input: $input) { ${VIEW} } }`, {
    input,
  });

const snapshot = (id: string, name: string) =>
  control(
    platform,
    'mutation Keep($id: ID!, $name: String!) { snapshotWorld(id: $id, name: $name) { name world now } }',
    { id, name },
  );

const restore = (id: string, name: string) =>
  control(
    platform,
    `mutation Back($id: ID!, $name: String!) { restoreWorld(id: $id, name: $name) { ${VIEW} } }`,
    { id, name },
  );

const countMembers = async (id: string) => {
  const world = await platform.registry.get(id);
  return (await world.db.selectFrom('members').select('id').execute()).length;
};

describe('worlds of the control plane', () => {
  it('creates one as asked for, and reads it back', async () => {
    const made = {
      id: 'made-1',
      seed: 7,
      now: NOW,
      frozen: true,
      durable: true,
      maintenance: false,
      snapshots: [],
    };
    expect((await create({ id: 'made-1', seed: 7, now: NOW, frozen: true, durable: true })).data).toEqual({
      createWorld: made,
    });
    const read = await control(
      platform,
      `query Read($id: ID!) { world(id: $id) { ${VIEW} dateTimeCreated } }`,
      { id: 'made-1' },
    );
    expect(read.data?.['world']).toMatchObject(made);
    const list = await control(platform, '{ worlds { id } }');
    expect(list.data?.['worlds']).toEqual(expect.arrayContaining([{ id: 'default' }, { id: 'made-1' }]));
  });

  it('makes up what is left out', async () => {
    const { data } = await control(platform, 'mutation { createWorld { id frozen durable } }');
    expect(data?.['createWorld']).toMatchObject({
      id: expect.stringMatching(/^[a-z0-9-]+$/) as string,
      frozen: false,
      durable: false,
    });
  });

  it.each([
    [{ id: 'Capitals' }, 'BAD_USER_INPUT'],
    [{ id: '../escape' }, 'BAD_USER_INPUT'],
    [{ id: 'x'.repeat(49) }, 'BAD_USER_INPUT'],
    [{ id: '' }, 'BAD_USER_INPUT'],
    [{ id: 'default' }, 'CONFLICT'],
    [{ now: 'yesterday' }, 'BAD_USER_INPUT'],
  ])('refuses %j with %s', async (input, code) => {
    expect((await create(input)).code).toBe(code);
  });

  it('answers null for an unknown world, and NOT_FOUND where one is needed', async () => {
    expect((await control(platform, '{ world(id: "nowhere") { id } }')).data).toEqual({ world: null });
    for (const call of [
      '{ audit(world: "nowhere") { balanced } }',
      'mutation { resetWorld(id: "nowhere") { id } }',
    ]) {
      expect((await control(platform, call)).code).toBe('NOT_FOUND');
    }
  });

  it('deletes one with its snapshots, but never the default one', async () => {
    await create({ id: 'gone' });
    await snapshot('gone', 'before');
    expect((await control(platform, 'mutation { deleteWorld(id: "gone") }')).data).toEqual({
      deleteWorld: true,
    });
    expect((await control(platform, '{ world(id: "gone") { id } }')).data).toEqual({ world: null });
    expect((await control(platform, 'mutation { deleteWorld(id: "gone") }')).code).toBe('NOT_FOUND');
    expect((await control(platform, 'mutation { deleteWorld(id: "default") }')).code).toBe('BAD_USER_INPUT');
    expect((await create({ id: 'gone' })).data).toMatchObject({ createWorld: { snapshots: [] } });
  });

  it('resets one to what it was when it was made', async () => {
    await create({ id: 'reset-1', seed: 3, now: NOW, frozen: true });
    await addMember(await platform.registry.get('reset-1'));
    await control(
      platform,
      'mutation { setConfig(world: "reset-1", input: { checkFraud: true }) { checkFraud } }',
    );
    await control(platform, 'mutation { advanceClock(world: "reset-1", by: "P1D") { now } }');
    await control(platform, 'mutation { setFault(world: "reset-1", input: { kind: ERROR }) { id } }');
    const { data } = await control(platform, `mutation { resetWorld(id: "reset-1") { ${VIEW} } }`);
    expect(data?.['resetWorld']).toMatchObject({ id: 'reset-1', seed: 3, now: NOW, frozen: true });
    expect(await countMembers('reset-1')).toBe(0);
    const left = await control(
      platform,
      '{ siteSettings(world: "reset-1") { checkFraud } faults(world: "reset-1") { id } }',
    );
    expect(left.data).toEqual({ siteSettings: { checkFraud: false }, faults: [] });
  });

  it('keeps a snapshot and goes back to it', async () => {
    await create({ id: 'snap-1', now: NOW, frozen: true });
    await addMember(await platform.registry.get('snap-1'));
    expect((await snapshot('snap-1', 'one')).data).toEqual({
      snapshotWorld: { name: 'one', world: 'snap-1', now: NOW },
    });
    await addMember(await platform.registry.get('snap-1'));
    await control(platform, 'mutation { advanceClock(world: "snap-1", by: "PT1H") { now } }');
    const { data } = await restore('snap-1', 'one');
    expect(data?.['restoreWorld']).toMatchObject({
      now: NOW,
      frozen: true,
      snapshots: [{ name: 'one', world: 'snap-1', now: NOW }],
    });
    expect(await countMembers('snap-1')).toBe(1);
    expect((await restore('snap-1', 'two')).code).toBe('NOT_FOUND');
    expect((await snapshot('snap-1', 'No Name')).code).toBe('BAD_USER_INPUT');
  });
});

describe('the clock of the control plane', () => {
  const nowOf = async (id: string) => {
    const { data } = await control(platform, 'query Now($id: ID!) { world(id: $id) { now frozen } }', { id });
    return data?.['world'];
  };

  it('is advanced by a duration and set to a moment', async () => {
    await create({ id: 'clock-1', now: NOW, frozen: true });
    await control(platform, 'mutation { advanceClock(world: "clock-1", by: "P1DT30M") { now } }');
    expect(await nowOf('clock-1')).toEqual({ now: '2026-01-06T02:30:00.000Z', frozen: true });
    await control(
      platform,
      'mutation { setClock(world: "clock-1", to: "2026-02-28T23:59:59.999Z") { now } }',
    );
    expect(await nowOf('clock-1')).toEqual({ now: '2026-02-28T23:59:59.999Z', frozen: true });
    await control(platform, 'mutation { advanceClock(world: "clock-1", by: "P1M") { now } }');
    expect(await nowOf('clock-1')).toEqual({ now: '2026-03-28T23:59:59.999Z', frozen: true });
  });

  it('is stopped and let run', async () => {
    await create({ id: 'clock-2', now: NOW, frozen: true });
    const run = await control(
      platform,
      'mutation { freezeClock(world: "clock-2", frozen: false) { frozen } }',
    );
    expect(run.data).toEqual({ freezeClock: { frozen: false } });
    const stop = await control(platform, 'mutation { freezeClock(world: "clock-2") { frozen now } }');
    expect(stop.data).toMatchObject({ freezeClock: { frozen: true } });
    expect(await nowOf('clock-2')).toEqual(stop.data?.['freezeClock']);
  });

  it('SIM-05 stands still before the contract cannot tell what it shows, and refuses to begin or go beyond', async () => {
    const end = '9899-12-31T23:59:59.999Z';
    await create({ id: 'clock-6', now: end, frozen: false });
    await control(platform, 'mutation { runClock(world: "clock-6", rate: 3600) { now } }');
    const refusals = [
      await create({ id: 'clock-7', now: '9999-12-31T23:59:59Z' }),
      await control(platform, 'mutation { advanceClock(world: "clock-6", by: "P9999Y") { now } }'),
      await control(platform, 'mutation { setClock(world: "clock-6", to: "9999-12-31T23:59:59Z") { now } }'),
      await control(platform, 'mutation { jumpClock(world: "clock-6", timezone: "Pacific/Apia") { now } }'),
    ];
    expect(refusals.map(({ code, errors: [error] }) => [code, error?.message])).toEqual(
      Array(4).fill(['BAD_USER_INPUT', 'A clock shows the year 9899 at the latest.']),
    );
    const { data } = await control(platform, '{ worlds { id now } }');
    expect(data?.['worlds']).toContainEqual({ id: 'clock-6', now: end });
  });

  it('SIM-05 jumps to the Monday that cashbacks count', async () => {
    await create({ id: 'clock-4', now: NOW, frozen: true });
    const jump = (input: string) =>
      control(platform, `mutation { jumpClock(world: "clock-4"${input}) { now } }`);
    expect((await jump('')).data).toEqual({ jumpClock: { now: '2026-01-11T13:00:00.000Z' } });
    expect((await jump(', weekday: TUESDAY, timezone: "Pacific/Auckland"')).data).toEqual({
      jumpClock: { now: '2026-01-12T11:00:00.000Z' },
    });
  });

  it('SIM-05 runs at a speed that it keeps, and tells it in each answer', async () => {
    await create({ id: 'clock-5', now: NOW, frozen: true });
    const run = await control(platform, 'mutation { runClock(world: "clock-5", rate: 0.5) { frozen rate } }');
    expect(run.data).toEqual({ runClock: { frozen: false, rate: 0.5 } });
    const clockOf = async () =>
      (
        await fetch(`${platform.url}/graphql`, { method: 'POST', headers: { 'x-world': 'clock-5' } })
      ).headers.get('x-clock');
    expect(await clockOf()).toMatch(/^2026-01-05T02:00:\d\d\.\d{3}Z; rate=0\.5$/);
    const stop = await control(platform, 'mutation { freezeClock(world: "clock-5") { frozen rate now } }');
    expect(stop.data).toMatchObject({ freezeClock: { frozen: true, rate: 0.5 } });
    expect(await clockOf()).toMatch(/Z; frozen$/);
    const reset = await control(platform, 'mutation { resetWorld(id: "clock-5") { rate } }');
    expect(reset.data).toEqual({ resetWorld: { rate: 1 } });
  });

  it.each([
    'runClock(world: "clock-3", rate: 0)',
    'runClock(world: "clock-3", rate: 3601)',
    'jumpClock(world: "clock-3", timezone: "Mars/Base")',
    'advanceClock(world: "clock-3", by: "PT0S")',
    'advanceClock(world: "clock-3", by: "-P1D")',
    'advanceClock(world: "clock-3", by: "tomorrow")',
    'advanceClock(world: "clock-3", by: "")',
    'setClock(world: "clock-3", to: "2026-01-05T01:59:59.999Z")',
  ])('refuses %s', async (call) => {
    await create({ id: 'clock-3', now: NOW, frozen: true });
    expect((await control(platform, `mutation { ${call} { now } }`)).code).toBe('BAD_USER_INPUT');
    expect(await nowOf('clock-3')).toEqual({ now: NOW, frozen: true });
  });
});
