import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.ts';

export interface AllowedChange {
  readonly type: string;
  readonly path: string;
}

/**
 * Each line is `TYPE path -- reason`; a line without a reason allows nothing, so that every exception names its
 * decision. Lines that start with # are comments.
 */
export function parseAllowed(text: string): AllowedChange[] {
  return text.split('\n').flatMap((line) => {
    const [, type, path] = /^([A-Z_]+)\s+(\S+)\s+--\s+\S/.exec(line.trim()) ?? [];
    return type !== undefined && path !== undefined ? [{ type, path }] : [];
  });
}

/** The breaking changes of `schema/breaking.allow`, each argued for in docs/decisions. */
export function allowedChanges(): AllowedChange[] {
  const file = join(root, 'schema', 'breaking.allow');
  return existsSync(file) ? parseAllowed(readFileSync(file, 'utf8')) : [];
}
