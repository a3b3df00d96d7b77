import { describe, expect, it } from 'vitest';
import { htmlOf } from './markdown.ts';
import { parseText } from './texts.ts';

describe('a text', () => {
  it('is its front matter and what follows it', () => {
    const source = '---\ntitle: Contact Us\ndescription: How: by mail\n---\n\n## One\n\n---\n\nTwo\n';
    expect(parseText(source)).toEqual({
      title: 'Contact Us',
      description: 'How: by mail',
      body: '## One\n\n---\n\nTwo',
    });
  });

  it.each(['', '# No front matter', '---\ntitle: Alone\n---\nText'])('needs both fields: %j', (source) => {
    expect(() => parseText(source)).toThrow('title and a description');
  });
});

describe('Markdown', () => {
  const site = { origin: 'https://magpie.test', supportEmail: 'help@magpie.test' };

  it('becomes HTML with the address of the site in its place', () => {
    expect(htmlOf('Write to [{supportEmail}](mailto:{supportEmail}).', site)).toBe(
      '<p>Write to <a href="mailto:help@magpie.test">help@magpie.test</a>.</p>\n',
    );
  });

  it('makes links within the site absolute and opens others in a window of their own', () => {
    expect(htmlOf('[A](/support/kyc-policy)', site)).toContain(
      '<a href="https://magpie.test/support/kyc-policy">A',
    );
    expect(htmlOf('[B](https://b.test)', site)).toContain('<a href="https://b.test/" target="_blank">B');
    expect(htmlOf('[C](https://)', site)).toContain('<a>C</a>');
  });

  it('keeps the alignment of a table', () => {
    const html = htmlOf('| A | B |\n|---|---:|\n| 1 | 2 |', site);
    expect(html).toContain('<th style="text-align: right">B</th>');
    expect(html).toContain('<td>1</td>');
  });
});
