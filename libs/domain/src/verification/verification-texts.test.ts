import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import {
  documentNames,
  documentReasons,
  fileReasons,
  identityNeededMessage,
  mostImages,
  partNames,
  rejectionText,
  uploadHint,
  uploadLimits,
  uploadReasons,
} from './index.ts';

describe('what a person is told of their documents', () => {
  it('KYC-13 KYC-14 says why a file is not taken', () => {
    expect(reasonRows(fileReasons)).toEqual([
      ['tooLarge', 'PAYLOAD_TOO_LARGE', 'File size must be less than 5MB'],
      ['notAnImage', 'BAD_USER_INPUT', 'Please upload only image files (JPEG, JPG, PNG, WEBP)'],
      ['damaged', 'BAD_USER_INPUT', 'The image is damaged or incomplete. Please take or save it again.'],
      [
        'foreignContent',
        'BAD_USER_INPUT',
        'The image has something in it that is not part of an image. Please take or save it again.',
      ],
    ]);
  });

  it.each([
    ['PASSPORT', 'Proof of identity'],
    ['DRIVING_LICENCE', 'Proof of identity'],
    ['ID', 'Proof of identity'],
    ['PROOF_OF_ADDRESS', 'Proof of address'],
    ['BANK_STATEMENT', 'Proof of address'],
    ['OTHER', 'Proof of address'],
  ] as const)('KYC-27 says why nothing can be uploaded for a %s, which is a %s', (type, part) => {
    const told = reasonRows(uploadReasons, { type });
    expect(told).toEqual([
      [
        'PENDING',
        'CONFLICT',
        `${part}: your document is waiting for its review. Nothing more can be uploaded until then.`,
      ],
      [
        'PROCESSING',
        'CONFLICT',
        `${part}: your document is being reviewed. Nothing more can be uploaded until then.`,
      ],
      ['APPROVED', 'CONFLICT', `${part}: your document has been approved already.`],
      ['oneImage', 'BAD_USER_INPUT', 'A document of this type is one image.'],
      [
        'oneOrTwoImages',
        'BAD_USER_INPUT',
        'A document of this type is one image, or two for its front and its back.',
      ],
    ]);
  });

  it('KYC-01 KYC-16 names the parts and the types', () => {
    expect(partNames).toEqual({ identity: 'Proof of identity', address: 'Proof of address' });
    expect(documentNames).toEqual({
      PASSPORT: 'Passport',
      DRIVING_LICENCE: 'Driving licence',
      ID: 'ID document',
      PROOF_OF_ADDRESS: 'Proof of address',
      BANK_STATEMENT: 'Bank statement',
      OTHER: 'Other',
    });
  });

  it('KYC-15 KYC-24 hints at the size and says what a withdrawal needs', () => {
    expect(uploadHint).toBe('PNG or JPG (max. 800x400px)');
    expect(uploadLimits).toBe('JPEG, JPG, PNG and WEBP images of up to 5MB are accepted.');
    expect(identityNeededMessage).toBe('Your identity must be verified before you can withdraw.');
    expect(mostImages).toBe(2);
    expect(documentReasons.unknown.code).toBe('NOT_FOUND');
  });

  it.each([
    ['It&#39;s too dark', "It's too dark"],
    ['&quot;Name&quot; is cut off', '"Name" is cut off'],
    ['  Too old. ', 'Too old.'],
    ['\n', 'Your document was rejected. Please upload a clear, complete and valid document.'],
  ])('KYC-12 reads the remarks %j as %j', (remarks, text) => {
    expect(rejectionText(remarks)).toBe(text);
  });
});
