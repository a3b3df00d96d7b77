import { expect, it } from 'vitest';
import { unlookedAnswers } from './looked-answers.ts';
import { treeOf } from './source-tree.ts';

const path = 'apps/mock-api/src/doors.ts';

const asking = (body: string, beside = '') =>
  unlookedAnswers(
    treeOf({
      [path]: `import { decideDoor } from '@magpie/domain/doors';
import { refusalOf } from '#platform/graphql/index.ts';
import { read, track } from './reading.ts';
export function open() { ${body} }
${beside}`,
      'apps/mock-api/src/reading.ts': `
        export function read(decision) { if (!decision.allowed) throw refusalOf(reasons, decision); }
        export const track = (event) => { sent.push(event); };`,
      'apps/mock-api/src/platform/graphql/index.ts': `
        export const refusalOf = (table, { reason, details }) => new Refusal(table[reason].text(details));`,
    }),
  );

const kept = 'const door = decideDoor(facts);';

it.each([
  ['before it refuses', `${kept} if (!door.allowed) throw refusalOf(reasons, door);`],
  ['in a choice', `${kept} return door.allowed ? door.plan : null;`],
  ['behind another question', `${kept} return known && door.allowed ? 1 : 2;`],
  ['in what is shown', 'return <p>{decideDoor(facts).allowed && <Handle />}</p>;'],
  ['under a name of its own', 'const { allowed } = decideDoor(facts); if (!allowed) return null;'],
  ['under another name', `${kept} const shut = !door.allowed; if (shut) wait();`],
  ['where it is answered to', 'return decideDoor(facts);'],
  ['where a list of it is', 'return [decideDoor(facts)];'],
  ['where it is handed to', 'read(decideDoor(facts));'],
  ['where its yes or no is kept', 'setOpen(decideDoor(facts).allowed);'],
])('takes an answer for looked at %s', (_where, body) => {
  expect(asking(body)).toEqual([]);
});

it('takes an answer for looked at by a function of the same file', () => {
  expect(asking('hold(decideDoor(facts));', 'const hold = ({ allowed }) => (allowed ? 1 : 2);')).toEqual([]);
});

it.each([
  ['refuses by it without a question', `${kept} throw refusalOf(reasons, door);`],
  ['asks only why', `${kept} if (door.reason === 'shut') wait();`],
  ['takes its plan as if it were allowed', `${kept} return door.plan;`],
  ['asks only whether there is one', 'return decideDoor(facts) && open();'],
  ['hands it to what counts', 'return track(decideDoor(facts)) && open();'],
  ['hands its yes or no to what counts', 'return track(decideDoor(facts).allowed) && open();'],
  ['hands it to somebody unknown', 'return send(decideDoor(facts)) && open();'],
  ['hands it round and round', `turn(decideDoor(facts)); function turn(door) { turn(door); }`],
  ['looks and does nothing', `${kept} if (!door.allowed) {} go();`],
  ['looks and only keeps a record', `${kept} if (!door.allowed) { console.log('shut'); } go();`],
])('names an answer where its asker %s', (_how, body) => {
  expect(asking(body)).toEqual([`answer of decideDoor in ${path}`]);
});

it('looks at the rules of the domain too', () => {
  const rule = 'libs/domain/src/doors/rule.ts';
  const rules = (text: string) => unlookedAnswers(treeOf({ [rule]: text }));
  expect(rules('export const state = () => (decideDoor().allowed ? 1 : 2);')).toEqual([]);
  expect(rules('export function state() { count(decideDoor()); }')).toEqual([
    `answer of decideDoor in ${rule}`,
  ]);
});
