import { join } from 'node:path';

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..', '..', '..');

/** Where the last test run leaves its reports. */
export const reportsFolder = join(root, '.reports');
