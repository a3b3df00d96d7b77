import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFont, fontFolder } from './cut.ts';
import { cuts } from './letters.ts';

// Cuts the typeface to the axes and letters of the site: `node tools/src/fonts/main.ts`, after a new version of it.
for (const [name, cut] of Object.entries(cuts)) {
  const file = await cutFont(cut);
  writeFileSync(join(fontFolder, `${name}.woff2`), file);
  console.log(name, file.length);
}
