import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { endpointNames, sdlFiles } from '../contract/sdl.ts';
import { root } from '../shared/root.ts';

const platform = join(root, 'apps', 'mock-api');
const typeface = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

/** The text of the contract by endpoint. */
export function contractTexts(): Record<string, string> {
  const texts = endpointNames.map((name) => {
    const files = sdlFiles(name).map((file) => file.text);
    return [name, files.join('\n')];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}

const base64 = (path: string) => readFileSync(path).toString('base64');

/** The files of a folder of the platform by their names, in base64. */
function folder(...path: string[]): Record<string, string> {
  const place = join(platform, 'src', ...path);
  const names = existsSync(place)
    ? readdirSync(place).filter((name) => /\.(html|css|js|woff2)$/.test(name))
    : [];
  return Object.fromEntries(names.map((name) => [name, base64(join(place, name))]));
}

/**
 * What the platform reads from files beside it and a bundle must carry, by the name of the constant that holds it there.
 * In the source each name is declared where it is read.
 */
export function embedded(): Record<string, unknown> {
  const font = base64(createRequire(join(platform, 'package.json')).resolve(typeface));
  return {
    MAGPIE_SDL: contractTexts(),
    MAGPIE_GAME_FILES: { ...folder('stubs', 'games', 'client'), 'archivo.woff2': font },
  };
}
