import { describe, expect, it } from 'vitest';
import { JPEG_IMAGE as JPEG, pngImage } from '#test/kit/images.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { upload } from '#test/kit/uploads.ts';
import type { Uploader } from '#test/kit/uploads.ts';
import { keepDocument } from './upload.ts';

const PNG = pngImage();
const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

const from = ({ world, token }: SeededPerson): Uploader => ({ platform, world, token });

describe('uploading again', () => {
  const rowsOf = ({ world, id: memberId }: SeededPerson) =>
    Promise.all([
      world.db.selectFrom('memberDocuments').select('type').where('memberId', '=', memberId).execute(),
      world.db
        .selectFrom('memberDocumentFiles')
        .innerJoin('memberDocuments', 'memberDocuments.id', 'documentId')
        .select('memberDocumentFiles.id')
        .where('memberId', '=', memberId)
        .execute(),
    ]);
  const REVIEW =
    'mutation R($world: ID!, $id: ID!, $status: DocumentStatus!) { reviewDocument(world: $world, document: $id, status: $status) }';

  it.each([
    [
      'PENDING',
      'PASSPORT',
      'DRIVING_LICENCE',
      'Proof of identity: your document is waiting for its review. Nothing more can be uploaded until then.',
    ],
    [
      'PROCESSING',
      'ID',
      'ID',
      'Proof of identity: your document is being reviewed. Nothing more can be uploaded until then.',
    ],
    ['APPROVED', 'BANK_STATEMENT', 'OTHER', 'Proof of address: your document has been approved already.'],
  ])(
    'KYC-27 refuses another document of a part that is %s, and stores nothing',
    async (status, first, second, text) => {
      const noah = await person('noah');
      const id = (await upload(from(noah), first, [PNG])).document?.id;
      await noah.control(REVIEW, { id, status });
      const before = await rowsOf(noah);
      expect(before.map(({ length }) => length)).toEqual([1, 1]);
      const { status: http, code, message, document } = await upload(from(noah), second, [JPEG]);
      expect([http, code, message, document]).toEqual([200, 'CONFLICT', text, undefined]);
      expect(await rowsOf(noah)).toEqual(before);
      const other = first === 'BANK_STATEMENT' ? 'PASSPORT' : 'BANK_STATEMENT';
      expect((await upload(from(noah), other, [PNG])).code).toBeNull();
    },
  );

  it('KYC-27 takes a document again once the one before is rejected', async () => {
    const noah = await person('noah');
    const id = (await upload(from(noah), 'PASSPORT', [PNG])).document?.id;
    await noah.control(REVIEW, { id, status: 'REJECTED' });
    expect((await upload(from(noah), 'PASSPORT', [PNG])).code).toBeNull();
  });

  it('KYC-27 takes one of several documents of a part that are sent at the same moment', async () => {
    const noah = await person('noah');
    const sent = ['PASSPORT', 'PASSPORT', 'ID', 'DRIVING_LICENCE'].map((type) =>
      upload(from(noah), type, [PNG]),
    );
    const codes = (await Promise.all(sent)).map(({ code }) => code ?? 'taken');
    expect(codes.sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'taken']);
    expect((await rowsOf(noah)).map(({ length }) => length)).toEqual([1, 1]);
  });

  it('asks once more as a document is kept, since another one may have come while its files were read', async () => {
    const noah = await person('noah');
    const keep = () =>
      noah.world.write((unit) =>
        keepDocument(unit, noah.id, 'PASSPORT', [{ type: 'image/png', content: PNG }]),
      );
    await keep();
    await expect(keep()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await rowsOf(noah)).map(({ length }) => length)).toEqual([1, 1]);
  });
});
