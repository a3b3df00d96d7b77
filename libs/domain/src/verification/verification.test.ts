import { describe, expect, it } from 'vitest';
import {
  addressTypes,
  canUpload,
  decideUpload,
  decideFile,
  decideFileSize,
  fileReasons,
  uploadReasons,
  hasBack,
  identityTypes,
  isFullyApproved,
  largestFileBytes,
  latestByType,
  overallStatus,
  partsOf,
  partState,
  partStatus,
  rejectionText,
  typesOfPart,
  verificationAfterReview,
} from './index.ts';
import { imageTypeOf } from './files.ts';
import { decisionText } from '../decision/index.ts';
import type { DocumentFact, DocumentStatus, DocumentType } from './index.ts';

const document = (type: DocumentType, status: DocumentStatus, dateTimeCreated = 1): DocumentFact => ({
  type,
  status,
  dateTimeCreated,
});

describe('documents', () => {
  it.each(['PENDING', 'PROCESSING', 'APPROVED', 'REJECTED'] as const)('KYC-02 can be %s', (status) => {
    expect(partStatus([document('PASSPORT', status)], identityTypes)).toBe(status);
  });

  it('KYC-03 count by the latest of each type', () => {
    const old = document('PASSPORT', 'APPROVED', 1);
    const recent = document('PASSPORT', 'REJECTED', 2);
    const other = document('OTHER', 'PENDING', 3);
    expect(latestByType([old, recent, other])).toEqual([other, recent]);
    expect(latestByType([recent, old])).toEqual([recent]);
    expect(partStatus([old, recent], identityTypes)).toBe('REJECTED');
    expect(partStatus([document('PASSPORT', 'PENDING', 1), recent], identityTypes)).toBe('REJECTED');
    expect(overallStatus([document('PASSPORT', 'PENDING', 1), recent], false)).toBe('rejected');
    expect(isFullyApproved([old, recent], true)).toBe(false);
    expect(partState('identity', [old, recent])).toMatchObject({ latest: [recent], rejected: [recent] });
  });

  it.each(['PASSPORT', 'DRIVING_LICENCE', 'ID'] as const)('KYC-04 approve the identity by %s', (type) => {
    expect(partStatus([document(type, 'APPROVED')], identityTypes)).toBe('APPROVED');
    expect(partStatus([document(type, 'APPROVED')], addressTypes)).toBe('NONE');
  });

  it.each(['PROOF_OF_ADDRESS', 'BANK_STATEMENT', 'OTHER'] as const)(
    'KYC-05 approve the address by %s',
    (type) => {
      expect(partStatus([document(type, 'APPROVED')], addressTypes)).toBe('APPROVED');
      expect(partStatus([document(type, 'APPROVED')], identityTypes)).toBe('NONE');
    },
  );

  it('KYC-06 approve a member by identity and address together', () => {
    const identity = document('PASSPORT', 'APPROVED');
    const address = document('OTHER', 'APPROVED');
    expect(isFullyApproved([identity, address], false)).toBe(true);
    expect(isFullyApproved([identity], false)).toBe(false);
    expect(isFullyApproved([address], false)).toBe(false);
    expect(isFullyApproved([identity, document('OTHER', 'PENDING')], false)).toBe(false);
  });

  it.each([
    ['none', []],
    ['pending', [document('PASSPORT', 'APPROVED'), document('OTHER', 'PENDING')]],
    ['pending', [document('PASSPORT', 'PENDING'), document('OTHER', 'PROCESSING')]],
    ['pending', [document('PASSPORT', 'PENDING'), document('OTHER', 'APPROVED')]],
    ['pending', [document('PASSPORT', 'APPROVED'), document('ID', 'PENDING'), document('OTHER', 'APPROVED')]],
    ['processing', [document('PASSPORT', 'PROCESSING'), document('OTHER', 'REJECTED')]],
    ['processing', [document('PASSPORT', 'REJECTED'), document('OTHER', 'PROCESSING')]],
    [
      'processing',
      [
        document('PASSPORT', 'APPROVED'),
        document('OTHER', 'PROCESSING'),
        document('BANK_STATEMENT', 'APPROVED'),
      ],
    ],
    ['approved', [document('PASSPORT', 'APPROVED'), document('OTHER', 'APPROVED')]],
    [
      'approved',
      [document('PASSPORT', 'APPROVED'), document('ID', 'REJECTED'), document('OTHER', 'APPROVED')],
    ],
    ['rejected', [document('PASSPORT', 'APPROVED'), document('OTHER', 'REJECTED')]],
    ['rejected', [document('PASSPORT', 'REJECTED')]],
    ['rejected', [document('OTHER', 'REJECTED')]],
    ['none', [document('PASSPORT', 'APPROVED')]],
    ['none', [document('OTHER', 'APPROVED')]],
  ] as const)('KYC-08 are %s together (%#)', (status, documents) => {
    expect(overallStatus(documents, false)).toBe(status);
  });

  it('KYC-07 KYC-08 are approved by identity alone on the special variants', () => {
    expect(overallStatus([document('PASSPORT', 'APPROVED')], true)).toBe('approved');
    expect(overallStatus([document('OTHER', 'APPROVED')], true)).toBe('none');
    expect(overallStatus([document('ID', 'APPROVED'), document('OTHER', 'REJECTED')], true)).toBe('approved');
  });

  it('KYC-09 reject a part whose latest is rejected and none of whose types is better', () => {
    const rejected = document('PASSPORT', 'REJECTED', 5);
    expect(partStatus([rejected], identityTypes)).toBe('REJECTED');
    for (const status of ['APPROVED', 'PENDING', 'PROCESSING'] as const) {
      expect(partStatus([rejected, document('ID', status)], identityTypes)).toBe(status);
    }
  });

  it('KYC-10 KYC-11 can be uploaded for a part without any, and again when it is rejected only', () => {
    const parts = ['NONE', 'REJECTED', 'PENDING', 'PROCESSING', 'APPROVED'] as const;
    expect(parts.filter(canUpload)).toEqual(['NONE', 'REJECTED']);
  });
});

