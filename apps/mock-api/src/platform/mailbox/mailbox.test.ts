import { beforeEach, expect, it } from 'vitest';
import type { World } from '../worlds/index.ts';
import { listMail, writeMail } from './mailbox.ts';
import type { MailInput } from './mailbox.ts';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';

const worlds = worldsForTest();
let world: World;

beforeEach(async () => {
  world = await worlds.registry.create({
    id: 'one',
    now: new Date('2026-03-01T10:00:00.000Z'),
    frozen: true,
  });
});

const send = (mail: MailInput) => world.write((unit) => writeMail(unit, mail));

it('keeps e-mails and text messages with their codes, to be read back', async () => {
  await send({
    kind: 'EMAIL',
    to: 'mia@magpie.test',
    subject: 'Your code',
    body: 'Code: AB12CD',
    code: 'AB12CD',
  });
  await send({ kind: 'SMS', to: '+61412345678', body: 'Hello' });

  expect(await listMail(world.db, 'mia@magpie.test')).toEqual([
    {
      id: expect.stringMatching(/^mail_/) as string,
      kind: 'EMAIL',
      to: 'mia@magpie.test',
      subject: 'Your code',
      body: 'Code: AB12CD',
      code: 'AB12CD',
      sentAt: new Date('2026-03-01T10:00:00.000Z'),
    },
  ]);
  expect(await listMail(world.db, '+61412345678')).toMatchObject([
    { kind: 'SMS', subject: null, code: null },
  ]);
});

it('lists newest first, to one address whatever its capitals, or to anybody, and no more than asked for', async () => {
  await send({ kind: 'EMAIL', to: 'Mia@Magpie.test', body: 'first' });
  await send({ kind: 'EMAIL', to: 'noah@magpie.test', body: 'second' });
  await send({ kind: 'EMAIL', to: 'mia@magpie.test', body: 'third' });

  const bodies = async (to: string | null, last?: number) =>
    (await listMail(world.db, to, last)).map(({ body }) => body);
  expect(await bodies('MIA@magpie.test')).toEqual(['third', 'first']);
  expect(await bodies(null)).toEqual(['third', 'second', 'first']);
  expect(await bodies(null, 2)).toEqual(['third', 'second']);
  expect(await bodies('nobody@magpie.test')).toEqual([]);
});

it('sends nothing when the unit fails', async () => {
  const failed = world.write(async (unit) => {
    await writeMail(unit, { kind: 'SMS', to: '+61412345678', body: 'Hello' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await listMail(world.db, null)).toEqual([]);
});
