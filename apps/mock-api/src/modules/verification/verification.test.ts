import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { World } from '../../platform/worlds/index.ts';
import { headers } from '../../testing/index.ts';
import type { TestPlatform } from '../../testing/index.ts';
import { openPushes } from '../../testing/pushes.ts';
import { seededPerson, startSeededPlatform } from '../../testing/seeded.ts';
import type { SeededPerson } from '../../testing/seeded.ts';

const NOW = '2026-03-02T02:00:00.000Z';
const MAX = 5 * 1024 * 1024;
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const JPEG = Buffer.from('ffd8ffe000104a46494600010100', 'hex');
const WEBP = Buffer.from('524946461a000000574542505650384c', 'hex');
const LIST =
  '{ memberDocuments { totalCount edges { node { id type status visibility documents { uri status } remarks dateTimeCreated dateTimeUpdated } } } }';
const UPLOAD =
  'mutation Upload($documents: [File!]!, $type: DocumentType!) { createMemberDocument(documents: $documents, type: $type) { id type status visibility remarks documents { uri status } } }';
const REVIEW =
  'mutation Review($world: ID!, $document: ID!, $status: DocumentStatus!, $remarks: String) { reviewDocument(world: $world, document: $document, status: $status, remarks: $remarks) }';

let platform: TestPlatform;
let world: World;

beforeAll(async () => {
  platform = await startSeededPlatform();
});

afterAll(async () => {
  await platform.close();
});

async function person(name: string) {
  world = await platform.newWorld(NOW);
  return seededPerson(platform, world, name);
}

interface Uploaded {
  readonly code: string | null;
  readonly message: string | undefined;
  readonly document:
    { readonly id: string; readonly documents: readonly { readonly uri: string }[] } | undefined;
}

/** Uploads files as a GraphQL multipart request; a name tells nothing of what a file is. */
async function upload(
  who: SeededPerson,
  type: string,
  files: readonly Uint8Array[],
  name = 'scan.png',
): Promise<Uploaded> {
  const form = new FormData();
  const variables = { type, documents: files.map(() => null) };
  form.set('operations', JSON.stringify({ query: UPLOAD, variables }));
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(files.map((_file, at) => [at, [`variables.documents.${at}`]]))),
  );
  for (const [at, file] of files.entries()) form.set(String(at), new Blob([new Uint8Array(file)]), name);
  const sent = headers(world, { authorization: `Bearer ${who.token}` });
  const response = await fetch(`${platform.url}/graphql`, { method: 'POST', headers: sent, body: form });
  const body = (await response.json()) as {
    data?: { createMemberDocument: Uploaded['document'] } | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
  const [error] = body.errors ?? [];
  return {
    code: error?.extensions.code ?? null,
    message: error?.message,
    document: body.data?.createMemberDocument,
  };
}

const padded = (start: Buffer, size: number) => Buffer.concat([start, Buffer.alloc(size - start.length)]);

describe('uploading', () => {
  it('KYC-21 KYC-22 stores the files of a multipart request as a PENDING, PRIVATE document', async () => {
    const noah = await person('noah');
    const { code, document } = await upload(noah, 'ID', [PNG, JPEG]);
    expect(code).toBeNull();
    expect(document).toEqual({
      id: expect.stringMatching(/^doc_/) as unknown,
      type: 'ID',
      status: 'PENDING',
      visibility: 'PRIVATE',
      remarks: null,
      documents: [
        { uri: expect.stringMatching(/^\/documents\/img_/) as unknown, status: 'PENDING' },
        { uri: expect.stringMatching(/^\/documents\/img_/) as unknown, status: 'PENDING' },
      ],
    });
    expect((await noah.main(LIST)).data).toMatchObject({ memberDocuments: { totalCount: 1 } });
  });

  it('KYC-22 takes up to 5 MB, 5 MB included, and refuses one byte more', async () => {
    const noah = await person('noah');
    expect((await upload(noah, 'PASSPORT', [padded(PNG, MAX)])).code).toBeNull();
    const { code, message } = await upload(noah, 'PASSPORT', [padded(PNG, MAX + 1)]);
    expect([code, message]).toEqual(['BAD_USER_INPUT', 'File size must be less than 5MB']);
    expect((await noah.main(LIST)).data).toMatchObject({ memberDocuments: { totalCount: 1 } });
  });

  it('KYC-22 takes JPEG, PNG and WEBP by what they hold, whatever their names say', async () => {
    const noah = await person('noah');
    for (const file of [PNG, JPEG, WEBP])
      expect((await upload(noah, 'PASSPORT', [file], 'x.txt')).code).toBeNull();
    for (const text of [
      '%PDF-1.7',
      'GIF89a',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'RIFF----WAVE',
      '',
    ]) {
      const { code, message } = await upload(noah, 'PASSPORT', [Buffer.from(text)], 'passport.png');
      expect([code, message]).toEqual([
        'BAD_USER_INPUT',
        'Please upload only image files (JPEG, JPG, PNG, WEBP)',
      ]);
    }
    expect((await upload(noah, 'PASSPORT', [PNG, Buffer.from('%PDF-1.7')])).code).toBe('BAD_USER_INPUT');
    expect((await noah.main(LIST)).data).toMatchObject({ memberDocuments: { totalCount: 3 } });
  });

  it('takes one image or two', async () => {
    const noah = await person('noah');
    expect((await upload(noah, 'ID', [PNG, PNG, PNG])).code).toBe('BAD_USER_INPUT');
    const none = await noah.main(UPLOAD, { documents: [], type: 'ID' });
    expect(none.code).toBe('BAD_USER_INPUT');
  });
});

