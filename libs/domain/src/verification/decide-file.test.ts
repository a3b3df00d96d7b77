import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideFile, fileReasons, imageEnd } from './index.ts';
import { imageTypeOf } from './files.ts';
import { jpeg, lossless, png, progressive, webp } from './testing/sample-images.ts';

const damaged = 'The image is damaged or incomplete. Please take or save it again.';
const foreign = 'The image has something in it that is not part of an image. Please take or save it again.';

const reason = (content: Uint8Array) => decisionText(fileReasons, decideFile(content));

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
const changed = (content: Uint8Array, at: number, value: number) =>
  content.map((byte, index) => (index === at ? value : byte));

/** An archive without entries, its comment as long as asked. */
const archive = (comment = 0) =>
  joined(bytes('PK\u0005\u0006'), new Uint8Array(16), Uint8Array.of(comment, 0), new Uint8Array(comment));

/** What is unusual of an archive. */
interface ZipChange {
  /** Bytes of comment that it promises and does not have. */
  readonly comment?: number;
  /** Bytes between its directory and its closing record. */
  readonly gap?: number;
  /** Where in a file it begins. */
  readonly at?: number;
}

/** An archive of one empty file. */
function zip({ comment = 0, gap = 0, at = 0 }: ZipChange = {}): Uint8Array {
  const two = (value: number) => Uint8Array.of(value & 0xff, value >> 8);
  const name = bytes('hello');
  const local = joined(bytes('PK\u0003\u0004'), new Uint8Array(22), two(name.length), two(0), name);
  const sizes = joined(two(name.length), new Uint8Array(16));
  const entry = joined(bytes('PK\u0001\u0002'), new Uint8Array(24), sizes, name);
  const place = [two(1), two(1), two(entry.length), two(0), two(at + local.length), two(0), two(comment)];
  const closing = joined(bytes('PK\u0005\u0006'), new Uint8Array(4), ...place);
  return joined(local, entry, new Uint8Array(gap), closing);
}

/** The JPEG with a segment in front of all others. */
function jpegWith(marker: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2;
  const head = Uint8Array.of(0xff, 0xd8, 0xff, marker, length >> 8, length & 0xff);
  return joined(head, content, jpeg.subarray(2));
}

/** Bytes that look like chance and are the same for the same seed (xorshift). */
function noiseOf(seed: number, length: number): Uint8Array {
  const words = new Uint32Array(length / 4);
  let state = seed * 0x9e3779b1;
  for (let at = 0; at < words.length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[at] = state;
  }
  return new Uint8Array(words.buffer);
}

const samples = [
  ['PNG', png()],
  ['JPEG', jpeg],
  ['progressive JPEG', progressive],
  ['WEBP', webp],
  ['lossless WEBP', lossless],
] as const;

