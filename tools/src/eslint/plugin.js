import { describedDisable } from './described-disable.js';
import { documentedExports } from './documented-exports.js';
import { fileNames } from './file-names.js';
import { givenTime } from './given-time.js';
import { importWalls } from './import-walls.js';
import { noImportCycles } from './no-import-cycles.js';
import { pureDomain } from './pure-domain.js';

/** The workspace's own rules. @type {import('eslint').ESLint.Plugin} */
export const magpie = {
  meta: { name: 'magpie' },
  rules: {
    'described-disable': describedDisable,
    'documented-exports': documentedExports,
    'file-names': fileNames,
    'given-time': givenTime,
    'import-walls': importWalls,
    'no-import-cycles': noImportCycles,
    'pure-domain': pureDomain,
  },
};
