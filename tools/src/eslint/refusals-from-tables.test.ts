import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { expect, it } from 'vitest';
import { magpie } from './plugin.js';

function complaints(code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { magpie },
    languageOptions: { parser: ts.parser },
    rules: { 'magpie/refusals-from-tables': 'error' },
  };
  const imports = "import { Refusal, refusalOf } from '#platform/graphql/index.ts';\n";
  return new Linter().verify(imports + code, config, { filename: 'x.ts' }).map(({ message }) => message);
}

it.each([
  "throw new Refusal('CONFLICT', 'This is over.');",
  'throw new Refusal(code, `At least ${least} is needed.`);',
  "throw new Refusal(code, 'At least ' + least);",
  "const text = 'This is over.'; throw new Refusal('CONFLICT', text);",
  "throw new Refusal(isOver ? 'CONFLICT' : 'NOT_FOUND', isOver ? 'This is over.' : 'There is none.');",
  "throw new Refusal('CONFLICT', textOf(row));",
  'const over = () => new Refusal(code, text); throw over();',
  "class Over extends Refusal {} throw new Over('CONFLICT', 'This is over.');",
  "const Other = Refusal; throw new Other('CONFLICT', 'This is over.');",
  "throw Reflect.construct(Refusal, ['CONFLICT', 'This is over.']);",
  "import { Refusal as No } from './refusal.ts'; throw new No('CONFLICT', 'This is over.');",
  "import { GraphQLError } from 'graphql'; throw new GraphQLError('This is over.');",
])('a service words no refusal: %s', (code) => {
  expect(complaints(code)).toEqual([
    'Refuse for a reason of the domain, which words it: refusalOf(reasons, decision).',
  ]);
});

it.each([
  "throw refusalOf({ over: { code: 'CONFLICT', text: () => 'This is over.' } }, refuse('over'));",
  "const table = { over: { code, text } } as const satisfies ReasonTable<'over'>; throw refusalOf(table, refuse('over'));",
  "throw refusalOf(isOwn ? reasons : { over }, refuse('over'));",
  "throw refusalOf(own ?? { over }, refuse('over'));",
  "throw refusalOf(Object.freeze({ ...reasons, over }), refuse('over'));",
])('a service writes no table of reasons: %s', (code) => {
  expect(complaints(code)).toContain('A table of reasons stands in the domain, beside the rule.');
});

it.each([
  "const answer = { success: false, errCode: 'CONFLICT', errMsg: `The payment is ${status}.`, ...named };",
  "sendJson(response, 400, { code: 'CONFLICT', message: 'This is too much.' });",
  "sendJson(response, 400, { 'code': code, message: isOver ? 'This is too much.' : other });",
  "sendJson(response, 400, { code, message: 'At least ' + least });",
  "sendJson(response, 400, { code: 'CONFLICT' as const, message });",
  "const said = 'This is too much.'; sendJson(response, 400, { code, message: said });",
  "export const overReasons = { over: { code: 'CONFLICT', text: () => 'This is over.' } };",
  'const said = () => `At least ${least}.`; sendJson(response, 400, { code, message: said() });',
  "const words = { over: 'This is over.' }; sendJson(response, 400, { code, message: words.over });",
  "response.status(409).send('This is too much.');",
  'response.status(409).set(headers).status(400).json(`At least ${least} is needed.`);',
  "const reading = { ok: false, problem: 'This is too much.' };",
  'const reading = { success: false, error: `At least ${least} is needed.` };',
  "const tableOf = () => ({ over: { code: 'CONFLICT', text } }); throw refusalOf(tableOf(), refuse('over'));",
])('a service answers no words of its own: %s', (code) => {
  expect(complaints(code)).toEqual([
    'Answer the code and the words of a reason: refusalOf(reasons, decision).',
  ]);
});

