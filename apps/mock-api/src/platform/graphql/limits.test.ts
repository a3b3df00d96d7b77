import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checkDocument, checkText } from './limits.ts';

const OPERATIONS = new URL('../../../../../libs/gql/src/operations', import.meta.url).pathname;

function check(text: string): void {
  checkText(text);
  checkDocument(parse(text));
}

const nested = (levels: number): string => `${'{a'.repeat(levels)}${'}'.repeat(levels)}`;
const many = (count: number, field: (index: number) => string): string =>
  `{ a { ${Array.from({ length: count }, (_, index) => field(index)).join(' ')} } }`;

describe('limits of a document', () => {
  it.each(
    readdirSync(OPERATIONS, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.graphql'),
    ),
  )("let the web app's %s pass", (name) => {
    expect(() => {
      check(readFileSync(join(OPERATIONS, name), 'utf8'));
    }).not.toThrow();
  });

  it('let introspection pass', () => {
    expect(() => {
      check(getIntrospectionQuery());
    }).not.toThrow();
  });

  it.each([
    ['32,768 characters', `{ a ${' '.repeat(32_765)}}`, 'longer than 32768 characters'],
    ['4,000 tokens', `{ ${'a '.repeat(4_000)}}`, 'more than 4000 tokens'],
    ['5,000 levels, which would overflow the parser', nested(5_000), 'nested too deeply'],
    [
      '5,000 brackets in an argument',
      `{ a(b: ${'['.repeat(5_000)}${']'.repeat(5_000)}) }`,
      'nested too deeply',
    ],
    ['21 levels', nested(21), 'more than 20 levels deep'],
    ['31 aliases', many(31, (index) => `x${String(index)}: b`), 'more than 30 aliases'],
    ['21 fields at the root', `{ ${'a '.repeat(21)}}`, 'more than 20 fields at its root'],
    [
      '21 fields at the root, hidden in fragments',
      `{ ...F ... { ${'a '.repeat(10)}} } fragment F on Q { ${'b '.repeat(11)}}`,
      'more than 20 fields at its root',
    ],
    ['levels hidden in fragments', `{ ...F } fragment F on Q ${nested(21)}`, 'more than 20 levels deep'],
    [
      'aliases hidden in fragments',
      `{ a { ${'...F '.repeat(31)}} } fragment F on Q { x: b }`,
      'more than 30 aliases',
    ],
  ])('refuse %s', (_what, text, why) => {
    expect(() => {
      check(text);
    }).toThrow(
      expect.objectContaining({
        code: 'DOCUMENT_TOO_COMPLEX',
        message: expect.stringContaining(why) as string,
      }),
    );
  });

  it.each([
    ['20 levels', nested(20)],
    ['30 aliases', many(30, (index) => `x${String(index)}: b`)],
    ['20 fields at the root', `{ ${'a '.repeat(20)}}`],
    ['20 fields at the root in fragments', `{ ...F ...F } fragment F on Q { ${'b { c d } '.repeat(10)}}`],
  ])('accept %s', (_what, text) => {
    expect(() => {
      check(text);
    }).not.toThrow();
  });

  it('refuse fragments that double themselves many times, without writing them out', () => {
    const doubling = Array.from(
      { length: 40 },
      (_, index) => `fragment F${String(index)} on Q { ...F${String(index + 1)} ...F${String(index + 1)} }`,
    );
    const text = `{ ...F0 } ${doubling.join(' ')} fragment F40 on Q { a }`;
    expect(() => {
      check(text);
    }).toThrow(expect.objectContaining({ code: 'DOCUMENT_TOO_COMPLEX' }));
  });

  it('leave a fragment that spreads itself to validation', () => {
    expect(() => {
      check('{ ...F } fragment F on Q { a ...F }');
    }).not.toThrow();
  });
});
