import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../shared/root.ts';
import { cutFont, fontFolder } from './cut.ts';
import { axes, cuts, lettersOf, type FontCut } from './letters.ts';

const folder = join(root, 'node_modules', '@fontsource-variable', 'archivo');
const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Readonly<
  Record<string, string>
>;
const held = (from: FontCut['from']) =>
  new Set(lettersOf({ from, range: ranges[from]?.replaceAll(',', ', ') ?? '' }));
const latin = held('latin');

const rules = readFileSync(join(fontFolder, 'fonts.css'), 'utf8')
  .split('@font-face')
  .map((rule) => rule.replaceAll(/\s+/g, ' '));

it.each(Object.entries(cuts))(
  '%s is asked for by the letters that it was cut to, and no other face by them',
  (name, cut) => {
    const rule = rules.find((each) => each.includes(`url('./${name}.woff2')`));
    expect(rule).toContain(`unicode-range: ${cut.range};`);
    expect(rule).toContain(`font-weight: ${String(axes.wght.min)} ${String(axes.wght.max)};`);
    expect(rule).toContain(`font-stretch: ${String(axes.wdth.min)}% ${String(axes.wdth.max)}%;`);
    const others = Object.entries(cuts).flatMap(([other, each]) => (other === name ? [] : lettersOf(each)));
    expect(lettersOf(cut).filter((letter) => others.includes(letter))).toEqual([]);
  },
);

it('has all that is typed on an English keyboard in the first file', () => {
  const typed =
    'The quick brown fox jumps over the lazy dog 0123456789 $%&@#!?()[]{}<>/\\|^~`_+-=*:;,."\' ’ – … ©';
  const basic = cuts['archivo-basic'];
  expect(basic).toBeDefined();
  expect(Array.from(typed).filter((letter) => basic && !lettersOf(basic).includes(letter))).toEqual([]);
});

it.each(Object.entries(cuts))('%s is kept as it is cut, with all its letters', async (name, cut) => {
  expect(readFileSync(join(fontFolder, `${name}.woff2`)).equals(await cutFont(cut))).toBe(true);
});

it('takes each letter from a file that holds it', () => {
  const misplaced = Object.values(cuts).flatMap((cut) => {
    const own = held(cut.from);
    return lettersOf(cut).filter((letter) => latin.has(letter) && !own.has(letter));
  });
  expect(misplaced).toEqual([]);
});

it('has the letters of names and the signs of currencies', () => {
  const all = new Set(Object.values(cuts).flatMap(lettersOf));
  const texts =
    'Œuvre Yıldız José Søren Māori Ngāruawāhia złoty Łódź Şahin Nguyễn Phượng Đặng £ € ₹ ₦ ₱ ₽ ₺ ₩ ₫';
  expect(Array.from(texts).filter((letter) => !all.has(letter))).toEqual([]);
});
