import { createHash } from 'node:crypto';

/**
 * The inline scripts of a page as sources of a Content-Security-Policy: `'sha256-…'` of each, separated by spaces.
 */
export function inlineScriptSources(html: string): string {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
  return hashes.map((hash) => `'sha256-${hash}'`).join(' ');
}

/** Fills in values written as `${NAME}`; other dollar signs, which are nginx's own variables, stay. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
