import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../shared/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const rules = readdirSync(join(root, 'libs/domain/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => join('libs/domain/src', file));

const [, section = ''] = read('README.md').split('### Why is this button grey?');
const [text = ''] = section.split('\n### ');

const buttons = text
  .split('\n')
  .filter((line) => line.startsWith("| '"))
  .map((line) => {
    const [, name = '', sentence = '', table = '', rule = '', facts = '', rendered = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const paths = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    return {
      name,
      sentence: sentence.slice(1, -1),
      table: paths(table),
      rule: paths(rule),
      facts: paths(facts),
      rendered: paths(rendered),
    };
  });

it('the README walks three buttons', () => {
  expect(buttons).toHaveLength(3);
});

it.each(buttons)(
  'three hops lead from $name to its rule and its facts',
  ({ sentence, table, rule, facts }) => {
    expect(rules.filter((file) => read(file).includes(sentence))).toEqual(table);
    const exported = rule.flatMap((file) =>
      [...read(file).matchAll(/^export (?:function|interface) (decide\w+|\w+Facts)\b/gm)].map(
        ([, name = '']) => name,
      ),
    );
    expect(exported).not.toEqual([]);
    expect(facts.map((file) => file.split('/', 2).join('/'))).toEqual(['apps/web', 'apps/mock-api']);
    for (const file of facts) expect(exported.filter((name) => read(file).includes(name))).not.toEqual([]);
  },
);

/** The tests of a file, each from its title to the next. */
const testsIn = (file: string) => read(file).split(/\n\s*it(?:\.each)?\(/);

it.each(buttons)('$name is rendered disabled with what it says', ({ sentence, rendered }) => {
  expect(rendered).toHaveLength(1);
  const disabled = /(?:'(?:aria-)?disabled'\)+\.toBe\('?true|toHaveProperty\('disabled', true)/;
  const found = rendered.flatMap(testsIn).filter((test) => test.includes(sentence) && disabled.test(test));
  expect(found).not.toEqual([]);
});
