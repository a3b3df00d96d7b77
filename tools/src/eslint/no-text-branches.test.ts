import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { expect, it } from 'vitest';
import { magpie } from './plugin.js';

function complaints(code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { magpie },
    languageOptions: { parser: ts.parser },
    rules: { 'magpie/no-text-branches': 'error' },
  };
  return new Linter().verify(code, config, { filename: 'x.ts' }).map(({ message }) => message);
}

it.each([
  "const over = r.text === 'No uses remaining';",
  "const over = 'No uses remaining' !== r.text;",
  "const over = refusal?.message === 'gone';",
  "const over = message.startsWith('Deposits are');",
  "const over = error.message?.includes('blocked');",
  "const over = (title ?? '').toLowerCase().includes('deposit approved');",
  'const over = toast.title.match(/approved/i);',
  'const over = /blocked/.test(error.message);',
  "const over = ['No uses remaining', 'Too late'].includes(r.text);",
  "const none = 'No uses remaining'; const over = r.text === none;",
  'const over = r.text === `At least ${least} is needed.`;',
  "const asks = goals.some((goal) => goal.label === 'Deposit');",
  "const said = error.message; const over = said === 'Deposits are blocked.';",
  "const said = heading?.title ?? ''; const [, level] = /^Tier (\\d)/.exec(said) ?? [];",
  "const said = error.message.trim(); const again = said; const over = again.startsWith('Deposits');",
  "const { message: said } = error; const over = said === 'Deposits are blocked.';",
  "const { 'message': said = '' } = error; const over = said.startsWith('Deposits');",
  "const { error: { message: said } } = answer; const over = said === 'gone';",
  "switch (r.text) { case 'No uses remaining': break; }",
  "import { messages } from '@magpie/domain/identity'; const over = error.message === messages.code;",
  "import { over } from './texts.ts'; const isOver = over !== r.text;",
  "import { titles } from './texts.ts'; const known = titles.includes(m.title);",
  "import { titles } from './texts.ts'; const known = titles.some((each) => each === m.title);",
  "import * as texts from './texts.ts'; const over = error.message.startsWith(texts.over);",
  'const unsent = error.message === verifyReasons.unsent.text();',
  'const over = message === refusalText(reasons, decision);',
  "const over = decisionText(reasons, decision) === 'It is over.';",
  "const said = decisionText(reasons, decision); const over = said === 'It is over.';",
  "const over = reasons.over.text().startsWith('It is');",
  "const isOver = ({ message: said }: Error) => said === 'It is over.';",
  "const isOver = ({ error: { message: said = '' } }: Answer) => said.includes('over');",
  "const isOver = ({ message }: Error) => message === 'gone';",
  "const { message } = error; const over = message === 'gone';",
  "import { tones } from './tones.ts'; const tone = tones[error.message];",
  "const tones = { 'It is over.': 'bad' }; const tone = tones[error.message];",
  "const tones = { Deposit: 'good' } as const; const tone = tones[m.title];",
  "const isOver = new Set(['It is over.']).has(error.message);",
  "const tones = new Map([['It is over.', 'bad']]); const tone = tones.get(error.message);",
])('refuses to decide by %s', (code) => {
  expect(complaints(code)).toEqual(['Ask for a reason or a code: a text that is shown decides nothing.']);
});

it.each([
  "const over = decision.reason === 'noUsesRemaining';",
  "if (message === 'low-cash') onLowCash();",
  "const name = text === '' ? account.username : text;",
  "const empty = r.text === '';",
  "const said = r.text; const empty = said === '';",
  "const said = decision.reason; const over = said === 'noUsesRemaining';",
  "const { reason: said } = decision; const over = said === 'noUsesRemaining';",
  "let { message: said } = error; const over = said === 'Deposits are blocked.';",
  "const { message: { kind } } = heard; const closes = kind === 'CLOSE';",
  "let said = error.message; const over = said === 'Deposits are blocked.';",
  "const kind = heard.message.kind === 'CLOSE';",
  "const sign = text.startsWith('-') ? '-' : '';",
  'const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];',
  'const same = r.text === other.text;',
  'const isFound = ({ term }: Search) => game.title.includes(term);',
  "import { termOf } from './search.ts'; const isFound = termOf(search) === game.title;",
  'const known = terms.some((each) => each === m.title);',
  'const found = seen.has(m.title);',
  'const tone = tones[m.title];',
  "import { tones } from './tones.ts'; const tone = tones[decision.reason];",
  "import { tones } from './tones.ts'; let tone = (title: string) => tones[title];",
  "const isOver = ({ reason: said }: Decision) => said === 'over';",
  "const isOver = ({ message: said }: Error) => { said = given; return said === 'It is over.'; };",
  "const kind = ({ message: { kind } }: Heard) => kind === 'CLOSE';",
  'const all = rows.filter((text) => text !== own);',
  "const known = typeof message === 'string';",
  'const own = document.title.endsWith(`| ${title}`);',
])('leaves %s', (code) => {
  expect(complaints(code)).toEqual([]);
});
