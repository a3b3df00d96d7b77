import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../shared/root.ts';
import { axes, cuts, lettersOf } from './letters.ts';

const files = join(root, 'node_modules', '@fontsource-variable', 'archivo', 'files');
const folder = join(root, 'libs', 'ui', 'src', 'fonts');

// Cuts the typeface to the axes and letters of the site: `node tools/src/fonts/main.ts`, after a new version of it.
for (const [name, cut] of Object.entries(cuts)) {
  const whole = readFileSync(join(files, `archivo-${cut.from}-wdth-normal.woff2`));
  const options = { targetFormat: 'woff2', variationAxes: axes } as const;
  const file = await subsetFont(whole, lettersOf(cut).join(''), options);
  writeFileSync(join(folder, `${name}.woff2`), file);
  console.log(name, file.length);
}
