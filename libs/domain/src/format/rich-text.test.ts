import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedAttributes,
  allowedHref,
  allowedImageSource,
  allowedStyles,
  allowedTags,
  boundRichText,
  filterStyle,
} from './index.ts';

describe('rich text policy', () => {
  it('FMT-18 names the tags and attributes that are kept', () => {
    expect([...allowedTags].join(' ')).toBe(
      'a b blockquote br div em h1 h2 h3 h4 h5 h6 hr i img li ol p s span strong table tbody td th thead tr u ul',
    );
    expect([...allowedAttributes].join(' ')).toBe(
      'href target rel src alt title width height colspan rowspan style',
    );
  });

  it.each([
    'https://magpie.example/a?b=c#d',
    'http://magpie.example',
    'HTTPS://MAGPIE.EXAMPLE',
    'mailto:help@magpie.example',
    'tel:+61412345678',
    ' https://magpie.example',
  ])('FMT-19 keeps the link %j', (address) => {
    expect(allowedHref(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://magpie.example',
    'file:///etc/passwd',
    '/promotions',
    '//evil.example',
    'https',
    'xhttps://magpie.example',
    '',
    `https://${'a'.repeat(5000)}`,
  ])('FMT-19 drops the link %j', (address) => {
    expect(allowedHref(address)).toBe(false);
  });

  it('FMT-19 keeps images of http and https only', () => {
    expect(allowedImageSource('https://magpie.example/a.png')).toBe(true);
    expect(allowedImageSource('http://magpie.example/a.png')).toBe(true);
    for (const address of [
      'data:image/png;base64,AA',
      'javascript:x',
      'mailto:a@b.example',
      'tel:1',
      '/a.png',
      '',
    ]) {
      expect(allowedImageSource(address)).toBe(false);
    }
  });

  it('FMT-20 keeps the eight properties', () => {
    expect([...allowedStyles].join(' ')).toBe(
      'color background-color font-size font-weight text-align margin padding border',
    );
    const style =
      'color: #ff0000; background-color: rgb(1, 2, 3); font-size: 14px; font-weight: 700; text-align: center; margin: 0 auto; padding: 1.5em; border: 1px solid red';
    expect(filterStyle(style)).toBe(style);
  });

  it.each([
    ['position: fixed; color: red', 'color: red'],
    ['COLOR : RED ;', 'color: RED'],
    ['background: red', ''],
    ['background-image: url(x)', ''],
    ['border: 1px solid url(https://evil.example)', ''],
    ['color: expression(alert(1))', ''],
    ['color: var(--x)', ''],
    ['color: \\72 ed', ''],
    ['color: red/**/', ''],
    ['color:', ''],
    ['color', ''],
    ['font-family: x; --margin: 1px', ''],
    ['color: "red"', ''],
    ['margin: 1px; background-color: javascript:alert(1)', 'margin: 1px'],
    [`color: ${'r'.repeat(5000)}`, ''],
  ])('FMT-20 filters %j to %j', (style, kept) => {
    expect(filterStyle(style)).toBe(kept);
  });

  it('changes nothing when filtered twice', () => {
    const declaration = fc
      .tuple(fc.constantFrom('color', 'margin', 'position', 'border', 'x'), fc.string({ maxLength: 20 }))
      .map(([name, value]) => `${name}:${value}`);
    fc.assert(
      fc.property(fc.array(declaration, { maxLength: 6 }), (declarations) => {
        const once = filterStyle(declarations.join(';'));
        expect(filterStyle(once)).toBe(once);
      }),
    );
  });
});

describe('bounds of rich text', () => {
  it('leaves an ordinary text as it is', () => {
    const html = `<h2>Terms</h2>${'<p>One <b>bold</b> word<br>and a line</p><img src="x">'.repeat(300)}`;
    expect(boundRichText(html)).toBe(html);
  });

  it('ends before the 201st open tag', () => {
    expect(boundRichText('<div>'.repeat(5000))).toBe('<div>'.repeat(200));
    expect(boundRichText('<b><i></b>'.repeat(5000)).length).toBeLessThan(2_000);
  });

  it('ends at 100,000 characters without splitting a tag or a character', () => {
    expect(boundRichText('a'.repeat(200_000))).toHaveLength(100_000);
    expect(boundRichText(`${'a'.repeat(99_998)}<b>x</b>`)).toBe('a'.repeat(99_998));
    expect(boundRichText(`${'a'.repeat(99_999)}🦜`)).toBe('a'.repeat(99_999));
  });
});
