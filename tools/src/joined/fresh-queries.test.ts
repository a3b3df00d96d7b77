import { expect, it } from 'vitest';
import { unfreshQueries } from './fresh-queries.ts';
import { readProductTree, treeOf } from './source-tree.ts';

it('lets every query of member data say after what it is fetched again, or why not', () => {
  expect(unfreshQueries(readProductTree())).toEqual({ loose: [], needless: [] });
});

it('misses what promo-history.tsx says', () => {
  const file = 'apps/web/src/features/promos/account/promo-history.tsx';
  const product = readProductTree();
  const before = product.get(file)?.text ?? '';
  const after = before.replace("freshAfter('GAP', 'PLAY', 'CLOCK')", '{}');
  expect(after).not.toBe(before);
  const tree = new Map([...product, ...treeOf({ [file]: after })]);
  expect(unfreshQueries(tree).loose).toEqual([`${file} PromoHistory`]);
});

const file = 'apps/web/src/features/bets/bets.tsx';
const loose = (code: string, reasons = {}) =>
  unfreshQueries(treeOf({ [file]: `import { useBetsQuery } from '@magpie/gql/bets';\n${code}` }), reasons);

it.each([
  "useBetsQuery({ context: freshAfter('GAP') });",
  "const fresh = freshAfter('GAP'); useBetsQuery({ context: fresh });",
  "const fresh = { fetchPolicy, context: { ...freshAfter('GAP') } }; useBetsQuery(id ? { ...fresh } : skipToken);",
])('finds nothing in %s', (code) => {
  expect(loose(code)).toEqual({ loose: [], needless: [] });
});

it('names a query that says nothing, and a reason for one that is gone', () => {
  expect(loose('useBetsQuery({ variables });')).toEqual({ loose: [`${file} Bets`], needless: [] });
  expect(loose('useBetsQuery({ variables });', { why: [`${file} Bets`] }).loose).toEqual([]);
  expect(loose('', { why: [`${file} Bets`] }).needless).toEqual([`${file} Bets`]);
});
