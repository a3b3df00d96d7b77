import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakePlatform, held, Refusal } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { loseAndFindSocket } from '#testing/session-setting.ts';
import { sampleAccount } from '#testing/sample-account.ts';
import { memberUpdate } from '#testing/sample-pushes.ts';
import type { SessionService } from '../session/index.ts';
import {
  choose,
  document,
  eachInUtc,
  documentsOf,
  form,
  jpeg,
  part,
  photo,
  renderSection as rendered,
} from './testing.tsx';
import { VerificationSection } from './verification-section.tsx';

eachInUtc();

describe('the section Account Verification', () => {
  it('KYC-01 has two parts, proof of identity and proof of address', async () => {
    rendered();
    await form();
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Proof of identity',
      'Proof of address',
    ]);
    expect(await form('Upload proof of address')).toBeDefined();
  });

  it.each(['kookaburra', 'rosella', 'lorikeet'] as const)(
    'KYC-07 asks for no address on %s',
    async (site) => {
      rendered([], site);
      await form();
      expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
        'Proof of identity',
      ]);
      expect(screen.queryByText(/within the last three months/)).toBeNull();
    },
  );

  it('KYC-16 offers passport, driving licence, ID document, proof of address, bank statement and other', async () => {
    rendered();
    const offered = async (name: string) =>
      within(await form(name))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(await offered('Upload proof of identity')).toEqual(['Passport', 'Driving licence', 'ID document']);
    expect(await offered('Upload proof of address')).toEqual(['Proof of address', 'Bank statement', 'Other']);
  });

  it("KYC-15 shows the hint 'PNG or JPG (max. 800x400px)', whose size is not enforced", async () => {
    rendered();
    const identity = await form();
    expect(within(identity).getByText('PNG or JPG (max. 800x400px)')).toBeDefined();
    expect(
      within(identity).getByText('JPEG, JPG, PNG and WEBP images of up to 5MB are accepted.'),
    ).toBeDefined();
    // A JPEG whose header tells of 4000 by 3000 pixels.
    const large = jpeg.slice();
    const frame = large.findIndex((byte, at) => byte === 0xff && large[at + 1] === 0xc0);
    large.set([0x0b, 0xb8, 0x0f, 0xa0], frame + 5);
    await choose(identity, 'Image', photo('large.jpg', large));
    expect(await within(identity).findByText('large.jpg')).toBeDefined();
  });

  it('KYC-17 takes an ID without its back, and says what is not accepted', async () => {
    const { uploads } = rendered();
    const identity = await form();
    expect(screen.getByText('Scanned copies are not accepted.')).toBeDefined();
    expect(screen.getByText('A proof of address must be issued within the last three months.')).toBeDefined();
    await userEvent.selectOptions(within(identity).getByLabelText('Document type'), 'ID document');
    expect(within(identity).getByRole('group', { name: 'Back image (optional)' })).toBeDefined();
    await choose(identity, 'Front image', photo());
    await within(identity).findByText('licence.jpg');
    await userEvent.click(within(identity).getByRole('button', { name: 'Upload' }));
    expect(uploads[0]?.form.getAll('0')).toHaveLength(1);
    expect(uploads[0]?.form.has('1')).toBe(false);
  });

  it.each([
    ['PENDING', 'Pending'],
    ['PROCESSING', 'Processing'],
    ['APPROVED', 'Approved'],
    ['REJECTED', 'Rejected'],
  ])('KYC-02 shows a document that is %s as %s', async (status, word) => {
    rendered([document('1', 'PASSPORT', status)]);
    const identity = await part('Proof of identity');
    const row = (await within(identity).findByRole('listitem')).textContent;
    expect(row).toBe(`PassportNov 20, 2026 07:05:00${word}`);
  });

  it('KYC-04 KYC-05 sorts the documents into their parts', async () => {
    const types = ['PASSPORT', 'DRIVING_LICENCE', 'ID', 'PROOF_OF_ADDRESS', 'BANK_STATEMENT', 'OTHER'];
    rendered(types.map((type) => document(type, type, 'APPROVED')));
    const listed = async (name: string) =>
      within(await part(name))
        .getAllByRole('listitem')
        .map((item) => item.firstChild?.textContent);
    expect(await listed('Proof of identity')).toEqual(['Passport', 'Driving licence', 'ID document']);
    expect(await listed('Proof of address')).toEqual(['Proof of address', 'Bank statement', 'Other']);
  });

  it.each([
    ['PENDING', 'Your documents are waiting for review.'],
    ['PROCESSING', 'Your documents are being reviewed.'],
    ['APPROVED', 'Your documents have been approved.'],
  ])('KYC-08 says that all is %s', async (status, words) => {
    rendered([document('1', 'PASSPORT', status), document('2', 'OTHER', status)]);
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeDefined();
  });

  it.each(['PENDING', 'PROCESSING', 'APPROVED'])(
    'KYC-10 KYC-11 hides the upload of a part that is %s',
    async (status) => {
      rendered([document('1', 'PASSPORT', status)]);
      const identity = await part('Proof of identity');
      expect(within(identity).queryByRole('form')).toBeNull();
      expect(within(await part('Proof of address')).getByRole('form')).toBeDefined();
    },
  );

  it('KYC-11 offers the upload of a rejected part again', async () => {
    rendered([document('1', 'PASSPORT', 'REJECTED')]);
    expect(await form()).toBeDefined();
  });

  it('KYC-12 a rejected document shows a banner with its remarks', async () => {
    rendered([
      document('1', 'PASSPORT', 'REJECTED', { remarks: 'The photo page is cut off.' }),
      document('2', 'BANK_STATEMENT', 'REJECTED', { remarks: 'Too old.' }),
    ]);
    const identity = await part('Proof of identity');
    expect(within(identity).getByText(/The photo page is cut off\./)).toBeDefined();
    expect(within(identity).queryByText(/Too old/)).toBeNull();
    expect(within(await part('Proof of address')).getByText(/Too old\./)).toBeDefined();
  });

  it('KYC-12 a document rejected without remarks shows the usual reasons', async () => {
    rendered([document('1', 'PASSPORT', 'REJECTED')]);
    const identity = await part('Proof of identity');
    expect(
      within(identity).getByText(
        /Your document was rejected\. Please upload a clear, complete and valid document\./,
      ),
    ).toBeDefined();
  });

  it('KYC-03 shows no banner for a rejected document that a later one of its type has replaced', async () => {
    rendered([
      document('2', 'PASSPORT', 'PENDING', { dateTimeCreated: '2026-11-21T07:05:00.000Z' }),
      document('1', 'PASSPORT', 'REJECTED', { remarks: 'Cut off.' }),
    ]);
    await part('Proof of identity');
    expect(screen.queryByText(/Cut off/)).toBeNull();
  });

  it.each<[push: string, emit: (pushes: SessionService['pushes']) => void]>([
    [
      'messageCreated',
      (pushes) => {
        const body = {
          id: '1',
          read: false,
          title: '',
          content: '',
          dateTimeCreated: '2026-11-21T07:05:00.000Z',
        };
        pushes.emit('messageCreated', { id: sampleAccount.id, body });
      },
    ],
    [
      'memberUpdated',
      (pushes) => {
        pushes.emit('memberUpdated', memberUpdate());
      },
    ],
  ])('follows the review by the push %s', async (_push, emit) => {
    const { session, platform } = rendered([document('1', 'PASSPORT', 'PENDING')]);
    const identity = await part('Proof of identity');
    platform.answer('MemberDocuments', () => documentsOf([document('1', 'PASSPORT', 'APPROVED')]));
    act(() => {
      emit(session.pushes);
    });
    expect((await within(identity).findAllByText('Approved')).length).toBe(2);
  });

  it('shows a review that was missed while the socket was lost', async () => {
    const { platform } = rendered([document('1', 'PASSPORT', 'PENDING')]);
    const identity = await part('Proof of identity');
    platform.answer('MemberDocuments', () => documentsOf([document('1', 'PASSPORT', 'APPROVED')]));
    act(loseAndFindSocket);
    expect((await within(identity).findAllByText('Approved')).length).toBe(2);
  });

  it('can be tried again after a failure', async () => {
    fakePlatform({
      MemberDocuments: () => {
        throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
      },
    });
    renderFeature(<VerificationSection />, { member: true });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakePlatform({ MemberDocuments: () => documentsOf([]) });
    await userEvent.click(again);
    expect(await form()).toBeDefined();
  });

  it('holds the place of its parts while it loads', () => {
    fakePlatform({ MemberDocuments: held<unknown>().answer });
    renderFeature(<VerificationSection />, { member: true });
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText('Scanned copies are not accepted.')).toBeDefined();
  });
});
