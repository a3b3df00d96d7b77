import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProductTree, treeOf } from '../joined/source-tree.ts';
import { root } from '../shared/root.ts';
import { avoidedNames, wordsOf } from './avoided.ts';
import { avoidedWords } from './glossary.ts';

const glossary = avoidedWords(readFileSync(join(root, 'schema/GLOSSARY.md'), 'utf8'));

const page = `
| Term          | Meaning | Words not to use                                              |
| ------------- | ------- | ------------------------------------------------------------- |
| Deposit       | In.     | top-up, _funding_                                             |
| Captcha token | Proof.  | recaptcha (except in \`grecaptcha\`, which is Google's)         |
| Identity check | Proof. | KYC (except in names of policies, \`kycStatus\`), _screening_   |
| Bonus         | Money.  | coupon                                                        |
| Slip          | Chosen. | coupon, _ticket_ (that opens a game)                          |
`;

const inFile = (text: string, path = 'apps/web/src/a.ts') =>
  avoidedNames(treeOf({ [path]: text }), avoidedWords(page));

describe('the product', () => {
  it('gives nothing a name with a word that the glossary avoids', () => {
    expect(avoidedNames(readProductTree(), glossary)).toEqual([]);
  });

  it('is held to the words that mislead most', () => {
    const words = ['top-up', 'rebate', 'voucher', 'redeem', 'recaptcha', 'tenant', 'KYC', 'fuzzy match'];
    const others = ['free round', 'bonus spin', 'wager', 'wagering', 'rollover', 'booking', 'coupon'];
    expect(glossary.map(({ word }) => word)).toEqual(expect.arrayContaining([...words, ...others]));
  });

  it('has every name that the glossary lets keep an avoided word', () => {
    const tree = [...readProductTree().values()];
    const kept = glossary.flatMap((each) => each.kept);
    expect(kept.filter((name) => !tree.some(({ text }) => text.includes(name)))).toEqual([]);
  });
});

describe('the list', () => {
  it('is read from the glossary, without what is in italics', () => {
    expect(avoidedWords(page)).toEqual([
      { word: 'top-up', terms: ['Deposit'], kept: [] },
      { word: 'recaptcha', terms: ['Captcha token'], kept: ['grecaptcha'] },
      { word: 'KYC', terms: ['Identity check'], kept: ['kycStatus'] },
      { word: 'coupon', terms: ['Bonus', 'Slip'], kept: [] },
    ]);
  });

  it('takes no word that cannot be read', () => {
    expect(() => avoidedWords(page.replace('recaptcha (', 'recaptcha, ('))).toThrow('no word');
  });
});

describe('a bad name', () => {
  it('is told with its place and the word to use', () => {
    expect(inFile('\nexport const topUpLimit = 1;\n')).toEqual([
      'apps/web/src/a.ts:2 topUpLimit: deposit, not top-up',
    ]);
    expect(inFile('type Coupons = 1;')).toEqual(['apps/web/src/a.ts:1 Coupons: bonus or slip, not coupon']);
  });

  it.each([
    ['a function', 'function payTopup() {}'],
    ['a type', 'interface TopUp {}'],
    ['a property of a type', 'interface Limits { readonly topUps: number }'],
    ['a property of a value', "const limits = { 'top-up': 1 };"],
    ['a parameter', 'const limit = (topUp: number) => topUp;'],
    ['a member of a union', "type Kind = 'DEPOSIT' | 'TOP_UP';"],
    ['a member of a class', 'class Limits { #topUp = 1; }'],
    ['another name of an import', "import { deposit as topUp } from './b.ts';"],
    ['another name of a property', 'const { deposit: topUp } = limits;'],
    ['a part of a list', 'const [topUp] = limits;'],
    ['words that make it together', 'const getTOPUp = 1;'],
  ])('is found as %s', (_what, text) => {
    expect(inFile(text)).toHaveLength(1);
  });

  it('is found as a file, as a folder and in the contract', () => {
    expect(inFile('', 'apps/web/src/top-up/b.ts')).toEqual([
      'apps/web/src/top-up/b.ts:1 top-up: deposit, not top-up',
    ]);
    expect(inFile('', 'apps/web/src/top-up.test.ts')).toEqual([
      'apps/web/src/top-up.test.ts:1 top-up: deposit, not top-up',
    ]);
    const sdl = '"""A top_up."""\ntype Deposit {\n  # no topUp\n  topUpLimit: Int\n}';
    expect(inFile(sdl, 'schema/main/payments.graphql')).toEqual([
      'schema/main/payments.graphql:4 topUpLimit: deposit, not top-up',
    ]);
  });
});

it.each([
  ['texts and remarks', "// topUp\nconst text = 'top-up';"],
  ['what has its name elsewhere', "import { topUp } from 'library';\nuse({ topUp }, topUp, topUp.topUp);"],
  ['sentences in a type', "type Title = 'Top-up failed';"],
  ['ordinary English', 'const funding = 1;'],
  ['a name that is kept, also within another', 'const kycStatus = 1, kycStatusOf = 2, grecaptcha = 3;'],
  ['letters within a word', 'const stopUpload = 1, laptopUp = 2;'],
])('%s are passed over', (_what, text) => {
  expect(inFile(text)).toEqual([]);
});

it('a name has words', () => {
  expect(wordsOf('hasHTTPError')).toEqual(['has', 'http', 'error']);
  expect(wordsOf('TOP_UP-limits2')).toEqual(['top', 'up', 'limits2']);
});
