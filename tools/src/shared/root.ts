import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..', '..');

/** Reports of the last test run. */
export const reportsFolder = join(root, '.reports');
