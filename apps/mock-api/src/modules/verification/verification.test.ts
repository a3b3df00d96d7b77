import { describe, expect, it } from 'vitest';
import { JPEG_IMAGE as JPEG, pngImage } from '#test/kit/images.ts';
import { headers } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { upload } from '#test/kit/uploads.ts';
import type { Uploader } from '#test/kit/uploads.ts';

const NOW = '2026-03-02T02:00:00.000Z';
const PNG = pngImage();
const LIST =
  '{ memberDocuments { totalCount edges { node { id type status visibility documents { uri status } remarks dateTimeCreated dateTimeUpdated } } } }';
const REVIEW =
  'mutation Review($world: ID!, $document: ID!, $status: DocumentStatus!, $remarks: String) { reviewDocument(world: $world, document: $document, status: $status, remarks: $remarks) }';

const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

async function idsOf({ main }: SeededPerson): Promise<readonly string[]> {
  const { data } = await main('{ memberDocuments(first: 100) { edges { node { id } } } }');
  const { edges } = data?.['memberDocuments'] as { edges: { node: { id: string } }[] };
  return edges.map(({ node }) => node.id);
}

const from = ({ world, token }: SeededPerson): Uploader => ({ platform, world, token });

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
    const { document } = await upload(from(noah), 'PASSPORT', [JPEG], 'x.png');
    const uri = document?.documents[0]?.uri ?? '';
    const read = (token: string | null) =>
      fetch(`${platform.url}${uri}`, { headers: headers(noah.world, { authorization: token }) });
    const own = await read(`Bearer ${noah.token}`);
    expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ]);
    expect(
      ['x-content-type-options', 'content-disposition', 'content-security-policy'].map((name) =>
        own.headers.get(name),
      ),
    ).toEqual(['nosniff', 'inline; filename="document.jpeg"', "default-src 'none'; sandbox"]);
    expect(Buffer.from(await own.arrayBuffer())).toEqual(JPEG);
    expect((await read(null)).status).toBe(401);
    const mia = await seededPerson(platform, noah.world, 'mia');
    expect((await read(`Bearer ${mia.token}`)).status).toBe(404);
    expect(await idsOf(noah)).toContain(document?.id);
    const ofMia = await idsOf(mia);
    expect(ofMia.length).toBeGreaterThan(0);
    expect(ofMia).not.toContain(document?.id);
  });
});

describe('the review', () => {
  it('KYC-06 KYC-25 verifies the member once identity and address are approved, and pushes it', async () => {
    const noah = await person('noah');
    const identity = (await upload(from(noah), 'PASSPORT', [PNG])).document?.id;
    const address = (await upload(from(noah), 'BANK_STATEMENT', [PNG])).document?.id;
    const pushes = await openPushes(platform, noah.world, noah.token, [
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

  it('KYC-07 KYC-25 verifies a member of a special variant by the identity alone', async () => {
    const noah = await person('noah');
    await noah.world.write(({ db }) =>
      db.updateTable('members').set({ brand: 'rosella' }).where('id', '=', 'mem_noah').execute(),
    );
    const identity = (await upload(from(noah), 'DRIVING_LICENCE', [PNG])).document?.id;
    await noah.control(REVIEW, { document: identity, status: 'APPROVED' });
    expect((await noah.main('{ me { verified } }')).data).toEqual({ me: { verified: true } });
  });

  it('KYC-06 KYC-07 KYC-25 verifies nobody by an address alone', async () => {
    for (const brand of ['magpie', 'kookaburra', 'rosella', 'lorikeet']) {
      const noah = await person('noah');
      await noah.world.write(({ db }) =>
        db.updateTable('members').set({ brand }).where('id', '=', 'mem_noah').execute(),
      );
      const address = (await upload(from(noah), 'OTHER', [PNG])).document?.id;
      await noah.control(REVIEW, { document: address, status: 'APPROVED' });
      expect((await noah.main('{ me { verified } }')).data, brand).toEqual({ me: { verified: false } });
      const identity = (await upload(from(noah), 'ID', [PNG])).document?.id;
      await noah.control(REVIEW, { document: identity, status: 'APPROVED' });
      expect((await noah.main('{ me { verified } }')).data, brand).toEqual({ me: { verified: true } });
    }
  });

  it('KYC-26 makes a withdrawal possible once both uploaded documents are approved', async () => {
    const noah = await person('noah');
    const withdraw = async () => {
      const input = { withdrawalMethod: 'wm_payid', amount: '50.00' };
      const { code, data } = await noah.main(
        'mutation W($input: InitiatePaymentIQWithdrawalInput!) { initiatePaymentIQWithdrawal(input: $input) }',
        { input },
      );
      return code ?? data?.['initiatePaymentIQWithdrawal'];
    };
    const licence = (await upload(from(noah), 'DRIVING_LICENCE', [PNG, JPEG])).document?.id;
    const statement = (await upload(from(noah), 'BANK_STATEMENT', [PNG])).document?.id;
    expect(await withdraw()).toBe('MEMBER_NOT_VERIFIED');
    await noah.control(REVIEW, { document: statement, status: 'APPROVED' });
    expect(await withdraw()).toBe('MEMBER_NOT_VERIFIED');
    await noah.control(REVIEW, { document: licence, status: 'APPROVED' });
    expect(await withdraw()).toMatch(/\/cashier\/wdr_/);
  });

  it('lists the documents of a world, of one member or in one state', async () => {
    const ava = await person('ava');
    const listed = async (choice: string) => {
      const query = `query Listed($world: ID!) { worldDocuments(world: $world${choice}) { id email type status images remarks } }`;
      return (await ava.control(query)).data?.['worldDocuments'] as { id: string }[] | undefined;
    };
    expect(await listed(', member: "ava@magpie.test"')).toEqual([
      {
        id: 'doc_ava_proof_of_address',
        email: 'ava@magpie.test',
        type: 'PROOF_OF_ADDRESS',
        status: 'PENDING',
        images: 1,
        remarks: null,
      },
      {
        id: 'doc_ava_passport',
        email: 'ava@magpie.test',
        type: 'PASSPORT',
        status: 'REJECTED',
        images: 1,
        remarks: 'The photo page is cut off at the bottom. Please upload the whole page.',
      },
    ]);
    expect((await listed(', status: PENDING'))?.map(({ id }) => id)).toEqual(['doc_ava_proof_of_address']);
    expect((await listed(', member: "mem_mia"'))?.length).toBe(2);
    expect((await listed(''))?.length).toBe(14);
    expect(await listed(', member: "nobody@magpie.test"')).toBeUndefined();
  });

  it('KYC-03 goes by the latest document of a type', async () => {
    const noah = await person('noah');
    const first = (await upload(from(noah), 'PASSPORT', [PNG])).document?.id;
    const address = (await upload(from(noah), 'OTHER', [PNG])).document?.id;
    await noah.control(REVIEW, { document: first, status: 'REJECTED' });
    await noah.world.clock.advance('PT1S');
    expect((await upload(from(noah), 'PASSPORT', [PNG])).code).toBeNull();
    await noah.control(REVIEW, { document: first, status: 'APPROVED' });
    await noah.control(REVIEW, { document: address, status: 'APPROVED' });
    expect((await noah.main('{ me { verified } }')).data).toEqual({ me: { verified: false } });
  });

  it('KYC-23 rejects with remarks and a message', async () => {
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
