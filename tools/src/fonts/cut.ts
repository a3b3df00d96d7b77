import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../shared/root.ts';
import { axes, lettersOf, type FontCut } from './letters.ts';

const files = join(root, 'node_modules', '@fontsource-variable', 'archivo', 'files');

/** Where the cut files are kept. */
export const fontFolder = join(root, 'libs', 'ui', 'src', 'fonts');

export function cutFont(cut: FontCut): Promise<Uint8Array> {
  const whole = readFileSync(join(files, `archivo-${cut.from}-wdth-normal.woff2`));
  return subsetFont(whole, lettersOf(cut).join(''), { targetFormat: 'woff2', variationAxes: axes });
}