it.each([
  "const event = z.string().refine(isOpen, 'The event must be open.');",
  'const event = z.string().refine(isOpen, `At least ${least} is needed.`);',
  "const event = z.string().refine(isOpen, { message: 'The event must be open.' });",
  "const event = z.string().refine(isOpen, { error: () => 'The event must be open.' });",
  "const event = z.string('The event must be open.');",
  "const event = z.string({ error: 'The event must be open.' });",
  "const event = z.string().min(3, 'The event must be open.');",
  "const event = z.string().regex(/^e/, { message: 'The event must be open.' });",
  "const event = z.literal('OPEN', 'The event must be open.');",
  "const name = z.string(); const event = name.max(64, 'The event must be open.');",
  "const words = 'The event must be open.'; const event = z.string().min(3, words);",
  "const words = 'The event must be open.'; const event = z.string({ message: words });",
  "const words = 'The event must be open.'; const event = z.string({ error: () => words });",
  "const event = z.string({ error: (issue) => { return 'The event must be open.'; } });",
  "const event = z.string({ error: function (issue) { if (issue.input) return 'Open it.'; } });",
  "const event = z.string({ error() { switch (kind) { case 1: return 'Open it.'; } } });",
  "const options = { error: () => 'The event must be open.' }; const event = z.string(options);",
  "import * as zod from 'zod'; const event = zod.string().min(3, 'The event must be open.');",
  "import { string } from 'zod'; const event = string().min(3, 'The event must be open.');",
  "import { amount } from './amount.ts'; const event = amount.max(5, 'The event must be open.');",
  "import { names } from './names.ts'; const event = names.event.regex(/^e/, 'The event must be open.');",
  "const words = { short: 'The event must be open.' }; const event = z.string().min(3, words.short);",
  'const said = (n: number) => `At least ${n} is needed.`; const event = z.string().min(3, said(3));',
  "function said(n: number) { return n > 1 ? 'Too few.' : 'Too little.'; } const event = z.string({ error: said(3) });",
  "context.addIssue('The event must be open.');",
  "context.addIssue({ code: 'custom', message: 'The event must be open.' });",
])('a schema of a service words nothing: %s', (code) => {
  expect(complaints(code)).toContain(
    'Take what a schema answers from a table of reasons: refusalText(reasons, decision).',
  );
});

it.each([
  'const event = z.string().refine(isOpen);',
  "const event = z.object({ kind: z.enum(['A', 'B']), state: z.literal('OPEN').default('OPEN') });",
  "const event = z.object({ error: z.string(), message: z.string().startsWith('evt_') });",
  'const event = z.string().regex(callNames.pattern, callNames.problem);',
  'const text = refusalText(reasons, decision); const event = z.string().min(3, text);',
  'const event = z.string({ error: (issue) => { return refusalText(reasons, decision); } });',
  "const said = heard.text.replace('The event', 'It');",
  "import { words } from './words.ts'; const event = z.string().min(3, words.short);",
  'const said = (n: number): string => said(n); const event = z.string().min(3, said(3));',
  "import { list } from './list.ts'; const event = list.max(5, (each) => each.name);",
  "const reading = { ok: false, problem: 'INVALID' };",
  "const reading = { ok: false, problem: isOld ? 'EXPIRED' : 'INVALID' };",
  "const reading = { ok: true, problem: 'This is too much.' };",
  'const reading = { ok: false, problem: refusal.message };',
  "response.status(200).json({ name: 'Dollar' });",
  'context.addIssue(refusalText(reasons, decision));',
  "throw refusalOf(reasons, refuse('over'));",
  'return { success: false, errCode: refusal.code, errMsg: refusal.message };',
  "const again = (code: string) => ({ settled: false, code, message: '' });",
  "const code = answer.code ?? 'REFUSED'; const verdict = { code, message: answer.message };",
  "sendJson(response, 200, { code: 'aud', name: 'Dollar' });",
  "throw refusalOf(reasons, refuse('over'), { available });",
  'const table = isOwn ? ownReasons : otherReasons; throw refusalOf(table, decision);',
  'const refuseBy = (table: Table, decision: Refused) => refusalOf(table, decision);',
  'if (error instanceof Refusal) throw error;',
  'function outcome(): Plan | Refusal { return plan(); }',
  'const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal;',
  'export { Refusal };',
  "throw new Error('The record is gone.');",
])('leaves the rest where it is: %s', (code) => {
  expect(complaints(code)).toEqual([]);
});
