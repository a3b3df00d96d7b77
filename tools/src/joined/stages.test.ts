import { expect, it } from 'vitest';
import { treeOf } from './source-tree.ts';
import { unaskedStages } from './stages.ts';

const domain = {
  'libs/domain/src/doors/facts.ts': "export type DoorStage = 'seen' | 'knocked' | 'open';\n",
  'libs/domain/src/doors/decide-door.ts':
    'export function decideDoor(facts: DoorFacts, stage: DoorStage) { return isShut(facts, stage); }\n',
};

const asked = (...calls: readonly string[]) =>
  unaskedStages(
    treeOf({
      ...domain,
      ...Object.fromEntries(calls.map((call, at) => [`apps/web/src/${String(at)}.ts`, call])),
    }),
  );

const call = (stage: string) => `const decision = decideDoor(facts, ${stage});`;

it('finds nothing where a decision is asked at each of its stages', () => {
  expect(asked(call("'seen'"), call("'knocked'"), call("'open'"))).toEqual([]);
});

it('takes the stages of a table for asked where one of them is handed on', () => {
  const table = "const stages: Partial<Record<Status, DoorStage>> = { NEW: 'knocked', DONE: 'open' };\n";
  expect(asked(call("'seen'"), `${table}${call('stages[status]')}`)).toEqual([]);
  expect(asked(call("'seen'"), table)).toEqual(['stage knocked of decideDoor', 'stage open of decideDoor']);
});

it('names the stage that nobody asks at, whatever word stands elsewhere', () => {
  const words = "const words = ['open'];\nshut(facts, 'open');\n";
  expect(asked(`${words}${call("'seen'")}`, call("'knocked'"))).toEqual(['stage open of decideDoor']);
});

it('does not take a test for one that asks', () => {
  const test = {
    'apps/web/src/doors.test.ts': ['seen', 'knocked', 'open'].map((each) => call(`'${each}'`)).join(''),
  };
  expect(unaskedStages(treeOf({ ...domain, ...test }))).toHaveLength(3);
});
