import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const common = 'schema/common/**/*.graphql';
const operations = 'libs/gql/src/operations';

const shared = `${operations}/shared`;

/** graphql-eslint rejects a pattern that matches nothing. @param {string[]} folders */
function documentsIn(...folders) {
  const some = folders.filter((folder) => {
    const path = join(import.meta.dirname, folder);
    return existsSync(path) && readdirSync(path).some((name) => name.endsWith('.graphql'));
  });
  return some.length > 0 ? { documents: some.map((folder) => `${folder}/*.graphql`) } : {};
}

/** Read by graphql-eslint and editors. */
export default {
  projects: {
    main: {
      schema: [common, 'schema/main/**/*.graphql', 'schema/subscriptions/**/*.graphql'],
      include: [
        'schema/main/**',
        'schema/common/**',
        'schema/subscriptions/**',
        `${operations}/*.graphql`,
        `${shared}/common/**`,
        `${shared}/main/**`,
      ],
      ...documentsIn(operations, `${shared}/common`, `${shared}/main`),
    },
    promo: {
      schema: [common, 'schema/promo/**/*.graphql'],
      include: ['schema/promo/**', `${operations}/promo/**`, `${shared}/promo/**`],
      ...documentsIn(`${operations}/promo`, `${shared}/common`, `${shared}/promo`),
    },
    control: {
      schema: [common, 'schema/control/**/*.graphql'],
      include: ['schema/control/**', `${operations}/control/**`, `${shared}/control/**`],
      ...documentsIn(
        `${operations}/control`,
        `${operations}/control/console`,
        `${shared}/common`,
        `${shared}/control`,
      ),
    },
  },
};
