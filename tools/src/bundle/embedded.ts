import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { basename, join, relative } from 'node:path';
import { endpointNames, schemaOf, sdlFiles } from '../contract/sdl.ts';
import { root } from '../shared/root.ts';

const platform = join(root, 'apps', 'mock-api');
const pageStubs = ['cashier', 'games'];
const builtConsole = join(root, 'dist', 'apps', 'console');
const typeface = {
  'archivo.woff2': '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  'manrope.woff2': '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2',
};

export function contractTexts(): Record<string, string> {
  const texts = endpointNames.map((name) => {
    const files = sdlFiles(name).map((file) => file.text);
    return [name, files.join('\n')];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}

const base64 = (path: string) => readFileSync(path).toString('base64');

function clientFiles(stub: string, shared: Record<string, string> = {}): Record<string, string> {
  const place = join(platform, 'src', 'stubs', stub, 'client');
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  const files = names
    .filter((name) => /\.(html|css|js)$/.test(name))
    .map((name) => [name.replaceAll('\\', '/'), base64(join(place, name))] as const);
  return { ...Object.fromEntries(files), ...shared };
}

/** What the pages of the games run of the domain, as the platform sends it from the source (stubs/assets.ts). */
function domainScripts(): Record<string, string> {
  const files = ['studio/fairness', 'studio/deck', 'play/game-session-reasons'];
  return Object.fromEntries(
    files.map((file) => {
      const source = readFileSync(join(root, 'libs', 'domain', 'src', `${file}.ts`), 'utf8');
      return [`${basename(file)}.js`, Buffer.from(stripTypeScriptTypes(source)).toString('base64')];
    }),
  );
}

/** The built console, which the platform serves; none of it before it is built. */
export function consoleFiles(): Record<string, string> {
  if (!existsSync(builtConsole)) return {};
  const names = readdirSync(builtConsole, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    names.map((name) => [relative(builtConsole, name).replaceAll('\\', '/'), base64(name)]),
  );
}

/**
 * What a bundle must contain, by the name of its constant, which is declared where the source reads it.
 * @throws Error when the contract contradicts itself, which the bundle does not look for
 */
export function embedded(): Record<string, unknown> {
  for (const name of endpointNames) schemaOf(sdlFiles(name));
  const { resolve } = createRequire(join(platform, 'package.json'));
  const fonts = Object.fromEntries(
    Object.entries(typeface).map(([name, file]) => [name, base64(resolve(file))] as const),
  );
  const shared = clientFiles('kit', fonts);
  return {
    MAGPIE_SDL: contractTexts(),
    MAGPIE_CONSOLE_FILES: consoleFiles(),
    MAGPIE_STUB_FILES: {
      ...Object.fromEntries(pageStubs.map((stub) => [stub, clientFiles(stub, shared)])),
      games: clientFiles('games', { ...shared, ...domainScripts() }),
      widgets: clientFiles('widgets'),
    },
  };
}
