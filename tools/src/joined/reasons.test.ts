import { expect, it } from 'vitest';
import { unansweredReasons } from './reasons.ts';
import { treeOf } from './source-tree.ts';

const table = `
  export type DoorReason = 'closed' | 'full';
  export const doorReasons = {
    closed: { code: 'CLOSED', text: () => 'Closed today.' },
    full: otherReasons.full,
  } as const satisfies ReasonTable<DoorReason>;
`;
const decide = (body: string) => `export function decideDoor(facts) { ${body} }`;

it('finds the rows that no decision answers', () => {
  const tree = treeOf({
    'libs/domain/src/doors/door-reasons.ts': table,
    'libs/domain/src/doors/decide-door.ts': decide(`return facts.open ? allow() : refuse('closed');`),
    'libs/domain/src/doors/decide-door.test.ts': `it('is full', () => expect('full'));`,
  });
  expect(unansweredReasons(tree)).toEqual(['reason doorReasons.full']);
});

it('finds none where each is answered, by whatever way it gets there', () => {
  const tree = treeOf({
    'libs/domain/src/doors/door-reasons.ts': table,
    'libs/domain/src/doors/decide-door.ts': decide(`return refuse(facts.open ? 'full' : 'closed');`),
  });
  expect(unansweredReasons(tree)).toEqual([]);
});
