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

/**
 * The web image: `html`, the build with compressed copies, and `templates`, the server's configuration with the
 * hashes of the page's inline scripts.
 */
export function assemble(build: string, configuration: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  const html = join(target, 'html');
  const templates = join(target, 'templates');
  // Vite's manifest is for the budgets, and config.json is written when the container starts.
  const left = new Set(['.vite', 'config.json']);
  cpSync(build, html, { recursive: true, filter: (path) => !left.has(basename(path)) });
  compress(html);
  mkdirSync(templates, { recursive: true });
  const hashes = inlineScriptSources(readFileSync(join(html, 'index.html'), 'utf8'));
  for (const name of readdirSync(configuration).filter((each) => each.endsWith('.template'))) {
    const text = readFileSync(join(configuration, name), 'utf8');
    writeFileSync(join(templates, name), fill(text, { SCRIPT_HASHES: hashes }));
  }
}
