import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideFile, decideFileSize, fileReasons, imageEnd } from './index.ts';
import { imageTypeOf } from './files.ts';
import { holdsArchive } from './hidden-archives.ts';
import { holdsScript } from './hidden-scripts.ts';
import { jpeg, lossless, png, webp } from './testing/sample-images.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const reason = (content: Uint8Array) => decisionText(fileReasons, decideFile(content));

describe('the type of a file by how it begins', () => {
  it.each([
    ['ffd8ff', 'image/jpeg'],
    ['ffd8fe', null],
    ['00ffd8ff', null],
    ['89504e470d0a1a0a', 'image/png'],
    ['89504e470d0a1a', null],
    ['89504e470d0a1a0b', null],
    ['524946460000000057454250', 'image/webp'],
    ['5249464600000000574542', null],
    ['524946470000000057454250', null],
    ['', null],
  ])('KYC-14 of %s is %s', (hex, type) => {
    const content = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    expect(imageTypeOf(content)).toBe(type);
    if (type === null) expect(imageEnd(content)).toBeNull();
  });

  it.each([
    [0, null],
    [5_242_879, null],
    [5_242_880, null],
    [5_242_881, 'File size must be less than 5MB'],
    [Infinity, 'File size must be less than 5MB'],
  ])('KYC-13 a file of %d bytes is told: %s', (size, text) => {
    expect(decisionText(fileReasons, decideFileSize(size))).toBe(text);
  });
});

describe('a JPEG', () => {
  const start = Uint8Array.of(0xff, 0xd8);
  const end = Uint8Array.of(0xff, 0xd9);
  const segment = (marker: number, content: readonly number[]) =>
    Uint8Array.of(0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff, ...content);
  const frame = (marker = 0xc0, height = 5, width = 8) => segment(marker, [8, 0, height, 0, width, 1]);
  const scan = joined(segment(0xda, [1, 1]), Uint8Array.of(7, 8, 9));
  const ends = (...parts: readonly Uint8Array[]) => {
    const content = joined(start, ...parts);
    const at = imageEnd(content);
    return at === null ? null : content.length - at;
  };

  it.each([
    ['a frame, a scan and an end', [frame(), scan, end], 0],
    ['three bytes behind its end', [frame(), scan, end, bytes('abc')], 3],
    ['a comment before its frame', [segment(0xfe, [1, 2, 3]), frame(), scan, end], 0],
    ['an empty segment', [segment(0xfe, []), frame(), scan, end], 0],
    ['filling bytes before a marker', [Uint8Array.of(0xff, 0xff), frame(), scan, end], 0],
    ['markers that stand alone', [Uint8Array.of(0xff, 0x01, 0xff, 0xd0, 0xff, 0xd7), frame(), scan, end], 0],
    ['a second scan', [frame(), scan, scan, end], 0],
    [
      'stuffed and restart bytes in its scan',
      [frame(), scan, Uint8Array.of(0xff, 0, 0xff, 0xd0, 0xff, 0xd7), end],
      0,
    ],
    ['a filling byte in its scan', [frame(), scan, Uint8Array.of(0xff), end], 0],
    ['no frame', [scan, end], null],
    ['no scan', [frame(), end], null],
    ['no end', [frame(), scan], null],
    ['a scan before its frame', [scan, frame(), end], null],
    ['a frame of no height', [frame(0xc0, 0), scan, end], null],
    ['a frame of no width', [frame(0xc0, 5, 0), scan, end], null],
    ['a frame that is too short for a size', [segment(0xc0, [8, 0, 5, 0, 8]), scan, end], null],
    ['tables in the place of a frame', [frame(0xc4), scan, end], null],
    ['an extension in the place of a frame', [frame(0xc8), scan, end], null],
    ['conditions in the place of a frame', [frame(0xcc), scan, end], null],
    ['a marker below those of frames', [frame(0xbf), scan, end], null],
    ['a marker of nothing', [Uint8Array.of(0xff, 0), frame(), scan, end], null],
    [
      'a segment that is shorter than its length',
      [Uint8Array.of(0xff, 0xfe, 0, 1), frame(), scan, end],
      null,
    ],
    ['a segment longer than the file', [frame(), Uint8Array.of(0xff, 0xfe, 0xff, 0xff), scan, end], null],
    ['bytes between its segments', [frame(), bytes('x'), scan, end], null],
  ])('with %s ends as it should', (_what, parts, behind) => {
    expect(ends(...parts)).toBe(behind);
  });

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xcb, 0xcd, 0xcf])('begins a frame with the marker %i', (marker) => {
    expect(ends(frame(marker), scan, end)).toBe(0);
  });
});

