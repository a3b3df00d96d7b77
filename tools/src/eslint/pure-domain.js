import { eachImport } from './imports.js';

/** What the rules of the business may build on: one another, and small pure libraries. */
const allowed = [
  /^\.{1,2}\//,
  /^@magpie\/domain\//,
  /^zod(\/|$)/,
  /^libphonenumber-js(\/|$)/,
  /^date-fns(\/|$)/,
  /^@date-fns\//,
];

/** Names of the platform's surroundings that a pure rule has no use for. */
const surroundings = [
  'process',
  'globalThis',
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'location',
  'fetch',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'Buffer',
  'require',
  'console',
];

/**
 * The domain is pure: it imports no React, no GraphQL and no Node API, and reaches for nothing of its surroundings.
 * @type {import('eslint').Rule.RuleModule}
 */
export const pureDomain = {
  meta: { type: 'problem', schema: [], docs: { description: 'the domain is pure' } },
  create(context) {
    return {
      ...eachImport((specifier, node) => {
        if (allowed.some((pattern) => pattern.test(specifier))) return;
        context.report({ node, message: `The domain is pure and does not import "${specifier}".` });
      }),
      Program(node) {
        const scope = context.sourceCode.getScope(node);
        for (const { identifier } of scope.through) {
          if (!surroundings.includes(identifier.name)) continue;
          context.report({
            node: identifier,
            message: `The domain is pure and does not use "${identifier.name}": pass the value in.`,
          });
        }
      },
    };
  },
};
