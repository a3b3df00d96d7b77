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

/** Gives the styles of the built app the few prefixes that today’s browsers read, in place of those of all browsers there were. */
export const fewPrefixes = () => packageChange(fewPrefixesChange);
