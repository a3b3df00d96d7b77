import { expect, it } from 'vitest';
import { indirectAsks, listedWays, type Way } from './own-asks.ts';
import { treeOf, type SourceTree } from './source-tree.ts';

const domain = {
  'libs/domain/src/doors/index.ts': `export { decideDoor, decideKey, doorState, wall } from './doors.ts';`,
  'libs/domain/src/doors/doors.ts': `
    export function decideDoor() { return allow(); }
    export function decideKey() { return allow(); }
    export function doorState() { return decideKey().allowed ? 'OPEN' : 'SHUT'; }
    export const wall = 'WALL';
  `,
};

const asks = (...names: readonly string[]) =>
  `import { ${names.join(', ')} } from '@magpie/domain/doors'; ${names.map((name) => `${name}();`).join(' ')}`;

const withSides = (platform: string, web: string) =>
  treeOf({ ...domain, 'apps/mock-api/src/doors.ts': platform, 'apps/web/src/doors.ts': web });

const asked = (tree: SourceTree, ways: readonly Way[], ofPlatform: readonly string[] = []) =>
  indirectAsks(tree, ways, { web: ofPlatform, platform: [] });

const all = ['decideDoor', 'decideKey', 'doorState', 'wall'];
const byState = { side: 'web', decision: 'decideKey', rule: 'doorState' };

it('finds nothing where each side asks each decision itself', () => {
  expect(asked(withSides(asks(...all), asks(...all)), [])).toEqual([]);
});

it('leaves a decision that the web does not ask at all to the list of those', () => {
  const tree = withSides(asks(...all), asks('decideKey'));
  expect(asked(tree, [])).toEqual(['web asks decideDoor nowhere itself']);
  expect(asked(tree, [], ['decideDoor'])).toEqual([]);
});

it('names a decision that a side asks by another rule only', () => {
  const tree = withSides(asks('decideDoor', 'doorState'), asks('decideDoor', 'doorState'));
  expect(asked(tree, [])).toEqual([
    'platform asks decideKey nowhere itself',
    'web asks decideKey nowhere itself',
  ]);
  expect(asked(tree, [byState])).toEqual([
    'platform asks decideKey nowhere itself',
    'web asks decideKey by doorState',
  ]);
});

it('does not take the word of a list for a way that is none', () => {
  const tree = withSides(asks(...all), asks('decideDoor', 'doorState', 'wall'));
  const none = ['web asks decideKey nowhere itself'];
  expect(asked(tree, [{ ...byState, rule: 'wall' }])).toEqual(none);
  expect(asked(tree, [{ ...byState, rule: 'decideWindow' }])).toEqual(none);
  expect(asked(tree, [{ ...byState, side: 'platform' }])).toEqual(none);
});

it('does not hold a way for one of a decision that is asked', () => {
  expect(asked(withSides(asks(...all), asks(...all)), [byState])).toEqual([]);
});

it('reads the ways that a list tells', () => {
  const text = `
## What is asked by another rule

- The web \`decideKey\`: by \`doorState\`.
- The platform \`decideDoor\`: by \`decideKey\`.
- The web \`decideWall\`

## So

- The web \`decideRoof\`: by \`decideWall\`.
`;
  expect(listedWays(text)).toEqual([
    byState,
    { side: 'platform', decision: 'decideDoor', rule: 'decideKey' },
  ]);
});
