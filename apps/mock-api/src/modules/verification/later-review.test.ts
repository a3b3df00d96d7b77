import { describe, expect, it } from 'vitest';
import { pngImage } from '#test/kit/images.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { upload } from '#test/kit/uploads.ts';
import type { Uploader } from '#test/kit/uploads.ts';

const PNG = pngImage();
const REVIEW =
  'mutation Review($world: ID!, $document: ID!, $status: DocumentStatus!, $remarks: String) { reviewDocument(world: $world, document: $document, status: $status, remarks: $remarks) }';

const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

const from = ({ world, token }: SeededPerson): Uploader => ({ platform, world, token });

describe('a later review', () => {
  const verifiedNoah = async () => {
    const noah = await person('noah');
    const identity = (await upload(from(noah), 'PASSPORT', [PNG])).document?.id;
    const address = (await upload(from(noah), 'OTHER', [PNG])).document?.id;
    for (const document of [identity, address]) await noah.control(REVIEW, { document, status: 'APPROVED' });
    expect((await noah.main('{ me { verified } }')).data).toEqual({ me: { verified: true } });
    return { noah, identity, address };
  };
  const withdraw = async ({ main }: SeededPerson) => {
    const input = { withdrawalMethod: 'wm_payid', amount: '50.00' };
    const { code } = await main(
      'mutation W($input: InitiatePaymentIQWithdrawalInput!) { initiatePaymentIQWithdrawal(input: $input) }',
      { input },
    );
    return code;
  };

  it('KYC-28 takes the verified flag back with a document that had verified the member, pushes it and gives the remarks', async () => {
    const { noah, address } = await verifiedNoah();
    expect(await withdraw(noah)).toBeNull();
    const pushes = await openPushes(platform, noah.world, noah.token, [
      '{ memberUpdated { id body { verified } } }',
      '{ messageCreated { body { title content } } }',
    ]);
    const remarks = `The "bill" isn't yours <script>alert(1)</script>& older than 3 months.`;
    await noah.control(REVIEW, { document: address, status: 'REJECTED', remarks });
    const pushed = [await pushes.next(), await pushes.next()];
    expect(pushed).toContainEqual({ memberUpdated: { id: 'mem_noah', body: { verified: false } } });
    expect(pushed).toContainEqual({
      messageCreated: {
        body: {
          title: 'Document Rejected',
          content:
            '<p>Your document has been rejected. See Account Verification.</p><p>The &quot;bill&quot; isn&#39;t yours &amp; older than 3 months.</p>',
        },
      },
    });
    expect((await noah.main('{ me { verified } }')).data).toEqual({ me: { verified: false } });
    expect(await withdraw(noah)).toBe('MEMBER_NOT_VERIFIED');
    const again = (await upload(from(noah), 'OTHER', [PNG])).document?.id;
    await noah.control(REVIEW, { document: again, status: 'APPROVED' });
    expect((await noah.main('{ me { verified } }')).data).toEqual({ me: { verified: true } });
    pushes.close();
  });

  it('KYC-28 leaves a member verified who no longer needs the rejected document, or never needed one', async () => {
    const { noah, address } = await verifiedNoah();
    await noah.world.write(({ db }) =>
      db.updateTable('members').set({ brand: 'rosella' }).where('id', '=', 'mem_noah').execute(),
    );
    await noah.control(REVIEW, { document: address, status: 'REJECTED' });
    expect((await noah.main('{ me { verified } }')).data).toEqual({ me: { verified: true } });
    const ava = await person('ava');
    await ava.control(
      'mutation V($world: ID!) { setMember(world: $world, member: "mem_ava", input: { verified: true }) { id } }',
    );
    await ava.control(REVIEW, { document: 'doc_ava_proof_of_address', status: 'REJECTED' });
    expect((await ava.main('{ me { verified } }')).data).toEqual({ me: { verified: true } });
  });

  it.each(['PENDING', 'PROCESSING', 'REJECTED'])(
    'KYC-28 takes the flag back when a document that was approved becomes %s',
    async (status) => {
      const { noah, identity } = await verifiedNoah();
      await noah.control(REVIEW, { document: identity, status });
      expect((await noah.main('{ me { verified } }')).data).toEqual({ me: { verified: false } });
    },
  );

  it('FMT-15 FMT-16 FMT-17 keeps remarks as clean free text, and says the usual reasons without any', async () => {
    const ava = await person('ava');
    const remarksOf = async (remarks: string) => {
      await ava.control(REVIEW, { document: 'doc_ava_proof_of_address', status: 'REJECTED', remarks });
      const { data } = await ava.main(
        '{ memberDocuments(first: 1) { edges { node { remarks } } } messages(first: 1) { edges { node { content } } } }',
      );
      return data as unknown;
    };
    const is = (remarks: string | null, told: string) => ({
      memberDocuments: { edges: [{ node: { remarks } }] },
      messages: {
        edges: [
          {
            node: {
              content: `<p>Your document has been rejected. See Account Verification.</p><p>${told}</p>`,
            },
          },
        ],
      },
    });
    expect(await remarksOf(`It's\u0007 "cut"<script>x</script>`)).toEqual(
      is('It&#39;s &quot;cut&quot;', 'It&#39;s &quot;cut&quot;'),
    );
    expect(await remarksOf('a'.repeat(600))).toEqual(is('a'.repeat(500), 'a'.repeat(500)));
    expect(await remarksOf('  ')).toEqual(
      is(null, 'Your document was rejected. Please upload a clear, complete and valid document.'),
    );
  });
});
