import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.ts';

export interface UnusedField {
  /** Such as `Config.checkFraud`, for the control contract `control Query.world`. */
  readonly path: string;
  readonly requirement: string;
}

/**
 * Reads a list of unused fields. Each line is `Type.field -- ID: reason` with the id of a requirement; a line without one
 * allows nothing. Lines that start with # are remarks.
 */
export function parseUnusedFields(text: string): UnusedField[] {
  return text.split('\n').flatMap((line) => {
    const [, path, requirement] =
      /^((?:control )?\w+\.\w+)\s+--\s+([A-Z]+-\d+):\s+\S/.exec(line.trim()) ?? [];
    return path === undefined || requirement === undefined ? [] : [{ path, requirement }];
  });
}

/** The list of the product, `schema/unused.allow`. */
export function readUnusedFields(): UnusedField[] {
  return parseUnusedFields(readFileSync(join(root, 'schema', 'unused.allow'), 'utf8'));
}
