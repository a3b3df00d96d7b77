import { basename } from 'node:path';

/**
 * File names are kebab-case, so that they are the same on every file system.
 * @type {import('eslint').Rule.RuleModule}
 */
export const fileNames = {
  meta: { type: 'suggestion', schema: [], docs: { description: 'kebab-case file names' } },
  create(context) {
    return {
      Program(node) {
        const name = basename(context.filename);
        if (/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(name)) return;
        context.report({ node, message: `"${name}" is not kebab-case.` });
      },
    };
  },
};
