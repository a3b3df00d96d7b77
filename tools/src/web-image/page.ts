import { createHash } from 'node:crypto';

/** As sources of a Content-Security-Policy: `'sha256-…'` of each script that runs, not of data, separated by spaces. */
export function inlineScriptSources(html: string): string {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
  return hashes.map((hash) => `'sha256-${hash}'`).join(' ');
}

/** Replaces `${NAME}`; other dollar signs, such as nginx's own variables, stay. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
