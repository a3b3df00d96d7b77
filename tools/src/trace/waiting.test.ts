import { expect, it } from 'vitest';
import { readProductTree, treeOf } from '../joined/source-tree.ts';
import { readCatalogue } from './catalogue.ts';
import { uncitedIds } from './cited.ts';
import { reasonsFor, waiting } from './waiting.ts';

it('names the ids that no test cites', () => {
  const requirements = ['DEP-01', 'DEP-02'].map((id) => ({ id, text: id, level: 'domain' as const }));
  const catalogue = { areas: [{ key: 'DEP', title: 'Deposits', requirements }] };
  const tree = treeOf({
    'libs/domain/src/a.test.ts': "it('DEP-01 shows', () => {});",
    'libs/domain/src/a.ts': "say('DEP-02');",
  });
  expect(uncitedIds(catalogue, tree)).toEqual(['DEP-02']);
});

it('gives a reason for each id of the product that no test cites, and for no other', () => {
  const listed = waiting.flatMap(({ ids }) => ids);
  expect(listed.toSorted()).toEqual(uncitedIds(readCatalogue(), readProductTree()).toSorted());
});

it('says of a trace why each id is missed', () => {
  expect(reasonsFor([])).toEqual([]);
  expect(reasonsFor(['OPS-01', 'DEP-04', 'OPS-07'])).toEqual([
    '2 not shown, counted after `npm run images` only, while the code is unchanged: OPS-01 OPS-07',
    '1 not shown, cited by a test that failed, did not run or is below the level: DEP-04',
  ]);
});
