import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.ts';

/** A breaking change as it is written down: what kind of change, and of what. */
export interface AllowedChange {
  readonly type: string;
  readonly path: string;
}

/**
 * Reads a list of allowed breaking changes. Each line is `TYPE path -- reason`; a line without a reason allows nothing, so
 * that every exception names its decision. Lines that start with # are remarks.
 */
export function parseAllowed(text: string): AllowedChange[] {
  return text.split('\n').flatMap((line) => {
    const [, type, path] = /^([A-Z_]+)\s+(\S+)\s+--\s+\S/.exec(line.trim()) ?? [];
    return type !== undefined && path !== undefined ? [{ type, path }] : [];
  });
}

/** The breaking changes that docs/decisions has argued for: those of `schema/breaking.allow`. */
export function allowedChanges(): AllowedChange[] {
  const file = join(root, 'schema', 'breaking.allow');
  return existsSync(file) ? parseAllowed(readFileSync(file, 'utf8')) : [];
}