describe('an upload', () => {
  it.each([
    ['PASSPORT', [], null],
    ['PASSPORT', [document('ID', 'REJECTED'), document('OTHER', 'APPROVED')], null],
    ['OTHER', [document('PASSPORT', 'PENDING'), document('BANK_STATEMENT', 'REJECTED')], null],
    ['PASSPORT', [document('PASSPORT', 'PENDING')], 'PENDING'],
    ['DRIVING_LICENCE', [document('ID', 'PENDING')], 'PENDING'],
    ['ID', [document('PASSPORT', 'PROCESSING')], 'PROCESSING'],
    ['PASSPORT', [document('PASSPORT', 'APPROVED')], 'APPROVED'],
    ['ID', [document('ID', 'REJECTED', 2), document('PASSPORT', 'APPROVED', 1)], 'APPROVED'],
    ['BANK_STATEMENT', [document('OTHER', 'APPROVED')], 'APPROVED'],
    ['PASSPORT', [document('PASSPORT', 'REJECTED', 2), document('PASSPORT', 'APPROVED', 1)], null],
  ] as const)('KYC-27 of %s is decided by its part: %#', (type, documents, reason) => {
    const decision = decideUpload({ type, documents, images: 1 });
    expect(decision.allowed ? null : decision.reason).toBe(reason);
    const part = typesOfPart('identity').includes(type) ? 'identity' : 'address';
    expect(partState(part, documents).uploadable).toBe(decision.allowed);
  });

  it('KYC-27 is refused in words that name the part', () => {
    const texts = (['PENDING', 'PROCESSING', 'APPROVED'] as const).map((status) => {
      const documents = [document('PASSPORT', status)];
      return decisionText(uploadReasons, decideUpload({ type: 'PASSPORT', documents, images: 1 }));
    });
    expect(texts).toEqual([
      'Proof of identity: your document is waiting for its review. Nothing more can be uploaded until then.',
      'Proof of identity: your document is being reviewed. Nothing more can be uploaded until then.',
      'Proof of identity: your document has been approved already.',
    ]);
    const approved = [document('OTHER', 'APPROVED')];
    expect(decisionText(uploadReasons, decideUpload({ type: 'OTHER', documents: approved, images: 1 }))).toBe(
      'Proof of address: your document has been approved already.',
    );
  });
});

describe('a review', () => {
  it.each([
    [false, false, true, 'verify'],
    [false, true, true, 'verify'],
    [true, true, true, null],
    [true, false, true, null],
    [true, true, false, 'revoke'],
    [true, false, false, null],
    [false, true, false, null],
    [false, false, false, null],
  ] as const)(
    'KYC-25 KYC-28 of a member with verified %s whose documents sufficed %s and now %s: %s',
    (verified, before, after, change) => {
      expect(verificationAfterReview({ verified, before, after })).toBe(change);
    },
  );
});

