import { siteCodes } from '@magpie/domain/site';
import { createBrandSystem } from '@magpie/ui/system';
import { fewPrefixes } from './stand-ins/few-prefixes.ts';

interface Styles {
  readonly [name: string]: string | number | Styles;
}

const hyphened = (name: string): string =>
  name.startsWith('--')
    ? name
    : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^moz-/, '-moz-');

function declaration(name: string, value: string | number): string {
  const piece = { type: 'decl', value: `${hyphened(name)}:${String(value)};`, return: '' };
  fewPrefixes(piece);
  return piece.return || piece.value;
}

const selectorOf = (name: string): string => name.replaceAll('&', '').trim();

/** Styles of a whole page as the text of a sheet. @param around the selector that they stand in; none for the page's own */
export function rulesOf(styles: Styles, around = ''): string {
  const said: string[] = [];
  const inner: string[] = [];
  for (const [name, value] of Object.entries(styles)) {
    if (typeof value !== 'object') said.push(declaration(name, value));
    else if (name.startsWith('@keyframes')) inner.push(`${name}{${rulesOf(value)}}`);
    else if (name.startsWith('@')) inner.push(`${name}{${rulesOf(value, around)}}`);
    else inner.push(rulesOf(value, selectorOf(name)));
  }
  const own = said.length > 0 ? `${around}{${said.join('')}}` : '';
  return own + inner.join('');
}

const tokensOf = (brand: (typeof siteCodes)[number]) =>
  createBrandSystem(brand).getTokenCss()['@layer tokens'] as Record<string, Record<string, string>>;

/** The tokens in which a brand differs from the first, for a document that names it. */
function differences(brand: (typeof siteCodes)[number]): Styles {
  const first = tokensOf(siteCodes[0]);
  const own = Object.entries(tokensOf(brand)).map(([name, tokens]) => {
    const differing = Object.entries(tokens).filter(([token, value]) => first[name]?.[token] !== value);
    const mark = `[data-brand=${brand}]`;
    const selector = selectorOf(name);
    // The first theme weighs nothing, so that the other goes before it in each brand.
    return [
      selector.startsWith(':where') ? `:where(${mark})` : selector + mark,
      Object.fromEntries(differing),
    ];
  });
  return Object.fromEntries(own) as Styles;
}

/** Order of layers, reset, rules and tokens for all of a page, in the look of whichever brand the document names. */
export function lookRules(): string {
  const system = createBrandSystem(siteCodes[0]);
  const [, ...others] = siteCodes;
  return [
    system.layers.atRule,
    rulesOf(system.getPreflightCss()),
    rulesOf(system.getGlobalCss()),
    rulesOf(system.getTokenCss()),
    ...others.map((brand) => rulesOf({ '@layer tokens': differences(brand) })),
  ].join('');
}
