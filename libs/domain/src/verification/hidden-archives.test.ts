import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageEnd } from './index.ts';
import { holdsArchive } from './hidden-archives.ts';
import { jpeg, lossless, png, progressive, webp } from './testing/sample-images.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const little = (value: number, length: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode((value >> (8 * index)) & 0xff)).join('');

interface Closing {
  readonly entries?: number;
  readonly size?: number;
  readonly offset?: number;
  readonly comment?: number;
}

/** A closing record that says nothing true of itself, except what is given. */
const closing = ({ entries = 1, size = 9, offset = 9_999, comment = 500 }: Closing) =>
  `PK\u0005\u0006\0\0\0\0${little(entries, 2)}${little(entries, 2)}${little(size, 4)}${little(offset, 4)}${little(comment, 2)}`;

const holds = (text: string) => holdsArchive(bytes(text), text);

describe('an archive in an image', () => {
  it.each([
    ['nothing true', closing({}), false],
    ['a comment that ends the file', `${closing({ comment: 3 })}abc`, true],
    ['a comment a byte shorter than what follows', `${closing({ comment: 2 })}abc`, false],
    ['a comment a byte longer than what follows', `${closing({ comment: 4 })}abc`, false],
    ['neither entries nor a directory', closing({ entries: 0, size: 0 }), true],
    ['no entries, and a directory', closing({ entries: 0 }), false],
    ['entries without a directory', closing({ size: 0 }), false],
    ['a directory right before it', `PK\u0001\u0002abcd${closing({ size: 8 })}`, true],
    ['a directory a byte before that', `PK\u0001\u0002abcd${closing({ size: 7 })}`, false],
    ['a directory at its place in the file', `xPK\u0001\u0002abcd${closing({ offset: 1 })}`, true],
    ['a directory a byte behind that', `xPK\u0001\u0002abcd${closing({ offset: 0 })}`, false],
    ['the locator of a long archive before it', `xxPK\u0006\u0007${'x'.repeat(16)}${closing({})}`, true],
    ['a locator that is too near', `xxPK\u0006\u0007${'x'.repeat(15)}${closing({})}`, false],
    ['entries of a file in the place of a directory', `PK\u0003\u0004abcd${closing({ size: 8 })}`, false],
  ])('is told by a record of %s', (_what, text, found) => {
    expect(holds(text)).toBe(found);
  });

  it('is found behind records that are none, and in a part of a larger store of bytes', () => {
    const text = `${closing({})}${closing({})}${closing({ entries: 0, size: 0 })}x`;
    expect(holds(text)).toBe(true);
    const store = bytes(`xxxx${text}`);
    expect(holdsArchive(store.subarray(4), text)).toBe(true);
  });

  it('is looked for in any bytes without an error', () => {
    const piece = fc.constantFrom('PK', '\u0005\u0006', '\u0001\u0002', '\0', 'x', '\u00ff');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        if (!text.includes('PK\u0005\u0006')) expect(holds(text)).toBe(false);
        expect(typeof holds(text)).toBe('boolean');
      }),
    );
  });
});

it('an image ends where it ends, whatever follows', () => {
  const samples = [jpeg, progressive, webp, lossless, png(), png(bytes('Comment'))];
  fc.assert(
    fc.property(fc.constantFrom(...samples), fc.uint8Array({ maxLength: 60 }), (image, tail) => {
      expect(imageEnd(Uint8Array.from([...image, ...tail]))).toBe(image.length);
    }),
  );
});
