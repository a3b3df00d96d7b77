const largestFileMegabytes = 5;

/** Inclusive (KYC-13). */
export const largestFileBytes = largestFileMegabytes * 1024 * 1024;

/** See KYC-13. */
export const fileSizeMessage = 'File size must be less than 5MB';

/** See KYC-14. */
export const fileTypeMessage = 'Please upload only image files (JPEG, JPG, PNG, WEBP)';

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

const signatures: readonly {
  readonly type: ImageType;
  readonly parts: readonly (readonly [number, string])[];
}[] = [
  { type: 'image/jpeg', parts: [[0, 'ffd8ff']] },
  { type: 'image/png', parts: [[0, '89504e470d0a1a0a']] },
  {
    type: 'image/webp',
    parts: [
      [0, '52494646'],
      [8, '57454250'],
    ],
  },
];

/** To choose files by. */
export const imageTypes: readonly ImageType[] = signatures.map(({ type }) => type);

/** What is held to, which the hint of KYC-15 leaves out. */
export const uploadLimits = `JPEG, JPG, PNG and WEBP images of up to ${String(largestFileMegabytes)}MB are accepted.`;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * By signature, whatever name and declared type say (KYC-14).
 * @param start the first 12 bytes of the file, or all of it
 */
export function imageTypeOf(start: Uint8Array): ImageType | null {
  const fits = ([offset, expected]: readonly [number, string]) =>
    hex(start.subarray(offset, offset + expected.length / 2)) === expected;
  return signatures.find(({ parts }) => parts.every(fits))?.type ?? null;
}
