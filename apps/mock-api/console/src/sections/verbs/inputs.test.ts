import { verbNamed, verbs } from '@magpie/domain/verbs';
import { expect, it } from 'vitest';
import { commandLine } from './command-line.ts';
import { fieldsOf, filled } from './inputs.ts';

const verbOf = (words: string) => {
  const verb = verbNamed(words);
  if (!verb) throw new Error(`There is no verb ${words}.`);
  return verb;
};

it('has a field for every input of every verb', () => {
  for (const verb of verbs) {
    const tops = new Set(fieldsOf(verb).map(({ path }) => path.split('.')[0]));
    expect([verb.words, [...tops]]).toEqual([verb.words, Object.keys(verb.inputs.shape)]);
  }
});

it('gives a verb what was typed, as what its inputs are', () => {
  const typed = { member: ' mia@magpie.test ', amount: '12.50', wallet: 'MAIN', world: 'two' };
  expect(filled(verbOf('balance adjust'), typed)).toEqual({
    ok: true,
    inputs: { member: 'mia@magpie.test', amount: '12.50', wallet: 'MAIN', world: 'two' },
  });
  expect(filled(verbOf('member set'), { member: 'mia', 'settings.verified': 'false' })).toEqual({
    ok: true,
    inputs: { member: 'mia', world: 'default', settings: { verified: false } },
  });
  const push = { member: 'mia', event: 'levelUp', data: '{"level": 4}' };
  expect(filled(verbOf('push'), push)).toMatchObject({ ok: true, inputs: { data: { level: 4 } } });
  expect(filled(verbOf('jobs'), { last: '5' })).toMatchObject({ ok: true, inputs: { last: 5 } });
});

it('tells at each field what is wrong with it', () => {
  expect(filled(verbOf('balance adjust'), { amount: '1' })).toEqual({
    ok: false,
    problems: { member: 'This is needed.' },
  });
  expect(filled(verbOf('push'), { member: 'mia', event: 'levelUp', data: '{' })).toEqual({
    ok: false,
    problems: { data: 'This is no JSON.' },
  });
  expect(filled(verbOf('jobs'), { last: '1.5' })).toEqual({
    ok: false,
    problems: { last: 'It must be a whole number.' },
  });
});

it('tells the same for the command line', () => {
  const typed = { member: 'mia@magpie.test', amount: '5', wallet: 'SPORT', type: '', world: 'two' };
  expect(commandLine(verbOf('balance adjust'), typed)).toBe(
    'npm run mock -- balance adjust mia@magpie.test 5 --wallet SPORT --world two',
  );
  const other = { member: 'mia', 'settings.status': 'FROZEN', world: 'default' };
  expect(commandLine(verbOf('member set'), other)).toBe('npm run mock -- member set mia status=FROZEN');
  const quoted = { what: 'ERROR', message: "it's late", world: 'default' };
  expect(commandLine(verbOf('fault set'), quoted)).toBe(
    String.raw`npm run mock -- fault set ERROR --message 'it'\''s late'`,
  );
  expect(commandLine(verbOf('world create'), { world: 'two', frozen: 'true' })).toBe(
    'npm run mock -- world create two --frozen',
  );
});