describe('a PNG', () => {
  it('is not one with an end of no pixels, of no size or with a chunk that no one names so', () => {
    expect(imageEnd(png())).toBe(png().length);
    expect(imageEnd(png(undefined, { pixels: false }))).toBeNull();
    expect(imageEnd(png(undefined, { width: 0 }))).toBeNull();
    const named = png(bytes('hello'));
    const at = named.findIndex(
      (_, index) => String.fromCharCode(...named.subarray(index, index + 4)) === 'tEXt',
    );
    expect(imageEnd(named)).toBe(named.length);
    expect(imageEnd(named.map((byte, index) => (index === at ? 0x31 : byte)))).toBeNull();
    expect(imageEnd(named.map((byte, index) => (index === named.length - 1 ? byte ^ 1 : byte)))).toBeNull();
  });
});

describe('a WEBP', () => {
  const little = (value: number) => Uint8Array.of(value, value >> 8, value >> 16, value >> 24);
  const chunk = (type: string, data: Uint8Array) =>
    joined(bytes(type), little(data.length), data, new Uint8Array(data.length % 2));
  const file = (...chunks: readonly Uint8Array[]) => {
    const body = joined(bytes('WEBP'), ...chunks);
    return joined(bytes('RIFF'), little(body.length), body);
  };
  const lossy = chunk('VP8 ', Uint8Array.of(0, 0, 0, 0x9d, 0x01, 0x2a));

  it.each([
    ['pixels', [lossy], true],
    ['lossless pixels of an odd length', [chunk('VP8L', Uint8Array.of(0x2f))], true],
    ['a frame of an animation', [chunk('ANMF', new Uint8Array(17))], true],
    [
      'other chunks around its pixels',
      [chunk('VP8X', new Uint8Array(10)), lossy, chunk('EXIF', bytes('x'))],
      true,
    ],
    ['nothing', [], false],
    ['a frame of an animation without pixels', [chunk('ANMF', new Uint8Array(16))], false],
    ['lossless pixels of another start', [chunk('VP8L', Uint8Array.of(0x2e))], false],
    ['pixels of another start', [chunk('VP8 ', Uint8Array.of(0, 0, 0, 0x9d, 0x01, 0x2b))], false],
    ['pixels of another first sign', [chunk('VP8 ', Uint8Array.of(0, 0, 0, 0x9c, 0x01, 0x2a))], false],
    ['pixels of another second sign', [chunk('VP8 ', Uint8Array.of(0, 0, 0, 0x9d, 0x02, 0x2a))], false],
    ['a chunk in small letters', [lossy, chunk('exif', bytes('x'))], false],
    ['bytes that are no chunk', [lossy, bytes('abc')], false],
  ])('with %s is whole: %s', (_what, chunks, whole) => {
    const content = file(...chunks);
    expect(imageEnd(content)).toBe(whole ? content.length : null);
  });

  it('ends where its header says, whatever follows', () => {
    expect(imageEnd(joined(webp, bytes('abc')))).toBe(webp.length);
    expect(imageEnd(joined(lossless, bytes('abc')))).toBe(lossless.length);
    expect(reason(joined(lossless, bytes('abc')))).toContain('not part of an image');
  });
});

