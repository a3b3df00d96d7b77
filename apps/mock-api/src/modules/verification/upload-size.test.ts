import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { pngImage } from '#test/kit/images.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import { formHeaders, operationsFor, rawForm } from '#test/kit/uploads.ts';

const TOO_LARGE = [413, 'PAYLOAD_TOO_LARGE', 'File size must be less than 5MB'];
const platform = platformForFile(startSeededPlatform);
let world: World;
let token: string;

beforeAll(async () => {
  world = await platform.newWorld('2026-03-02T02:00:00.000Z');
  token = (await seededPerson(platform, world, 'noah')).token;
});

const formOf = (files: readonly number[]) =>
  rawForm(
    {
      operations: operationsFor(files.length),
      map: Object.fromEntries(files.map((_size, at) => [at, [`variables.documents.${String(at)}`]])),
    },
    files.map((size) => Buffer.alloc(size, pngImage())),
  );

/** The parts of a body as they are sent in chunks. */
const chunked = (body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);

/** Sends a request to its last byte and reads nothing before, as simple clients do; answers what is read then. */
function sendThenRead(framing: string, body: Buffer, accessToken = token): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { hostname, port } = new URL(platform.url);
  const lines = Object.entries(formHeaders({ platform, world, token: accessToken }));
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.once('error', reject);
  socket.once('close', () => {
    resolve(text);
  });
  socket.pause();
  socket.write(
    [
      'POST /graphql HTTP/1.1',
      'host: x',
      framing,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n'),
  );
  socket.write(body, () => {
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('utf8');
      if (!text.includes('"errors"')) return;
      resolve(text);
      socket.destroy();
    });
    socket.resume();
  });
  return promise;
}

/** Status, code and message of an answer as it was read. */
function read(answer: string): readonly unknown[] {
  const { errors } = JSON.parse(answer.slice(answer.indexOf('{"'), answer.lastIndexOf('}') + 1)) as {
    errors: { message: string; extensions: { code: string } }[];
  };
  return [Number(answer.slice(9, 12)), errors[0]?.extensions.code, errors[0]?.message];
}

const lengthOf = (body: Buffer) => `content-length: ${String(body.length)}`;

describe('an upload beyond what is taken', () => {
  it.each([6, 12, 40])(
    'KYC-13 KYC-22 of %i MB is answered to a client that sends all of it first',
    async (megabytes) => {
      const body = formOf([megabytes * 1024 * 1024]);
      expect(read(await sendThenRead(lengthOf(body), body))).toEqual(TOO_LARGE);
      expect(read(await sendThenRead('transfer-encoding: chunked', chunked(body)))).toEqual(TOO_LARGE);
    },
  );

  it('KYC-13 KYC-22 is answered alike when its length is a lie', async () => {
    const body = formOf([12 * 1024 * 1024]);
    expect(read(await sendThenRead('content-length: 60000000', body))).toEqual(TOO_LARGE);
    expect(read(await sendThenRead('content-length: 9000000000', body))).toEqual(TOO_LARGE);
    const short = formOf([1_000]);
    const half = `content-length: ${String(short.length - 500)}`;
    // What lies beyond the length is a next request, which is none.
    expect(await sendThenRead(half, short)).toMatch(/^HTTP\/1\.1 (200|400) /);
    const { data } = await callGraphQL(platform, world, {
      query: '{ memberDocuments { totalCount } }',
      token,
    });
    expect(data).toEqual({ memberDocuments: { totalCount: 0 } });
  });

  it('is told of its files when there are too many, and of the login when there is none', async () => {
    const many = formOf([4_000_000, 4_000_000, 4_000_000]);
    expect(read(await sendThenRead(lengthOf(many), many))).toEqual([
      200,
      'BAD_USER_INPUT',
      'At most 2 files can be sent at once.',
    ]);
    const large = formOf([12 * 1024 * 1024]);
    expect(read(await sendThenRead(lengthOf(large), large, ''))[1]).toBe('UNAUTHENTICATED');
  });
});
