import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..', '..');

export const reportsFolder = join(root, '.reports');
