import { join } from 'node:path';
import { packageChange, type PackageChange } from './package-change.ts';

const standIn = join(import.meta.dirname, 'stand-ins', 'few-prefixes.ts');

export const fewPrefixesChange: PackageChange = {
  name: 'few-prefixes',
  file: '@emotion/cache/dist/emotion-cache.browser.esm.js',
  from: 'var defaultStylisPlugins = [prefixer];',
  to: 'var defaultStylisPlugins = [fewPrefixes];',
  head: `import { fewPrefixes } from ${JSON.stringify(standIn)};\n`,
};

/** The same in the file of those pages that are made ahead. */
export const fewPrefixesAheadChange: PackageChange = {
  ...fewPrefixesChange,
  name: 'few-prefixes-ahead',
  file: '@emotion/cache/dist/emotion-cache.esm.js',
};

/** Gives the styles of the built app and of pages made ahead the few prefixes that today’s browsers read, in place of those of all there were. */
export const fewPrefixes = () => [
  packageChange(fewPrefixesChange),
  packageChange(fewPrefixesAheadChange, 'ssr'),
];