describe('documents', () => {
  it('KYC-23 have every field, newest first', async () => {
    const ava = await person('ava');
    expect((await ava.main(LIST)).data).toEqual({
      memberDocuments: {
        totalCount: 2,
        edges: [
          {
            node: {
              id: 'doc_ava_proof_of_address',
              type: 'PROOF_OF_ADDRESS',
              status: 'PENDING',
              visibility: 'PRIVATE',
              documents: [{ uri: '/documents/img_ava_proof_of_address', status: 'PENDING' }],
              remarks: null,
              dateTimeCreated: '2026-03-01T02:00:00.000Z',
              dateTimeUpdated: '2026-03-01T02:00:00.000Z',
            },
          },
          {
            node: {
              id: 'doc_ava_passport',
              type: 'PASSPORT',
              status: 'REJECTED',
              visibility: 'PRIVATE',
              documents: [{ uri: '/documents/img_ava_passport', status: 'REJECTED' }],
              remarks: 'The photo page is cut off at the bottom. Please upload the whole page.',
              dateTimeCreated: '2026-02-27T02:00:00.000Z',
              dateTimeUpdated: '2026-02-28T02:00:00.000Z',
            },
          },
        ],
      },
    });
  });

  it('API-17 are shown with the token of their member only', async () => {
    const noah = await person('noah');
    const { document } = await upload(noah, 'PASSPORT', [JPEG], 'x.png');
    const uri = document?.documents[0]?.uri ?? '';
    const read = (token: string | null) =>
      fetch(`${platform.url}${uri}`, { headers: headers(world, { authorization: token }) });
    const own = await read(`Bearer ${noah.token}`);
    expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ]);
    expect(Buffer.from(await own.arrayBuffer())).toEqual(JPEG);
    expect((await read(null)).status).toBe(401);
    const mia = await seededPerson(platform, world, 'mia');
    expect((await read(`Bearer ${mia.token}`)).status).toBe(404);
    expect((await mia.main(LIST)).data).not.toMatchObject({
      memberDocuments: { edges: [{ node: { id: document?.id } }] },
    });
  });
});

describe('the review', () => {
  it('KYC-25 verifies the member once identity and address are approved, and pushes it', async () => {
    const noah = await person('noah');
    const identity = (await upload(noah, 'PASSPORT', [PNG])).document?.id;
    const address = (await upload(noah, 'BANK_STATEMENT', [PNG])).document?.id;
    const pushes = await openPushes(platform, world, noah.token, [
      '{ memberUpdated { id body { verified } } }',
    ]);
    const verified = async () => (await noah.main('{ me { verified } }')).data;
    await noah.control(REVIEW, { document: identity, status: 'APPROVED' });
    expect(await verified()).toEqual({ me: { verified: false } });
    await noah.control(REVIEW, { document: address, status: 'APPROVED' });
    expect(await verified()).toEqual({ me: { verified: true } });
    expect(await pushes.next()).toEqual({ memberUpdated: { id: 'mem_noah', body: { verified: true } } });
    pushes.close();
  });

  it('goes by the latest document of a type', async () => {
    const noah = await person('noah');
    const first = (await upload(noah, 'PASSPORT', [PNG])).document?.id;
    const address = (await upload(noah, 'OTHER', [PNG])).document?.id;
    await upload(noah, 'PASSPORT', [PNG]);
    await noah.control(REVIEW, { document: first, status: 'APPROVED' });
    await noah.control(REVIEW, { document: address, status: 'APPROVED' });
    expect((await noah.main('{ me { verified } }')).data).toEqual({ me: { verified: false } });
  });

  it('rejects with remarks and a message', async () => {
    const ava = await person('ava');
    const answer = await ava.control(REVIEW, {
      document: 'doc_ava_proof_of_address',
      status: 'REJECTED',
      remarks: 'Too old.',
    });
    expect(answer.data).toEqual({ reviewDocument: 'REJECTED' });
    const { data } = await ava.main(
      '{ memberDocuments(first: 1) { edges { node { status remarks documents { status } dateTimeUpdated } } } messages(first: 1) { edges { node { automatedMessageType } } } }',
    );
    expect(data).toEqual({
      memberDocuments: {
        edges: [
          {
            node: {
              status: 'REJECTED',
              remarks: 'Too old.',
              documents: [{ status: 'REJECTED' }],
              dateTimeUpdated: NOW,
            },
          },
        ],
      },
      messages: { edges: [{ node: { automatedMessageType: 'DOCUMENT_REJECTED' } }] },
    });
    expect((await ava.control(REVIEW, { document: 'nothing', status: 'APPROVED' })).code).toBe('NOT_FOUND');
  });
});
