import { expect, it } from 'vitest';
import { listedDecisions, platformDecisions } from './platform-decisions.ts';
import { treeOf } from './source-tree.ts';

const domain = {
  'libs/domain/src/doors/index.ts': `export { decideDoor, decideKey, doorState } from './doors.ts';`,
  'libs/domain/src/doors/doors.ts': `
    export function decideDoor() { return allow(); }
    export function decideKey() { return allow(); }
    export function doorState() { return decideKey().allowed ? 'OPEN' : 'SHUT'; }
  `,
};
const asks = (...names: readonly string[]) =>
  `import { ${names.join(', ')} } from '@magpie/domain/doors'; ${names.map((name) => `${name}();`).join(' ')}`;

it('finds the decisions that only the platform asks', () => {
  const tree = treeOf({
    ...domain,
    'apps/mock-api/src/doors.ts': asks('decideDoor', 'decideKey'),
    'apps/web/src/doors.test.ts': asks('decideDoor'),
    'apps/web/src/doors.ts': asks('doorState'),
  });
  expect(platformDecisions(tree)).toEqual(['decideDoor']);
});

it('finds none that the web asks too', () => {
  const tree = treeOf({ ...domain, 'apps/web/src/doors.ts': asks('decideDoor', 'decideKey') });
  expect(platformDecisions(tree)).toEqual([]);
});

it('reads the names that a list gives a reason for', () => {
  const text = `
## Decision

- \`decideNothing\`: not in the list.

## What only the platform decides

- \`decideDoor\`: who has the key, by the same functions (\`decideInner\`).
- \`decideKey\`, \`decideLock\`: another
  line with \`decideOther\`.
- \`decideBare\`

## What only the web decides

- \`decideBell\`: whether it can be reached.

## So
`;
  expect(listedDecisions(text, 'platform')).toEqual(['decideDoor', 'decideKey', 'decideLock']);
  expect(listedDecisions(text, 'web')).toEqual(['decideBell']);
});
