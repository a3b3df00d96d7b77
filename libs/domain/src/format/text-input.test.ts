import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanFreeText,
  freeTextAsHtml,
  freeTextLimit,
  fullPhoneNumber,
  maskPhone,
  plainFreeText,
} from './index.ts';

const anySign = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

describe('phone input', () => {
  it.each([
    ['0412345678', '0412345678'],
    ['+61412345678', '+61412345678'],
    ['++61', '+61'],
    ['04+12', '0412'],
    ['0412 345 678', '0412345678'],
    ['(04) 1234-5678', '0412345678'],
    ['abc', ''],
    ['٠٤', ''],
    ['x+61', '+61'],
  ])('FMT-13 keeps digits and one leading plus: %j gives %j', (typed, value) => {
    expect(maskPhone(typed)).toBe(value);
  });

  it.each([
    ['+61', '0412345678', '+61412345678'],
    ['+61', '412345678', '+61412345678'],
    ['+64', '021 123 4567', '+64211234567'],
    ['61', '0412345678', '+61412345678'],
    ['+61', '00412345678', '+610412345678'],
    ['+61', '+61412345678', '+61412345678'],
    ['+61', '', ''],
  ])('FMT-14 joins %j and %j to %j', (callingCode, number, full) => {
    expect(fullPhoneNumber(callingCode, number)).toBe(full);
  });

  it('changes nothing when applied twice', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anySign }), fc.stringMatching(/^[0-9+ ]{0,40}$/)), (text) => {
        const value = maskPhone(text);
        expect(value).toMatch(/^\+?[0-9]{0,20}$/);
        expect(maskPhone(value)).toBe(value);
      }),
    );
  });
});

describe('free text', () => {
  it.each([
    ['Hi <script>alert(1)</script>there', 'Hi there'],
    ['<SCRIPT src=//x.test></SCRIPT >ok', 'ok'],
    ['<scr<script></script>ipt>alert(1)</script>ok', 'ok'],
    ['<scr\u0000ipt>alert(1)</script>ok', 'ok'],
    ['a<script>never closed', 'a'],
    ['a</script>b', 'ab'],
    ['a <b>bold</b> word', 'a <b>bold</b> word'],
    ['the scripture <scripture>', 'the scripture <scripture>'],
  ])('FMT-15 removes scripts: %j gives %j', (text, clean) => {
    expect(cleanFreeText(text)).toBe(clean);
  });

  it('FMT-15 removes control characters', () => {
    expect(cleanFreeText('a\u0000b\u0007c\td\ne\u007ff\u0085g')).toBe('abcdefg');
  });

  it('FMT-16 escapes quotes', () => {
    expect(cleanFreeText(`Say "g'day"`)).toBe('Say &quot;g&#39;day&quot;');
  });

  it('FMT-16 escapes before it cuts', () => {
    expect(cleanFreeText('"'.repeat(500))).toBe('&quot;'.repeat(83));
  });

  it.each([495, 496, 497, 498, 499])('FMT-16 never splits an escape that begins at %s', (start) => {
    const plain = 'a'.repeat(start);
    expect(cleanFreeText(`${plain}"b`)).toBe(plain);
    expect(cleanFreeText(`${plain}'b`)).toBe(start === 495 ? `${plain}&#39;` : plain);
  });

  it('FMT-16 keeps an escape that just fits and an ampersand of its own', () => {
    expect(cleanFreeText(`${'a'.repeat(494)}"b`)).toBe(`${'a'.repeat(494)}&quot;`);
    expect(cleanFreeText(`${'a'.repeat(499)}&bc`)).toBe(`${'a'.repeat(499)}&`);
  });

  it('FMT-16 is read with its quotes where nothing is markup, and without markup where rich text is read', () => {
    const clean = cleanFreeText(`<b>"g'day"</b> & more`);
    expect(clean).toBe('<b>&quot;g&#39;day&quot;</b> & more');
    expect(plainFreeText(clean)).toBe(`<b>"g'day"</b> & more`);
    expect(freeTextAsHtml(clean)).toBe('&lt;b&gt;&quot;g&#39;day&quot;&lt;/b&gt; &amp; more');
  });

  it('FMT-17 cuts to 500 characters', () => {
    expect(freeTextLimit).toBe(500);
    expect(cleanFreeText('a'.repeat(500))).toHaveLength(500);
    expect(cleanFreeText('a'.repeat(501))).toBe('a'.repeat(500));
    expect(cleanFreeText('a'.repeat(1_000_000))).toHaveLength(500);
  });

  it('never splits a character', () => {
    expect(cleanFreeText(`${'a'.repeat(499)}🦜`)).toBe('a'.repeat(499));
    expect(cleanFreeText('\uD83E')).toBe('\uFFFD');
  });

  it('changes nothing when applied twice, whatever the text', () => {
    const piece = fc.constantFrom(
      '<script',
      '>',
      '</script>',
      '<scr',
      'ipt',
      '"',
      "'",
      '&quot;',
      '&#39',
      '🦜',
      '\n',
    );
    const text = fc.oneof(
      fc.string({ unit: anySign, maxLength: 700 }),
      fc
        .array(fc.oneof(piece, fc.string({ maxLength: 30 })), { maxLength: 80 })
        .map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (value) => {
        const clean = cleanFreeText(value);
        expect(clean.length).toBeLessThanOrEqual(500);
        expect(clean).not.toMatch(/["'\p{Cc}]|<script[\s>]/u);
        expect(clean.isWellFormed()).toBe(true);
        expect(cleanFreeText(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });
});
