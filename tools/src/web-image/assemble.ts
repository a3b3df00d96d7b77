import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fill, inlineScriptSources } from './page.ts';

const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Bytes below which compression does not pay. */
const worthwhile = 1024;

function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    // The prerendered pages change when the container starts, which would make their compressed copies stale.
    if (name.startsWith('pages')) continue;
    if (!compressible.test(name) || statSync(file).size < worthwhile) continue;
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

/** The built page itself, and one of those made of it, which have a script besides. */
function scriptSources(html: string): string {
  const made = readdirSync(join(html, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(html, 'pages', name));
  const sources = [join(html, 'index.html'), ...made].map((file) =>
    inlineScriptSources(readFileSync(file, 'utf8')),
  );
  return [...new Set(sources.flatMap((each) => each.split(' ')))].join(' ');
}

/** The web image: the build with compressed copies, the renderer, and the server's configuration with the hashes of scripts. */
export function assemble(build: string, configuration: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  const html = join(target, 'html');
  const templates = join(target, 'templates');
  // Vite's manifest is for the budgets, and config.json is written when the container starts.
  const left = new Set(['.vite', '.renderer', 'config.json']);
  cpSync(build, html, { recursive: true, filter: (path) => !left.has(basename(path)) });
  compress(html);
  cpSync(join(build, '.renderer'), join(target, 'renderer'), { recursive: true });
  mkdirSync(templates, { recursive: true });
  const hashes = scriptSources(html);
  for (const name of readdirSync(configuration).filter((each) => each.endsWith('.template'))) {
    const text = readFileSync(join(configuration, name), 'utf8');
    writeFileSync(join(templates, name), fill(text, { SCRIPT_HASHES: hashes }));
  }
}
