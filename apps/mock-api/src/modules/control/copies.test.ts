import { describe, expect, it } from 'vitest';
import { callGraphQL, loginByEmail } from '#test/kit/index.ts';
import { control } from '#test/kit/control.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform());
const TYPE = 'application/vnd.magpie.world';
const MIA = 'mia@magpie.test';

const make = (id: string) => platform.registry.create({ id, now: new Date(MONDAY), frozen: true });

const fork = (id: string, to: string) =>
  control(
    platform,
    'mutation($id: ID!, $to: ID!) { forkWorld(id: $id, input: { id: $to }) { id now frozen } }',
    {
      id,
      to,
    },
  );

const compare = (first: object, second: object) =>
  control(
    platform,
    `query($first: WorldOrSnapshotInput!, $second: WorldOrSnapshotInput!) {
      compareWorlds(first: $first, second: $second) {
        subject onlyFirst onlySecond changed rows { row kind fields { field first second } }
      }
    }`,
    { first, second },
  );

const credit = (world: string, amount: string) =>
  control(
    platform,
    `mutation($world: ID!, $amount: Decimal!) {
      adjustBalance(world: $world, member: "${MIA}", input: { walletType: MAIN, amount: $amount })
    }`,
    { world, amount },
  );

const exported = async (id: string) => {
  const answer = await fetch(`${platform.url}/control/worlds/${id}/export`);
  return { answer, file: await answer.arrayBuffer() };
};

