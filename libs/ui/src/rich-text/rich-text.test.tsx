import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { RichText } from './rich-text.tsx';
import { sanitise } from './sanitise.ts';

const tags =
  'a b blockquote br div em h1 h2 h3 h4 h5 h6 hr i img li ol p s span strong table tbody td th thead tr u ul'.split(
    ' ',
  );

const contexts: Record<string, string> = {
  li: '<ul><li>x</li></ul>',
  tbody: '<table><tbody><tr><td>x</td></tr></tbody></table>',
  tr: '<table><tbody><tr><td>x</td></tr></tbody></table>',
  td: '<table><tbody><tr><td>x</td></tr></tbody></table>',
  thead: '<table><thead><tr><th>x</th></tr></thead></table>',
  th: '<table><thead><tr><th>x</th></tr></thead></table>',
};

describe('sanitise', () => {
  it.each(tags)('FMT-18 keeps the tag %s', (tag) => {
    const html = contexts[tag] ?? `<${tag}>x</${tag}>`;
    expect(sanitise(html)).toContain(`<${tag}`);
  });

  it.each([
    'script',
    'iframe',
    'object',
    'form',
    'input',
    'video',
    'svg',
    'style',
    'button',
    'section',
    'x-y',
  ])('FMT-18 removes the tag %s', (tag) => {
    expect(sanitise(`<p>a</p><${tag}>b</${tag}>`)).not.toContain(`<${tag}`);
  });

  it('FMT-18 keeps the text of an unknown tag and nothing of a script', () => {
    expect(sanitise('<p>one <section>two</section></p>')).toContain('two');
    expect(sanitise('<p>one</p><script>alert(1)</script>')).toBe('<p>one</p>');
  });

  it('FMT-18 keeps the listed attributes', () => {
    const link = '<a href="https://magpie.test/" title="t" rel="nofollow">x</a>';
    expect(sanitise(link)).toBe(link);
    expect(sanitise('<a href="https://magpie.test/" target="_blank">x</a>')).toContain('target="_blank"');
    const image = '<img src="https://magpie.test/a.png" alt="a" width="10" height="20">';
    expect(sanitise(image)).toBe(image);
    expect(sanitise('<table><tbody><tr><td colspan="2" rowspan="3">x</td></tr></tbody></table>')).toContain(
      '<td colspan="2" rowspan="3">',
    );
    expect(sanitise('<p style="color: red">x</p>')).toBe('<p style="color: red">x</p>');
  });

  it.each([
    'onclick',
    'onerror',
    'onload',
    'id',
    'class',
    'name',
    'data-x',
    'aria-label',
    'srcset',
    'formaction',
  ])('FMT-18 removes the attribute %s', (attribute) => {
    expect(sanitise(`<p ${attribute}="alert(1)">x</p>`)).toBe('<p>x</p>');
  });

  it.each(['http://a.test/', 'https://a.test/', 'mailto:a@b.test', 'tel:+61412345678'])(
    'FMT-19 keeps a link to %s',
    (href) => {
      expect(sanitise(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://a.test/',
    'vbscript:x',
    '//a.test',
  ])('FMT-19 takes the address of a link to %j', (href) => {
    expect(sanitise(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
  });

  it('FMT-19 keeps images from http and https only', () => {
    expect(sanitise('<img src="http://a.test/a.png">')).toBe('<img src="http://a.test/a.png">');
    expect(sanitise('<img src="https://a.test/a.png">')).toBe('<img src="https://a.test/a.png">');
    for (const source of ['data:image/png;base64,AA', 'javascript:alert(1)', 'mailto:a@b.test', 'tel:1']) {
      expect(sanitise(`<img src="${source}">`)).toBe('<img>');
    }
  });

  it('FMT-20 keeps the eight style properties and no other', () => {
    const kept =
      'color: red; background-color: #fff; font-size: 12px; font-weight: 700; text-align: center; margin: 4px; padding: 4px; border: 1px solid red';
    expect(sanitise(`<p style="${kept}">x</p>`)).toBe(`<p style="${kept}">x</p>`);
    expect(sanitise('<p style="position: fixed; color: red; z-index: 9">x</p>')).toBe(
      '<p style="color: red">x</p>',
    );
    expect(sanitise('<p style="background-image: url(https://a.test)">x</p>')).toBe('<p>x</p>');
  });

  it('keeps a link that opens a window from reaching back', () => {
    expect(sanitise('<a href="https://a.test/" target="_blank" rel="opener">x</a>')).toContain(
      'rel="noopener noreferrer"',
    );
  });

  it('changes nothing more when it is applied again', () => {
    const once = sanitise('<p style="color: red; top: 0" onclick="x"><b>a<i>b</b>c</i><script>d</script>');
    expect(sanitise(once)).toBe(once);
  });

  it.each([
    ['5,000 nested tags', '<div>'.repeat(5000)],
    ['5,000 nested closed tags', '<b>'.repeat(5000) + 'x' + '</b>'.repeat(5000)],
    ['a megabyte of text', 'x'.repeat(1_000_000)],
    ['unclosed attributes', '<a href="'.repeat(2000)],
    ['nested tables', '<table><tr><td>'.repeat(2000)],
    ['nothing', ''],
  ])('never throws: %s', (_, html) => {
    expect(() => sanitise(html)).not.toThrow();
  });
});

describe('RichText', () => {
  it('shows what is allowed and nothing else', () => {
    const { container } = renderUi(
      <RichText
        html={'<h2>Terms</h2><a href="https://a.test/" onclick="x()">More</a><script>x()</script>'}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Terms' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'More' }).getAttribute('onclick')).toBeNull();
    expect(container.querySelector('script')).toBeNull();
  });
});
