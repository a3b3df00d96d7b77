import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const common = 'schema/common/**/*.graphql';
const operations = 'libs/gql/src/operations';

/** graphql-eslint rejects a pattern that matches nothing. @param {string} folder */
function documentsIn(folder) {
  const path = join(import.meta.dirname, folder);
  const some = existsSync(path) && readdirSync(path).some((name) => name.endsWith('.graphql'));
  return some ? { documents: `${folder}/*.graphql` } : {};
}

/** Read by graphql-eslint and editors. */
export default {
  projects: {
    main: {
      schema: [common, 'schema/main/**/*.graphql', 'schema/subscriptions/**/*.graphql'],
      include: ['schema/main/**', 'schema/common/**', 'schema/subscriptions/**', `${operations}/*.graphql`],
      ...documentsIn(operations),
    },
    promo: {
      schema: [common, 'schema/promo/**/*.graphql'],
      include: ['schema/promo/**', `${operations}/promo/**`],
      ...documentsIn(`${operations}/promo`),
    },
    control: {
      schema: [common, 'schema/control/**/*.graphql'],
      include: ['schema/control/**', `${operations}/control/**`],
      ...documentsIn(`${operations}/control`),
    },
  },
};