describe('what a file holds', () => {
  it.each(samples)('a whole %s is taken', (_kind, content) => {
    expect(reason(content)).toBeNull();
    expect(imageEnd(content)).toBe(content.length);
  });

  it.each(samples)('a %s that is cut off anywhere is refused', (_kind, content) => {
    for (let length = 12; length < content.length; length += 1)
      expect(reason(content.subarray(0, length)), `${String(length)} bytes`).toBe(damaged);
    for (let length = 0; length < 12; length += 1)
      expect(decideFile(content.subarray(0, length)).allowed, `${String(length)} bytes`).toBe(false);
  });

  it.each(samples)('a %s with an archive, a script or a program behind it is refused', (_kind, content) => {
    for (const tail of [
      archive(),
      archive(9),
      bytes('<script>alert(1)</script>'),
      bytes('MZ\u0090'),
      bytes('\n'),
    ])
      expect(reason(joined(content, tail))).toBe(foreign);
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
    ['picture with a handler', bytes('<img src=x onerror=alert(1)>')],
    [
      'picture with a handler behind a byte that is no letter',
      bytes('<img \u0080 src=x oNerror = alert(1)>'),
    ],
    ['drawing without a space', bytes('<svg/onload=alert(1)>')],
    ['drawing of a size', bytes('<svg width=1 onload=alert(1)>')],
    ['body with a handler', bytes('<body onload=alert(1)>')],
    ['frame', bytes('<iframe src=//x>')],
    ['frame without anything', bytes('<iframe>')],
    ['page with a line of its own', bytes('<html\n lang=en><p>')],
    ['page and nothing else', bytes('<html>')],
    ['short script of a server', bytes('<?=`$_GET[0]`?>')],
    ['short script of a server without an end', bytes('<?=system($_GET[0]);__halt_compiler();')],
    ['script of a server behind a tab', bytes('<?php\tsystem($_GET[0]);')],
  ])('a PNG or JPEG with a %s inside it is refused', (_kind, hidden) => {
    expect(reason(png(hidden))).toBe(foreign);
    expect(reason(jpegWith(0xfe, hidden))).toBe(foreign);
  });

  it.each([
    ['at the end', zip()],
    ['in the middle', joined(zip(), bytes('image'))],
    ['with a comment that is cut off', zip({ comment: 500 })],
    ['with a directory at its place in the file', zip({ gap: 9, at: 63 })],
    ['of more than 4 GB, as it says,', joined(bytes('PK\u0006\u0007'), new Uint8Array(16), archive(3))],
  ])('an archive %s of a chunk is refused', (_where, hidden) => {
    expect(reason(png(hidden))).toBe(foreign);
  });

  it('an archive before the pixels is refused', () => {
    expect(reason(jpegWith(0xe2, joined(zip(), new Uint8Array(65_000))))).toBe(foreign);
  });

  it.each([0xe0, 0xe1])('a JPEG that is a script by the length of its segment %i is refused', (marker) => {
    const code = joined(bytes('JFIF\u0000'), new Uint8Array(0x2f2a - 2 - 5));
    const script = jpegWith(0xfe, bytes('*/=alert("hello");/*'));
    expect(reason(joined(jpegWith(marker, code).subarray(0, 4 + code.length + 2), script.subarray(2)))).toBe(
      foreign,
    );
    expect(reason(jpegWith(marker, code))).toBeNull();
  });

  it('a photo is taken whatever bytes its packed pixels are: 32 MB of them', () => {
    for (let seed = 1; seed <= 64; seed += 1) {
      const scan = noiseOf(seed, 500_000).map((byte) => (byte === 0xff ? 0xfe : byte));
      const photo = joined(jpeg.subarray(0, -2), scan, jpeg.subarray(-2));
      expect(reason(photo), `seed ${String(seed)}`).toBeNull();
    }
  });

  it.each([
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:li>Mia on holiday = fun</rdf:li></rdf:RDF></x:xmpmeta>',
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    'x <?= y',
    'I <img',
    'onload = later',
  ])('a PNG with the text %j inside it is taken', (text) => {
    expect(reason(png(bytes(text)))).toBeNull();
  });

  it('a PNG with other text inside it is taken', () => {
    expect(reason(png(bytes('Comment\u0000<3 my licence, PK & co')))).toBeNull();
  });

  it('a PNG with a spoilt byte in any chunk is refused', () => {
    const content = png();
    for (let at = 8; at < content.length; at += 1)
      expect(reason(changed(content, at, (content[at] ?? 0) ^ 1)), `byte ${String(at)}`).toBe(damaged);
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
    expect(reason(content)).toBe(damaged);
  });

  it.each([
    ['program', 'MZ\u0090\u0000'],
    ['Linux program', '\u007fELF'],
    ['drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['document', '%PDF-1.7'],
    ['archive', 'PK\u0003\u0004'],
  ])('KYC-14 a renamed %s is no image at all', (_kind, start) => {
    expect(imageTypeOf(bytes(start))).toBeNull();
    expect(reason(bytes(start))).toBe('Please upload only image files (JPEG, JPG, PNG, WEBP)');
  });

  it('noise that begins like an image is no whole image, and reading it never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.uint8Array({ maxLength: 300 }), ([, content], noise) => {
        const file = joined(content.subarray(0, 12), noise);
        expect(reason(file)).toBe(damaged);
      }),
      { seed: 1, numRuns: 2_000 },
    );
  });
});
