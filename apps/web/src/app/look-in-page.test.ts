// @vitest-environment node
import { brandConfigs, createBrandSystem, type Brand } from '@magpie/ui';
import { describe, expect, it } from 'vitest';
import { lookInPage, tokenNames } from '../../look-in-page.ts';
import { lookRules, rulesOf } from '../../look-rules.ts';
import { namedTokens } from '../../stand-ins/named-tokens.ts';

const brands = Object.keys(brandConfigs) as Brand[];

describe('the tokens that the built app knows by their names', () => {
  const { tokens } = createBrandSystem('rosella');
  const named = namedTokens(tokenNames());

  it.each(Object.keys(tokenNames()))('are of the same values as Chakra’s: %s', (kind) => {
    const chakras = Object.entries(tokens.getCategoryValues(kind as 'colors'));
    const ours = chakras.filter(([name]) => !name.startsWith('colorPalette'));
    expect(named.getCategoryValues(kind)).toEqual(Object.fromEntries(ours));
    for (const [name, value] of Object.entries(named.getCategoryValues(kind) ?? {}))
      expect(named.getVar(`${kind}.${name}`)).toBe(value);
  });

  it('are found in longer values, and no others', () => {
    for (const text of ['0 0 0 2px {colors.bg}', 'calc({sizes.0.5} - {spacing.6})', '{1fr}', 'none'])
      expect(named.expandReferenceInValue(text)).toBe(tokens.expandReferenceInValue(text));
    expect(named.getVar('colors.nowhere', 'red')).toBe('red');
    expect(named.getCategoryValues('nowhere')).toBeNull();
  });
});

describe('the rules in the built page', () => {
  const rules = lookRules();

  it('begin with the order of the layers', () => {
    expect(rules.startsWith('@layer reset, base, tokens, recipes;@layer reset{html{')).toBe(true);
  });

  it.each(brands)('give %s each of its variables in both themes', (brand) => {
    const own = createBrandSystem(brand).getTokenCss()['@layer tokens'] as Record<
      string,
      Record<string, string | number>
    >;
    // What stands later and is about the brand goes before what stands before it.
    const blocks = [...rules.matchAll(/([^{}]+)\{((?:--mp-[^{}]*)+)\}/g)];
    const known = (isOfTheme: (selector: string) => boolean): Record<string, string> =>
      Object.fromEntries(
        blocks
          .filter(([, selector = '']) => isOfTheme(selector))
          .filter(([, selector = '']) => !selector.includes('data-brand') || selector.includes(`=${brand}]`))
          .flatMap(([, , said = '']) => [...said.matchAll(/(--[^:]+):([^;]+);/g)])
          .map(([, name = '', value = '']) => [name, value] as const),
      );
    const [dark = {}, light = {}] = Object.values(own).map((tokens) =>
      Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, String(value)])),
    );
    expect(known((selector) => !selector.includes('.light'))).toEqual(dark);
    expect(known((selector) => selector.includes('.light'))).toEqual(light);
  });

  it('say a condition around its selectors, and prefixes that a browser still reads', () => {
    expect(rulesOf({ 'a, &b': { color: 'red', '@media print': { userSelect: 'none' } } })).toBe(
      'a, b{color:red;}@media print{a, b{-webkit-user-select:none;user-select:none;}}',
    );
    expect(rulesOf({ '@keyframes in': { from: { opacity: '0' } } })).toBe('@keyframes in{from{opacity:0;}}');
  });
});

it('says so when Chakra makes its tokens in another way', () => {
  const { transform } = lookInPage();
  const { handler } = transform as { handler: (code: string, id: string) => { code: string } };
  expect(handler('export { createTokenDictionary, tokenCategories };', 'token-dictionary.js').code).toContain(
    'named-tokens',
  );
  expect(() => handler('export { makeTokens };', 'token-dictionary.js')).toThrow('another way');
});
