import { packageChange, type PackageChange } from './package-change.ts';

export const stylesInPlaceChange: PackageChange = {
  name: 'styles-in-place',
  file: '@emotion/sheet/dist/emotion-sheet.esm.js',
  from: 'nodes.forEach(this._insertTag);',
  to: 'this.tags.push(...nodes);',
};

/** Lets the built app take over the styles of a page that was made ahead where they stand; to move them styles the page anew. */
export const stylesInPlace = () => packageChange(stylesInPlaceChange);
