import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentProblem, fileTypeMessage, imageEnd, imageTypeOf } from './index.ts';
import { jpeg, lossless, png, progressive, webp } from './sample-images.ts';

const damaged = 'The image is damaged or incomplete. Please take or save it again.';
const foreign = 'The image has something in it that is not part of an image. Please take or save it again.';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const changed = (content: Uint8Array, at: number, value: number) =>
  content.map((byte, index) => (index === at ? value : byte));

/** An archive without entries, its comment as long as asked. */
const archive = (comment = 0) =>
  joined(bytes('PK\u0005\u0006'), new Uint8Array(16), Uint8Array.of(comment, 0), new Uint8Array(comment));

const samples = [
  ['PNG', png()],
  ['JPEG', jpeg],
  ['progressive JPEG', progressive],
  ['WEBP', webp],
  ['lossless WEBP', lossless],
] as const;

describe('what a file holds', () => {
  it.each(samples)('a whole %s is taken', (_kind, content) => {
    expect(contentProblem(content)).toBeNull();
    expect(imageEnd(content)).toBe(content.length);
  });

  it.each(samples)('a %s that is cut off anywhere is refused', (_kind, content) => {
    for (let length = 0; length < content.length; length += 1)
      expect(contentProblem(content.subarray(0, length)), `${String(length)} bytes`).toBe(damaged);
  });

  it.each(samples)('a %s with an archive, a script or a program behind it is refused', (_kind, content) => {
    for (const tail of [
      archive(),
      archive(9),
      bytes('<script>alert(1)</script>'),
      bytes('MZ\u0090'),
      bytes('\n'),
    ])
      expect(contentProblem(joined(content, tail))).toBe(foreign);
    expect(imageEnd(joined(content, archive()))).toBe(content.length);
  });

  it.each([
    // Its closing record ends with a comment, which are the checksum of its chunk and the image's own last chunk.
    ['archive', archive(16).subarray(0, 22)],
    ['page', bytes('<HTML ><body>')],
    ['script', bytes('x<ScRiPt src=//x>')],
    ['script of a server', bytes('<?php system($_GET[0]);')],
    ['drawing', bytes('<svg onload=alert(1)>')],
    ['document', bytes('%PDF-1.7')],
  ])('a PNG with a %s inside it is refused', (_kind, hidden) => {
    expect(contentProblem(png(hidden))).toBe(foreign);
  });

  it('a PNG with other text inside it is taken', () => {
    expect(contentProblem(png(bytes('Comment\u0000<3 my licence, PK & co')))).toBeNull();
  });

  it('a PNG with a spoilt byte in any chunk is refused', () => {
    const content = png();
    for (let at = 8; at < content.length; at += 1)
      expect(contentProblem(changed(content, at, (content[at] ?? 0) ^ 1)), `byte ${String(at)}`).toBe(
        damaged,
      );
  });

  it.each([
    ['PNG without pixels', png(undefined, { pixels: false })],
    ['PNG of no width', png(undefined, { width: 0 })],
    ['JPEG that is a beginning and an end', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
    ['WEBP without pixels', joined(bytes('RIFF'), Uint8Array.of(4, 0, 0, 0), bytes('WEBP'))],
    [
      'WEBP whose chunk is longer than it',
      joined(bytes('RIFF'), Uint8Array.of(12, 0, 0, 0), bytes('WEBPVP8L'), Uint8Array.of(99, 0, 0, 0)),
    ],
  ])('a %s is refused', (_kind, content) => {
    expect(imageTypeOf(content)).not.toBeNull();
    expect(contentProblem(content)).toBe(damaged);
  });

  it.each([
    ['program', 'MZ\u0090\u0000'],
    ['Linux program', '\u007fELF'],
    ['drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['document', '%PDF-1.7'],
    ['archive', 'PK\u0003\u0004'],
  ])('KYC-14 a renamed %s is no image at all', (_kind, start) => {
    expect(imageTypeOf(bytes(start))).toBeNull();
    expect(fileTypeMessage).toBe('Please upload only image files (JPEG, JPG, PNG, WEBP)');
  });

  it('never throws and never takes noise for an image', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.uint8Array({ maxLength: 300 }), ([, content], noise) => {
        const file = joined(content.subarray(0, 12), noise);
        const end = imageEnd(file);
        expect(end === null || end <= file.length).toBe(true);
      }),
    );
  });
});
