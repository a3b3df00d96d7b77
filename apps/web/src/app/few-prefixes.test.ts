import { expect, it } from 'vitest';
import { fewPrefixes } from '../../stand-ins/few-prefixes.ts';

const written = (value: string, type = 'decl', before = '') => {
  const piece = { type, value, return: before };
  fewPrefixes(piece);
  return piece.return;
};

it.each([
  'user-select:none;',
  'backdrop-filter:blur(2px);',
  'mask-image:none;',
  'mask:none;',
  'hyphens:auto;',
  'text-size-adjust:100%;',
])('writes %s for browsers that know it by its prefix alone', (value) => {
  expect(written(value)).toBe(`-webkit-${value}${value}`);
});

it.each(['display:flex;', 'transform:none;', '--mask-size:1px;', 'filter:none;'])(
  'leaves %s as it is',
  (value) => {
    expect(written(value)).toBe('');
  },
);

it('leaves what is no declaration, and what was written before', () => {
  expect(written('mask:none;', 'rule')).toBe('');
  expect(written('mask:none;', 'decl', 'mask:all;')).toBe('mask:all;');
});