const upload = (body: BodyInit, query = '', type = TYPE) =>
  fetch(`${platform.url}/control/worlds/import${query}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

describe('forks and comparisons', () => {
  it('SIM-03 forks a world, whose people log in anew, and tells what differs in words', async () => {
    const one = await make('fork-1');
    const token = await loginByEmail(platform, one, MIA);
    expect((await fork('fork-1', 'fork-2')).data).toEqual({
      forkWorld: { id: 'fork-2', now: MONDAY, frozen: true },
    });
    expect((await compare({ world: 'fork-1' }, { world: 'fork-2' })).data).toEqual({ compareWorlds: [] });
    const two = await platform.registry.get('fork-2');
    expect((await callGraphQL(platform, two, { query: '{ me { id } }', token })).code).toBe('FORBIDDEN');
    await credit('fork-2', '25.50');
    await control(
      platform,
      'mutation { setConfig(world: "fork-2", input: { checkFraud: true }) { checkFraud } }',
    );
    await control(platform, 'mutation { advanceClock(world: "fork-2", by: "PT1H") { now } }');
    const { data } = await compare({ world: 'fork-1' }, { world: 'fork-2' });
    const told = new Map(
      (data?.['compareWorlds'] as { subject: string; rows: object[] }[]).map((each) => [each.subject, each]),
    );
    expect(told.get('Clock')?.rows).toEqual([
      {
        row: 'now',
        kind: 'CHANGED',
        fields: [{ field: 'now', first: MONDAY, second: '2026-03-02T03:00:00.000Z' }],
      },
    ]);
    expect(told.get('Settings')?.rows).toContainEqual({
      row: 'checkFraud',
      kind: 'CHANGED',
      fields: [{ field: 'checkFraud', first: null, second: 'true' }],
    });
    expect(told.get('Balances')?.rows).toContainEqual({
      row: 'MAIN AUD of mia@magpie.test',
      kind: 'CHANGED',
      fields: [{ field: 'balance', first: 'AUD 1000.00', second: 'AUD 1025.50' }],
    });
    expect(told.get('Ledger entries')).toMatchObject({ onlyFirst: 0, onlySecond: 1, changed: 0 });
    expect(told.has('People')).toBe(false);
  });

  it('SIM-03 compares a world with its own snapshot, which can be removed', async () => {
    await make('snap-2');
    await control(platform, 'mutation { snapshotWorld(id: "snap-2", name: "before") { name } }');
    await control(
      platform,
      `mutation { setMember(world: "snap-2", member: "${MIA}", input: { depositBlocked: true }) { id } }`,
    );
    const before = { world: 'snap-2', snapshot: 'before' };
    expect((await compare(before, { world: 'snap-2' })).data).toEqual({
      compareWorlds: expect.arrayContaining([
        {
          subject: 'People',
          onlyFirst: 0,
          onlySecond: 0,
          changed: 1,
          rows: [
            {
              row: MIA,
              kind: 'CHANGED',
              fields: [{ field: 'deposit blocked', first: 'false', second: 'true' }],
            },
          ],
        },
      ]) as unknown,
    });
    const remove = 'mutation { deleteSnapshot(id: "snap-2", name: "before") }';
    expect((await control(platform, remove)).data).toEqual({ deleteSnapshot: true });
    const left = await control(platform, '{ world(id: "snap-2") { snapshots { name } } }');
    expect(left.data).toEqual({ world: { snapshots: [] } });
    expect((await control(platform, remove)).code).toBe('NOT_FOUND');
    expect((await compare(before, { world: 'snap-2' })).code).toBe('NOT_FOUND');
  });

  it('refuses ids that are taken or none, unknown worlds and too many rows', async () => {
    await make('taken');
    expect((await fork('taken', 'taken')).code).toBe('CONFLICT');
    expect((await fork('taken', '../up')).code).toBe('BAD_USER_INPUT');
    expect((await fork('nowhere', 'somewhere')).code).toBe('NOT_FOUND');
    const rows =
      '{ compareWorlds(first: { world: "taken" }, second: { world: "taken" }, rows: 501) { subject } }';
    const refused = await control(platform, rows);
    expect([refused.code, refused.errors[0]?.message]).toEqual(['BAD_USER_INPUT', 'rows must be 1 to 500.']);
  });
});

describe('worlds as files', () => {
  it('SIM-03 exports a world and imports it under another id, where people find what they had', async () => {
    await make('file-1');
    await credit('file-1', '7.00');
    const addresses = await control(
      platform,
      '{ worldFileAddresses(world: "file-1") { download fileName upload maxBytes } }',
    );
    expect(addresses.data?.['worldFileAddresses']).toEqual({
      download: `${platform.url}/control/worlds/file-1/export`,
      fileName: 'file-1-20260302-020000.magpie-world',
      upload: `${platform.url}/control/worlds/import`,
      maxBytes: 536_870_912,
    });
    const { answer, file } = await exported('file-1');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, TYPE]);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="file-1-20260302-020000.magpie-world"',
    );
    const imported = await upload(file, '?id=file-2');
    expect([imported.status, await imported.json()]).toEqual([
      201,
      { id: 'file-2', from: 'file-1', now: MONDAY, frozen: true, moment: null },
    ]);
    const world = await platform.registry.get('file-2');
    const token = await loginByEmail(platform, world, MIA);
    const { data } = await callGraphQL(platform, world, { query: '{ me { availableBalance } }', token });
    expect(data).toEqual({ me: { availableBalance: '1007.00' } });
    expect((await control(platform, '{ audit(world: "file-2") { balanced } }')).data).toEqual({
      audit: { balanced: true },
    });
  });

  it('SIM-03 refuses what it cannot open, with a code and a sentence', async () => {
    await make('file-3');
    const { file } = await exported('file-3');
    const refusals = [
      [file, '', TYPE, 400, 'CONFLICT', "The world 'file-3' exists already."],
      [file, '?id=No+Name', TYPE, 400, 'BAD_USER_INPUT', /^Worlds and snapshots are named by/],
      [file.slice(0, -1), '?id=cut', TYPE, 400, 'BAD_USER_INPUT', /damaged or incomplete/],
      ['hello', '?id=text', TYPE, 400, 'BAD_USER_INPUT', 'This is not the file of a world.'],
      [file, '?id=typed', 'text/plain', 415, 'BAD_USER_INPUT', `The content-type must be ${TYPE}.`],
    ] as const;
    for (const [body, query, type, status, code, message] of refusals) {
      const answer = await upload(body, query, type);
      expect([answer.status, await answer.json()]).toEqual([
        status,
        { code, message: typeof message === 'string' ? message : (expect.stringMatching(message) as string) },
      ]);
    }
    const unknown = await fetch(`${platform.url}/control/worlds/nowhere/export`);
    expect(unknown.status).toBe(404);
  });
});

it('SIM-03 lets nobody fetch or bring a world where the control plane is off', async () => {
  const shut = await startSeededPlatform({ MOCK_CONTROL: 'off' });
  const fetched = await fetch(`${shut.url}/control/worlds/default/export`);
  const brought = await fetch(`${shut.url}/control/worlds/import`, {
    method: 'POST',
    headers: { 'content-type': TYPE },
    body: 'x',
  });
  await shut.close();
  expect([fetched.status, brought.status]).toEqual([404, 404]);
});
