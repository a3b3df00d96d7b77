import { describedDisable } from './described-disable.js';
import { fileNames } from './file-names.js';
import { functionLines } from './function-lines.js';
import { givenTime } from './given-time.js';
import { importWalls } from './import-walls.js';
import { noImportCycles } from './no-import-cycles.js';
import { noRawStyle } from './no-raw-style.js';
import { noTextBranches } from './no-text-branches.js';
import { pureDomain } from './pure-domain.js';
import { refusalsDecided } from './refusals-decided.js';
import { refusalsFromTables } from './refusals-from-tables.js';
import { rulesInDomain } from './rules-in-domain.js';
import { sqlInStores } from './sql-in-stores.js';

/** The workspace's own rules. @type {import('eslint').ESLint.Plugin} */
export const magpie = {
  meta: { name: 'magpie' },
  rules: {
    'described-disable': describedDisable,
    'file-names': fileNames,
    'function-lines': functionLines,
    'given-time': givenTime,
    'import-walls': importWalls,
    'no-import-cycles': noImportCycles,
    'no-raw-style': noRawStyle,
    'no-text-branches': noTextBranches,
    'pure-domain': pureDomain,
    'refusals-decided': refusalsDecided,
    'refusals-from-tables': refusalsFromTables,
    'rules-in-domain': rulesInDomain,
    'sql-in-stores': sqlInStores,
  },
};