describe('files', () => {
  it('KYC-13 are taken up to 5 MB, 5 MB included', () => {
    expect(largestFileBytes).toBe(5_242_880);
    expect(decideFileSize(5_242_880)).toMatchObject({ allowed: true });
    expect(decisionText(fileReasons, decideFileSize(5_242_881))).toBe('File size must be less than 5MB');
    expect(decideFile(new Uint8Array(5_242_881))).toMatchObject({ reason: 'tooLarge' });
  });

  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

  it.each([
    ['image/jpeg', '\u00ff\u00d8\u00ff\u00e0 JFIF'],
    ['image/png', '\u0089PNG\r\n\u001a\n...'],
    ['image/webp', 'RIFF....WEBPVP8 '],
    [null, 'RIFF....WAVEfmt '],
    [null, 'GIF89a'],
    [null, '%PDF-1.7'],
    [null, '<svg'],
    [null, '\u00ff\u00d8'],
    [null, ''],
  ])('KYC-14 are %s by how they begin (%#)', (type, start) => {
    expect(imageTypeOf(bytes(start))).toBe(type);
  });

  it('KYC-14 are refused unless they are JPEG, PNG or WEBP', () => {
    const message = 'Please upload only image files (JPEG, JPG, PNG, WEBP)';
    for (const content of ['%PDF-1.7', 'GIF89a', '<svg', ''])
      expect(decisionText(fileReasons, decideFile(bytes(content)))).toBe(message);
  });
});

describe('the two parts', () => {
  it('KYC-01 KYC-07 are identity and address, and identity alone on the special variants', () => {
    expect(partsOf(false)).toEqual(['identity', 'address']);
    expect(partsOf(true)).toEqual(['identity']);
    expect(typesOfPart('identity')).toEqual(['PASSPORT', 'DRIVING_LICENCE', 'ID']);
    expect(typesOfPart('address')).toEqual(['PROOF_OF_ADDRESS', 'BANK_STATEMENT', 'OTHER']);
  });

  it('KYC-07 an approved identity alone makes a member fully approved on the special variants, and no address is asked for', () => {
    expect(isFullyApproved([document('ID', 'APPROVED')], true)).toBe(true);
    expect(isFullyApproved([document('ID', 'APPROVED')], false)).toBe(false);
    expect(isFullyApproved([document('OTHER', 'APPROVED')], true)).toBe(false);
    expect(partsOf(true)).not.toContain('address');
  });

  it('KYC-10 KYC-11 KYC-12 take an upload at first and after a rejection, and show the rejected ones', () => {
    const rejected = document('PASSPORT', 'REJECTED', 2);
    const pending = document('ID', 'PENDING', 3);
    expect(partState('identity', [])).toEqual({ status: 'NONE', latest: [], rejected: [], uploadable: true });
    expect(partState('identity', [rejected, document('OTHER', 'APPROVED')])).toEqual({
      status: 'REJECTED',
      latest: [rejected],
      rejected: [rejected],
      uploadable: true,
    });
    expect(partState('identity', [pending, rejected])).toEqual({
      status: 'PENDING',
      latest: [pending, rejected],
      rejected: [rejected],
      uploadable: false,
    });
    expect(partState('identity', [document('ID', 'APPROVED'), rejected])).toMatchObject({
      status: 'APPROVED',
      rejected: [],
      uploadable: false,
    });
  });

  it('KYC-12 tell why a document was rejected', () => {
    expect(rejectionText('Too old.')).toBe('Too old.');
    for (const none of [null, undefined, '', '  ']) {
      expect(rejectionText(none)).toBe(
        'Your document was rejected. Please upload a clear, complete and valid document.',
      );
    }
  });

  it('KYC-17 take a back image of a licence and an ID document only', () => {
    const all = [...typesOfPart('identity'), ...typesOfPart('address')];
    expect(all.filter(hasBack)).toEqual(['DRIVING_LICENCE', 'ID']);
    const told = (type: (typeof all)[number], images: number) =>
      decisionText(uploadReasons, decideUpload({ type, images, documents: [] }));
    for (const type of all) expect(told(type, 1)).toBeNull();
    expect(all.filter((type) => told(type, 2) === null)).toEqual(['DRIVING_LICENCE', 'ID']);
    expect(told('PASSPORT', 2)).toBe('A document of this type is one image.');
    for (const count of [0, 3])
      expect(told('ID', count)).toBe(
        'A document of this type is one image, or two for its front and its back.',
      );
  });

  it('KYC-27 say that one waits before they count the images', () => {
    const documents = [document('PASSPORT', 'PENDING')];
    expect(decideUpload({ type: 'PASSPORT', documents, images: 2 })).toMatchObject({ reason: 'PENDING' });
  });
});
