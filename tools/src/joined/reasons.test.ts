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

/** What is missing of a door's reasons when its decision is written so, with this beside it in its file. */
const deciding = (body: string, beside = '') =>
  unansweredReasons(
    treeOf({
      'libs/domain/src/doors/door-reasons.ts': table,
      'libs/domain/src/doors/decide-door.ts': `${beside}\n${decide(body)}`,
    }),
  );

it.each([
  ['a word that is logged', `console.log('full'); return refuse('closed');`, ''],
  ['a word that another function takes', `return facts.is('full') ? allow() : refuse('closed');`, ''],
  ['a list of words', `return refuse('closed');`, `const kinds = ['full', 'empty'];`],
  ['a label', `return refuse('closed');`, `export const label = (): string => 'full';`],
  ['a label that is asked', `show(label()); return refuse('closed');`, `const label = (): string => 'full';`],
  ['a label that is held', `show(labels.LOW); return refuse('closed');`, `const labels = { LOW: 'full' };`],
  ['the refusal of another table', `return refuse('closed');`, `const decideBus = () => refuse('full');`],
  ['the details of a refusal', `return refuse('closed', 'full');`, ''],
])('does not take %s beside the table for an answer', (_what, body, beside) => {
  expect(deciding(body, beside)).toEqual(['reason doorReasons.full']);
});

const type = `export type RoomReason = DoorReason;`;

it.each([
  [
    'a function that refuses for what it is given',
    `const no = (reason: DoorReason) => refuse(reason); return no('full') ?? no('closed');`,
    '',
  ],
  [
    'a function of the type',
    `return refuse(room() ?? 'closed');`,
    `const room = (): DoorReason | null => 'full';`,
  ],
  [
    'a function of these words',
    `return refuse(room() ?? 'closed');`,
    `const room = (): 'full' | null => 'full';`,
  ],
  [
    'a list that is refused by',
    `return refuse(byKind[kind] ?? 'closed');`,
    `const byKind = { LOW: 'full' } as const;`,
  ],
  [
    'a list of the type',
    `return answer(byKind, 'closed') ?? refuse('closed');`,
    `const byKind: Record<Kind, DoorReason> = { LOW: 'full' };`,
  ],
  [
    'words in their order',
    `return refuse(room() ?? 'closed');`,
    `const room = (): DoorReason => (['full'] as const).find(isSo);`,
  ],
  [
    'a function of a type that has the reasons',
    `return refuse(room() ?? 'closed');`,
    `${type} const room = (): RoomReason => 'full';`,
  ],
])('takes %s for an answer', (_what, body, beside) => {
  expect(deciding(body, beside)).toEqual([]);
});

it('takes a decision that is asked of another area for an answer, and nothing else from there', () => {
  const asking = (name: string) =>
    unansweredReasons(
      treeOf({
        'libs/domain/src/doors/door-reasons.ts': table,
        'libs/domain/src/rooms/room.ts': `export const ${name} = () => refuse('full');`,
        'libs/domain/src/doors/decide-door.ts': decide(`return refuse(${name}() ?? 'closed');`),
      }),
    );
  expect(asking('decideRoom')).toEqual([]);
  expect(asking('roomIn')).toEqual(['reason doorReasons.full']);
});
