import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { control } from '#test/kit/control.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform());
const TYPE = 'application/vnd.magpie.world';
const DAMAGED = {
  code: 'BAD_USER_INPUT',
  message: 'The file of this world is damaged or incomplete. Export it again.',
};

let worlds = 0;
let id: string;

beforeEach(async () => {
  worlds += 1;
  id = `kept-${String(worlds)}`;
  await platform.registry.create({ id, now: new Date(MONDAY), frozen: true, durable: true });
});

/** Does what somebody may do to the database of a world. */
function changed(contents: Buffer, sql: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'magpie-damaged-'));
  const path = join(folder, 'world.sqlite');
  writeFileSync(path, contents);
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  database.exec(`pragma journal_mode = delete; ${sql}`);
  database.close();
  const after = readFileSync(path);
  rmSync(folder, { recursive: true });
  return after;
}

/** The file of a world in which something was changed, and which says of itself that it is whole. */
async function fileWith(sql: string, told: object = {}): Promise<Buffer> {
  const answer = await fetch(`${platform.url}/control/worlds/${id}/export`);
  const file = Buffer.from(await answer.arrayBuffer());
  const [first, second] = [file.indexOf('\n'), file.indexOf('\n', file.indexOf('\n') + 1)];
  const contents = changed(file.subarray(second + 1), sql);
  const header = JSON.parse(file.toString('utf8', first, second)) as object;
  const facts = { ...header, bytes: contents.length, crc32: crc32(contents), ...told };
  return Buffer.concat([Buffer.from(`magpie-world 1\n${JSON.stringify(facts)}\n`), contents]);
}

async function send(file: Buffer, where: string) {
  const init = { method: 'POST', headers: { 'content-type': TYPE }, body: new Uint8Array(file) };
  const answer = await fetch(`${platform.url}/control/worlds/${where}`, init);
  return { status: answer.status, body: (await answer.json()) as unknown };
}

it.each([
  ['has no state', 'delete from world_state'],
  ['tells a broken sequence of random numbers', `update world_state set random_state = '[]'`],
  ['tells settings that are none', `update world_state set settings = '{'`],
  ['tells settings of wrong types', `update world_state set settings = '{"maintenance":"much"}'`],
  ['has text for a number', `update world_state set clock_offset_ms = 'soon'`],
  ['shows no moment', 'update world_state set clock_frozen_at = -9000000000000000'],
  ['has a clock that never goes on', 'update world_state set clock_frozen_at = null, clock_rate = 0'],
  ['has a column of another name', 'alter table members rename column email to e_mail'],
  ['has text for money', `update ledger_postings set amount_minor = 'much'`],
  ['has money of nobody', `delete from members where email = 'mia@magpie.test'`],
])('OPS-09 restores no file that %s, and leaves the world as it is', async (_what, sql) => {
  expect(await send(await fileWith(sql), 'restore')).toEqual({ status: 400, body: DAMAGED });
  expect(
    (await control(platform, `{ world(id: "${id}") { now frozen } audit(world: "${id}") { balanced } }`))
      .data,
  ).toEqual({
    world: { now: MONDAY, frozen: true },
    audit: { balanced: true },
  });
  expect((await control(platform, '{ worlds { id } }')).data?.['worlds']).toContainEqual({ id });
});

it('SIM-03 lists the other worlds beside one that is broken', async () => {
  const broken = await platform.registry.get(id);
  await broken.write((unit) => {
    unit.setSettings({ maintenance: 'much' });
    return Promise.resolve();
  });
  await platform.registry.create({ id: `${id}-sound` });
  const { code, data } = await control(platform, '{ worlds { id maintenance } }');
  const listed = data?.['worlds'] as { readonly id: string }[];
  expect([code, listed.filter((each) => each.id.startsWith(id))]).toEqual([
    null,
    [{ id: `${id}-sound`, maintenance: false }],
  ]);
  expect((await control(platform, `mutation { deleteWorld(id: "${id}") }`)).data).toEqual({
    deleteWorld: true,
  });
});

it('OPS-09 tells of a world whose ledger does not balance that it does not', async () => {
  const file = await fileWith('update ledger_accounts set balance_minor = balance_minor + 1');
  expect(await send(file, 'restore')).toMatchObject({ status: 201, body: { id, balanced: false } });
});

it('SIM-03 imports no world whose file tells a clock that none can have', async () => {
  const file = await fileWith('', { rate: 1e300, frozen: false });
  expect(await send(file, 'import?id=fast')).toEqual({ status: 400, body: DAMAGED });
  expect((await control(platform, '{ world(id: "fast") { id } }')).data).toEqual({ world: null });
});

it('OPS-09 answers a refused file without its stack, also when more of it is still to come', async () => {
  const newer = {
    code: 'CONFLICT',
    message: 'A newer version wrote this file. Update the platform, then import it again.',
  };
  const file = await fileWith('');
  for (const [sent, body] of [
    [Buffer.from('magpie-world 9\n{}\n'), newer],
    [Buffer.concat([Buffer.from('magpie-world 9\n'), file]), newer],
    [Buffer.concat([file, Buffer.from('more')]), DAMAGED],
  ] as const)
    expect(await send(sent, 'restore')).toEqual({ status: 400, body });
});
