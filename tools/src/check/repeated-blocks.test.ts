import { describe, expect, it } from 'vitest';
import { repeatedBlocks } from './repeated-blocks.ts';

const six = Array.from({ length: 6 }, (_, at) => `const value${String(at)} = read(${String(at)});`);

function lines(from: number, to: number): Set<number> {
  return new Set(Array.from({ length: to - from + 1 }, (_, at) => from + at));
}

describe('blocks that a change repeats', () => {
  it('finds one that stands elsewhere already, indented otherwise, and names both places', () => {
    const texts = new Map([
      ['old.ts', `start();\n\n${six.join('\n')}\n`],
      ['new.ts', `${six.map((line) => `    ${line}`).join('\n\n')}\n`],
    ]);
    expect(repeatedBlocks(texts, new Map([['new.ts', lines(1, 11)]]))).toEqual([
      { added: { path: 'new.ts', from: 1, to: 11 }, other: { path: 'old.ts', from: 3, to: 8 } },
    ]);
  });

  it('tells one that is added twice once, in one file too', () => {
    const texts = new Map([['new.ts', [...six, 'between();', ...six].join('\n')]]);
    expect(repeatedBlocks(texts, new Map([['new.ts', lines(1, 13)]]))).toEqual([
      { added: { path: 'new.ts', from: 1, to: 6 }, other: { path: 'new.ts', from: 8, to: 13 } },
    ]);
  });

  it('leaves alone what stood twice before, and five lines', () => {
    const texts = new Map([
      ['one.ts', six.join('\n')],
      ['two.ts', six.join('\n')],
      ['new.ts', six.slice(1).join('\n')],
    ]);
    expect(repeatedBlocks(texts, new Map([['new.ts', lines(1, 5)]]))).toEqual([]);
  });

  it('counts no imports, passings on and closers', () => {
    const boilerplate = [
      'import {',
      ...['  a,', '  b,', '  c,', '  d,', '  e,'],
      "} from 'x';",
      ...["export { f } from 'y';", "export * from 'z';"],
      ...['    }', '  });', ']', '};', ')', '/>'],
    ].join('\n');
    const texts = new Map([
      ['old.ts', boilerplate],
      ['new.ts', boilerplate],
    ]);
    expect(repeatedBlocks(texts, new Map([['new.ts', lines(1, 15)]]))).toEqual([]);
  });
});
