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
const decide = (body: string) => `export function decideDoor(facts): Decision<Door, DoorReason> { ${body} }`;

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

/** A door whose decision is open, and another file that says that a door is full. */
const withAnswer = (path: string, text: string, decision = decide(`return refuse('closed');`)) =>
  unansweredReasons(
    treeOf({
      'libs/domain/src/doors/door-reasons.ts': table,
      'libs/domain/src/doors/decide-door.ts': decision,
      [path]: text,
    }),
  );

it.each([
  [
    'the same word of another area',
    `export const decideBus = (): Decision<Bus, BusReason> => refuse('full');`,
  ],
  ['a type', `export const last: DoorReason & 'full' = doorReasons;`],
  ['a comparison', `export const isFull = (reason: DoorReason) => reason === 'full';`],
  ['a branch', `export const text = (reason: DoorReason) => { switch (reason) { case 'full': return 1; } };`],
])('does not take %s for an answer', (_what, text) => {
  expect(withAnswer('libs/domain/src/buses/bus.ts', text)).toEqual(['reason doorReasons.full']);
});

it.each([
  ['code that names the type', `export const room = (): DoorReason | null => 'full';`],
  ['code that names the table', `throw refusalOf(doorReasons, refuse('full'));`],
  ['code that names a type which the reasons are a part of', `const room = (): HouseReason => 'full';`],
])('takes an answer of %s', (_what, text) => {
  const house = `export type HouseReason = DoorReason | 'burnt';\n`;
  expect(withAnswer('libs/domain/src/houses/house.ts', house + text)).toEqual([]);
});

const importing = (name: string, from: string) =>
  `import { ${name} } from '${from}';\n${decide(`return refuse(${name}() ?? 'closed');`)}`;

it('takes an answer of a helper, and of a decision that is asked of another area', () => {
  const helper = `export const roomIn = () => 'full';`;
  expect(withAnswer('libs/domain/src/doors/room.ts', helper, importing('roomIn', './room.ts'))).toEqual([]);
  const files = {
    'libs/domain/src/doors/door-reasons.ts': table,
    'libs/domain/src/rooms/index.ts': `export { decideRoom, roomIn } from './room.ts';`,
    'libs/domain/src/rooms/room.ts': `export const decideRoom = () => refuse('full');`,
  };
  const asking = (name: string) =>
    treeOf({ ...files, 'libs/domain/src/doors/decide-door.ts': importing(name, '../rooms/index.ts') });
  expect(unansweredReasons(asking('decideRoom'))).toEqual([]);
  expect(unansweredReasons(asking('roomIn'))).toEqual(['reason doorReasons.full']);
});