describe('what hides in an image', () => {
  const tags =
    'script style iframe frame frameset object embed applet video audio input button textarea details marquee template animate foreignobject noscript';

  it.each(tags.split(' '))('is a page by the tag %s, in any case, that ends or goes on', (tag) => {
    for (const text of [`<${tag}>`, `x<${tag.toUpperCase()} a`, `<${tag}/`, `<${tag}\n`])
      expect(holdsScript(text)).toBe(true);
    for (const text of [`<${tag}`, `<${tag}s>`, `< ${tag}>`, tag]) expect(holdsScript(text)).toBe(false);
  });

  it.each('html head body meta base link form math'.split(' '))(
    'is a page by the short tag %s only with something to read behind it',
    (tag) => {
      for (const text of [`<${tag}>`, `<${tag} a>`, `<${tag} 12345678`, `<${tag}/ onload=`])
        expect(holdsScript(text)).toBe(true);
      for (const text of [`<${tag} 1234567`, `<${tag} 123\u00804567>`, `<${tag}x>`])
        expect(holdsScript(text)).toBe(false);
    },
  );

  it.each(['img', 'svg'])('is a drawing by the tag %s with something to read behind it', (tag) => {
    for (const text of [`<${tag} a>`, `<${tag}/12345678`]) expect(holdsScript(text)).toBe(true);
    for (const text of [`<${tag}>`, `<${tag} 1234567`]) expect(holdsScript(text)).toBe(false);
  });

  it.each(
    'load error click focus blur mouse pointer key begin toggle animation transition scroll wheel input change page hash touch start drag resize'.split(
      ' ',
    ),
  )('is a handler of %s behind a blank, a quote or a slash', (event) => {
    for (const before of [' ', '"', "'", '/', '\t']) expect(holdsScript(`${before}on${event}=`)).toBe(true);
    expect(holdsScript(` ON${event}now =x`)).toBe(true);
    for (const text of [`on${event}=`, `xon${event}=`, ` on${event}`, ` on${event}1=`])
      expect(holdsScript(text)).toBe(false);
  });

  it.each([
    ['<!DOCTYPE', true],
    ['<?php ', true],
    ['<?php', false],
    ['<?=1234567890123456', true],
    ['<?=123456789012345', false],
    ['<?=1?>', true],
    ['<?=?>', false],
    [`${'x'.repeat(1_023)}%PDF-1`, true],
    [`${'x'.repeat(1_024)}%PDF-1`, false],
    ['\u00ff\u00d8\u00ff\u00e0/*x*/12345678', true],
    ['\u00ff\u00d8\u00ff\u00e0/*x*/1234567', false],
    ['\u00ff\u00d8\u00ff\u00e0x/*x*/12345678', false],
  ])('is found by no less than its whole beginning (%#)', (text, found) => {
    expect(holdsScript(text)).toBe(found);
  });

  it.each([
    ['an empty record that ends the file', `PK\u0005\u0006${'\0'.repeat(18)}`, true],
    ['a record that is cut off', `PK\u0005\u0006${'\0'.repeat(17)}`, false],
    ['an empty record with anything behind it', `PK\u0005\u0006${'\0'.repeat(18)}image`, true],
    ['a record of entries that are nowhere', `PK\u0005\u0006${'\u0001'.repeat(18)}image`, false],
    [
      'a second record, right behind a wrong one',
      `PK\u0005\u0006${'\u0001'.repeat(18)}PK\u0005\u0006${'\0'.repeat(18)}`,
      true,
    ],
    ['two letters', 'PK', false],
  ])('finds an archive in %s: %s', (_what, text, found) => {
    expect(holdsArchive(bytes(text), text)).toBe(found);
  });
});

it('KYC-22 the photo of the samples is taken as it is, and with one byte more it is not', () => {
  expect(decideFile(jpeg)).toEqual({ allowed: true, plan: { type: 'image/jpeg' } });
  expect(decideFile(png())).toEqual({ allowed: true, plan: { type: 'image/png' } });
  expect(decideFile(webp)).toEqual({ allowed: true, plan: { type: 'image/webp' } });
  expect(reason(joined(jpeg, Uint8Array.of(0)))).toContain('not part of an image');
});
