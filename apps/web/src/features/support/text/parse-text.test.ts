import { sites } from '@magpie/domain/site';
import { describe, expect, it } from 'vitest';
import { fileOf } from './keys.ts';
import { parseText } from './parse-text.ts';

const { magpie, rosella } = sites;

describe('a text', () => {
  it('is its front matter and what follows it', () => {
    const source = '---\ntitle: Contact Us\ndescription: How: by mail\n---\n\n## One\n\n---\n\nTwo\n';
    expect(parseText(source, magpie)).toEqual({
      title: 'Contact Us',
      description: 'How: by mail',
      updated: undefined,
      art: undefined,
      body: '## One\n\n---\n\nTwo',
    });
  });

  it('may name the day of its last change and a picture', () => {
    const source =
      '---\r\ntitle: A\r\ndescription: B\r\nupdated: 2026-11-16\r\nart: nest.svg\r\nartNote: A nest\r\n---\r\nC';
    expect(parseText(source, magpie)).toMatchObject({
      updated: '2026-11-16',
      art: { file: '/content/art/nest.svg', shows: 'A nest' },
      body: 'C',
    });
  });

  it.each(['', '# No front matter', '---\ntitle: Alone\n---\nText', '<!doctype html><title>App</title>'])(
    'needs a title and a description: %j',
    (source) => {
      expect(() => parseText(source, magpie)).toThrow('title and a description');
    },
  );

  it('speaks of the site it stands on', () => {
    const source =
      '---\ntitle: About {brand}\ndescription: What {site} is\n---\n{siteUrl} {supportEmail} {documents} {other}';
    expect(parseText(source, rosella)).toMatchObject({
      title: 'About Rosella',
      description: 'What Rosella Casino is',
      body: 'https://www.rosella.example support@rosella.example one identity document {other}',
    });
    expect(parseText(source, magpie).body).toContain(
      'support@magpie.example one proof of identity and one proof of address',
    );
  });

  it('takes words from its own front matter', () => {
    const source =
      '---\ntitle: T\ndescription: D\noperator: the company behind {site}\n---\nBy {operator}: {title}.';
    expect(parseText(source, rosella).body).toBe('By the company behind Rosella Casino: T.');
  });
});

it('the KYC policy has a file of its own where one identity document is enough', () => {
  expect(fileOf('kyc-policy', 'magpie')).toBe('kyc-policy.md');
  expect(fileOf('kyc-policy', 'lorikeet')).toBe('kyc-policy.one-document.md');
  expect(fileOf('aml-policy', 'lorikeet')).toBe('aml-policy.md');
});
