import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { createBrandSystem } from '@magpie/ui';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../../../libs/ui/src/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

const comment = /^\s*(?:\/\/|\/?\*).*$/gm;

/** A word that is given a value: an attribute of JSX, or a key of an object. */
const given = /(?<![\w.$:])(\w+)(?:=["{]|['"]?\??: )/g;

const chakra = createSystem(defaultBaseConfig);
const ours = createBrandSystem('magpie');

const unknown = (text: string) =>
  [...text.replace(comment, '').matchAll(given)]
    .map(([, name = '']) => name)
    .filter((name) => chakra.isValidProperty(name) && !ours.properties.has(name));

/** Words that Chakra takes for styles, and that are props, attributes of pictures, keys within other styles or data here. */
const noStyles = [
  'WebkitLineClamp',
  'all',
  'clear',
  'columns',
  'container',
  'content',
  'cx',
  'cy',
  'd',
  'direction',
  'maskComposite',
  'maskImage',
  'overflowAnchor',
  'page',
  'r',
  'rx',
  'scrollMargin',
  'strokeDasharray',
  'strokeLinecap',
  'strokeLinejoin',
  'strokeWidth',
  'x',
  'y',
];

it('every style that is named is one the theme knows, for the built app knows no others', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  const names = new Set(Object.values(sources).flatMap(unknown));
  expect([...names].sort()).toEqual(noStyles);
});

it.each([
  ['<chakra.p bgColor="bg" />', ['bgColor']],
  ['<chakra.p bg="bg" columnRule={rule} />', ['columnRule']],
  ["chakra('p', { base: { _peerFocus: { bg: 'bg' } } })", ['_peerFocus']],
  ["chakra('p', { base: { color: 'fg', _hover: { color: 'fg' } } })", []],
])('finds in %s what the theme does not know', (code, names) => {
  expect(unknown(code)).toEqual(names);
});
