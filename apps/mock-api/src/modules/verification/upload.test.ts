import { describe, expect, it } from 'vitest';
import { JPEG_IMAGE as JPEG, pngImage, pngOfSize, WEBP_IMAGE as WEBP } from '#test/kit/images.ts';
import { headers } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { operationsFor, rawForm, sendForm, sendWithoutEnd, upload } from '#test/kit/uploads.ts';
import type { Uploader } from '#test/kit/uploads.ts';

const MAX = 5 * 1024 * 1024;
const PNG = pngImage();
const LIST = '{ memberDocuments { totalCount } }';
const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

const from = ({ world, token }: SeededPerson): Uploader => ({ platform, world, token });

let refused: Promise<SeededPerson> | undefined;

/** Noah in the one world of all tests in which nothing is taken of him. */
const refusedNoah = () => (refused ??= person('noah'));

/** An archive without entries. */
const ARCHIVE = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);

describe('uploading', () => {
  it('KYC-21 KYC-22 stores the files of a multipart request as a PENDING, PRIVATE document', async () => {
    const noah = await person('noah');
    const { code, document } = await upload(from(noah), 'ID', [PNG, JPEG]);
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

  it('KYC-13 KYC-22 takes up to 5 MB, 5 MB included, and refuses one byte more', async () => {
    const noah = await person('noah');
    expect((await upload(from(noah), 'PASSPORT', [pngOfSize(MAX)])).code).toBeNull();
    const { status, code, message } = await upload(from(noah), 'PASSPORT', [pngOfSize(MAX + 1)]);
    expect([status, code, message]).toEqual([413, 'PAYLOAD_TOO_LARGE', 'File size must be less than 5MB']);
    const second = await upload(from(noah), 'ID', [PNG, pngOfSize(MAX + 1)]);
    expect([second.status, second.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const fresh = await person('noah');
    expect((await upload(from(fresh), 'ID', [pngOfSize(MAX), pngOfSize(MAX)])).code).toBeNull();
    expect((await fresh.main(LIST)).data).toMatchObject({ memberDocuments: { totalCount: 1 } });
  });

  it('KYC-13 KYC-22 refuses a file beyond 5 MB while it is being sent, not when it has come to its end', async () => {
    const noah = await refusedNoah();
    const form = rawForm({ operations: operationsFor(1), map: { 0: ['variables.documents.0'] } }, [
      pngOfSize(MAX + 100_000),
    ]);
    const { status, body } = await sendWithoutEnd(from(noah), form.subarray(0, MAX + 50_000));
    expect(status).toBe(413);
    expect(body).toContain('PAYLOAD_TOO_LARGE');
    expect((await noah.main(LIST)).data).toMatchObject({ memberDocuments: { totalCount: 0 } });
  });

  it('refuses the files of a visitor before they are read', async () => {
    const { world } = await person('noah');
    const form = rawForm({ operations: operationsFor(1), map: { 0: ['variables.documents.0'] } }, [PNG]);
    const { body } = await sendWithoutEnd({ platform, world, token: '' }, form.subarray(0, 40));
    expect(body).toContain('UNAUTHENTICATED');
  });

  it('KYC-14 KYC-22 takes JPEG, PNG and WEBP by what they hold, whatever their names say', async () => {
    for (const file of [PNG, JPEG, WEBP])
      expect((await upload(from(await person('noah')), 'PASSPORT', [file], 'x.txt')).code).toBeNull();
    const noah = await person('noah');
    for (const text of [
      '%PDF-1.7',
      'GIF89a',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'RIFF----WAVE',
      '',
    ]) {
      const { code, message } = await upload(from(noah), 'PASSPORT', [Buffer.from(text)], 'passport.png');
      expect([code, message]).toEqual([
        'BAD_USER_INPUT',
        'Please upload only image files (JPEG, JPG, PNG, WEBP)',
      ]);
    }
    expect((await upload(from(noah), 'PASSPORT', [PNG, Buffer.from('%PDF-1.7')])).code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await noah.main(LIST)).data).toMatchObject({ memberDocuments: { totalCount: 0 } });
  });

  it.each([
    ['a renamed program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a renamed program of Linux', Buffer.from('7f454c4602010100', 'hex')],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
  ])('KYC-22 refuses %s', async (_kind, content) => {
    const noah = await refusedNoah();
    const { code, message } = await upload(from(noah), 'PASSPORT', [content], 'passport.png');
    expect([code, message]).toEqual([
      'BAD_USER_INPUT',
      'Please upload only image files (JPEG, JPG, PNG, WEBP)',
    ]);
    expect((await noah.main(LIST)).data).toMatchObject({ memberDocuments: { totalCount: 0 } });
  });

  it.each([
    ['a JPEG that is cut off', JPEG.subarray(0, -40), 'damaged'],
    ['a PNG that is cut off', PNG.subarray(0, -1), 'damaged'],
    ['a WEBP that is cut off', WEBP.subarray(0, -2), 'damaged'],
    ['the beginning of a PNG and nothing else', PNG.subarray(0, 8), 'damaged'],
    ['an image with an archive behind it', Buffer.concat([JPEG, ARCHIVE]), 'foreign'],
    [
      'an image that is a page too',
      Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')]),
      'foreign',
    ],
    ['an image with a page inside it', pngImage(Buffer.from('<html ><script>alert(1)</script>')), 'foreign'],
  ] as const)('KYC-22 refuses %s', async (_kind, content, problem) => {
    const noah = await refusedNoah();
    const { code, message } = await upload(from(noah), 'PASSPORT', [content]);
    expect([code, message]).toEqual([
      'BAD_USER_INPUT',
      {
        damaged: 'The image is damaged or incomplete. Please take or save it again.',
        foreign: 'The image has something in it that is not part of an image. Please take or save it again.',
      }[problem],
    ]);
    expect((await noah.main(LIST)).data).toMatchObject({ memberDocuments: { totalCount: 0 } });
  });

  it.each([
    ['a map that leads nowhere', { operations: operationsFor(1), map: { 0: ['variables.scans.0'] } }],
    ['a map that leads beside the variables', { operations: operationsFor(1), map: { 0: ['query'] } }],
    [
      'a map that leads to a prototype',
      { operations: operationsFor(1), map: { 0: ['variables.__proto__.x'] } },
    ],
    ['a map that names no file', { operations: operationsFor(1), map: { 7: ['variables.documents.0'] } }],
    ['a map that is a list', { operations: operationsFor(1), map: [['variables.documents.0']] }],
    ['a map that is no JSON', { operations: operationsFor(1), map: '{' }],
    ['no map', { operations: operationsFor(1) }],
    ['no operations', { map: { 0: ['variables.documents.0'] } }],
    ['a batch', { operations: [operationsFor(1)], map: { 0: ['0.variables.documents.0'] } }],
    ['a file of which the map says nothing', { operations: operationsFor(1), map: {} }],
  ])('KYC-22 refuses %s', async (_kind, fields) => {
    const noah = await refusedNoah();
    const { code } = await sendForm(from(noah), rawForm(fields, [PNG]));
    expect(code).toBe('BAD_USER_INPUT');
    expect((await noah.main(LIST)).data).toMatchObject({ memberDocuments: { totalCount: 0 } });
  });

  it.each([
    [
      'aliases',
      (field: string) => `{ ${Array.from({ length: 20 }, (_, at) => `f${String(at)}: ${field}`).join(' ')} }`,
    ],
    [
      'a fragment',
      (field: string) =>
        `{ a: ${field} ...More } fragment More on Mutation { b: ${field} ... { c: ${field} } }`,
    ],
  ])('stores nothing of an upload that is to be carried out several times, by %s', async (_how, several) => {
    const noah = await refusedNoah();
    const query = `mutation Many($documents: [File!]!) ${several('createMemberDocument(documents: $documents, type: ID) { id }')}`;
    const operations = { query, variables: { documents: [null] } };
    const form = rawForm({ operations, map: { 0: ['variables.documents.0'] } }, [PNG]);
    expect(await sendForm(from(noah), form)).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'An upload must ask for one field only.',
    });
    expect((await noah.main(LIST)).data).toMatchObject({ memberDocuments: { totalCount: 0 } });
  });

  it.each([
    '../../../etc/passwd',
    'C:\\temp\\x.exe',
    'a\u0000b.png',
    'a\u0007\u001b[2J.png',
    '',
    'x'.repeat(5_000),
  ])('keeps nothing of the file name %j', async (name) => {
    const noah = await person('noah');
    const form = rawForm({ operations: operationsFor(1), map: { 0: ['variables.documents.0'] } }, [PNG]);
    const [before, after] = form.toString('latin1').split('filename="x.png"');
    const named = Buffer.from(`${String(before)}filename="${name}"${String(after)}`, 'latin1');
    expect((await sendForm(from(noah), named)).code).toBeUndefined();
    const { data } = await noah.main('{ memberDocuments { edges { node { documents { uri } } } } }');
    const { uri } = (data as { memberDocuments: { edges: { node: { documents: { uri: string }[] } }[] } })
      .memberDocuments.edges[0]?.node.documents[0] ?? { uri: '' };
    expect(uri).toMatch(/^\/documents\/img_[\w-]+$/);
    const sent = headers(noah.world, { authorization: `Bearer ${noah.token}` });
    const image = await fetch(`${platform.url}${uri}`, { headers: sent });
    expect(image.headers.get('content-disposition')).toBe('inline; filename="document.png"');
  });

  it('stores one image of two parts of one name', async () => {
    const noah = await person('noah');
    const fields = { operations: operationsFor(1), map: { 0: ['variables.documents.0'] } };
    const form = rawForm(fields, [PNG, JPEG]).toString('latin1').replace('name="1"', 'name="0"');
    expect((await sendForm(from(noah), Buffer.from(form, 'latin1'))).code).toBeUndefined();
    const { data } = await noah.main('{ memberDocuments { edges { node { documents { status } } } } }');
    expect(data).toEqual({ memberDocuments: { edges: [{ node: { documents: [{ status: 'PENDING' }] } }] } });
  });

  it("says that a field is too large when 'operations' or 'map' is", async () => {
    const noah = await person('noah');
    const map = { 0: ['variables.documents.0'] };
    const operations = { ...operationsFor(1), more: 'x'.repeat(70_000) };
    for (const fields of [
      { operations, map },
      { operations: operationsFor(1), map: { ...map, more: ['x'.repeat(70_000)] } },
    ]) {
      expect(await sendForm(from(noah), rawForm(fields, [PNG]))).toEqual({
        code: 'PAYLOAD_TOO_LARGE',
        message: "A field of the upload, 'operations' or 'map', is too large.",
      });
    }
  });

  it('KYC-22 refuses an upload that stops in the middle', async () => {
    const noah = await refusedNoah();
    const whole = rawForm({ operations: operationsFor(1), map: { 0: ['variables.documents.0'] } }, [PNG]);
    for (const cut of [whole.length - 30, whole.length - 60, 20]) {
      const { code, message } = await sendForm(from(noah), whole.subarray(0, cut));
      expect([code, message]).toEqual(['BAD_USER_INPUT', 'The upload is incomplete or cannot be read.']);
    }
    expect((await noah.main(LIST)).data).toMatchObject({ memberDocuments: { totalCount: 0 } });
  });

  it('KYC-16 KYC-21 takes a document of every type', async () => {
    const types = ['PASSPORT', 'DRIVING_LICENCE', 'ID', 'PROOF_OF_ADDRESS', 'BANK_STATEMENT', 'OTHER'];
    for (const type of types) {
      const { document } = await upload(from(await person('noah')), type, [PNG]);
      expect(document).toMatchObject({ type, status: 'PENDING' });
    }
    const noah = await person('noah');
    expect((await upload(from(noah), 'LIBRARY_CARD', [PNG])).code).toBe('BAD_USER_INPUT');
  });

  it('KYC-21 takes one image, or two of a document that has a back', async () => {
    const noah = await person('noah');
    for (const type of ['PASSPORT', 'PROOF_OF_ADDRESS', 'BANK_STATEMENT', 'OTHER']) {
      const { code, message } = await upload(from(noah), type, [PNG, PNG]);
      expect([code, message]).toEqual(['BAD_USER_INPUT', 'A document of this type is one image.']);
    }
    expect((await noah.main(LIST)).data).toMatchObject({ memberDocuments: { totalCount: 0 } });
    expect((await upload(from(noah), 'ID', [PNG, PNG, PNG])).code).toBe('BAD_USER_INPUT');
    const none = await noah.main(operationsFor(0).query, operationsFor(0).variables);
    expect(none.code).toBe('BAD_USER_INPUT');
    for (const type of ['ID', 'DRIVING_LICENCE'])
      expect((await upload(from(await person('noah')), type, [PNG, PNG])).code).toBeNull();
  });
});
