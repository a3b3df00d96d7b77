import { join } from 'node:path';
import { packageChange, type PackageChange } from './package-change.ts';

const standIn = join(import.meta.dirname, 'stand-ins', 'quick-memo.ts');

export const quickMemoChange: PackageChange = {
  name: 'quick-memo',
  file: '@chakra-ui/react/dist/esm/utils/memo.js',
  from: 'export { memo };',
  to: `export { memo } from ${JSON.stringify(standIn)};`,
};

/** Lets Chakra remember what it has worked out by keys that the browser makes. */
export const quickMemo = () => packageChange(quickMemoChange);
