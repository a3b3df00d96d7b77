import { resolveSource, wayBack } from './import-graph.js';
import { eachImport } from './imports.js';
import { placeOf } from './places.js';

/** @type {import('eslint').Rule.RuleModule} */
export const noImportCycles = {
  meta: { type: 'problem', schema: [], docs: { description: 'no circle of imports' } },
  create(context) {
    return eachImport((specifier, node) => {
      const target = resolveSource(context.filename, specifier);
      const way = target && wayBack(target, context.filename);
      if (!way) return;
      context.report({ node, message: `Circle of imports: ${way.map(placeOf).join(' -> ')}.` });
    });
  },
};
