import { vi } from 'vitest';

function holds(query: string, width: number): boolean {
  const max = /max-width: ([\d.]+)px/u.exec(query)?.[1];
  const min = /min-width: ([\d.]+)px/u.exec(query)?.[1];
  if (max === undefined && min === undefined) return false;
  return width <= Number(max ?? Number.POSITIVE_INFINITY) && width >= Number(min ?? 0);
}

const listening = new Set<() => void>();

function show(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: holds(query, width),
    media: query,
    addEventListener: (_change: string, listener: () => void) => listening.add(listener),
    removeEventListener: (_change: string, listener: () => void) => listening.delete(listener),
  }));
}

/** Makes the screen of the test so many px wide, until the test is over. */
export function screenWidth(width: number): void {
  listening.clear();
  show(width);
}

/** Makes it another width in the midst of a test, of which all that listens to media queries hears. */
export function turnScreen(width: number): void {
  show(width);
  for (const listener of listening) listener();
}

/** The rules that hold on every screen: those of media queries are left out. */
function plainRules(rules: CSSRuleList): readonly CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    const isLayer = rule instanceof CSSGroupingRule && !(rule instanceof CSSMediaRule);
    return isLayer ? plainRules(rule.cssRules) : [];
  });
}

/** What a property of an element is on the smallest screen; the test's own is 1024 px wide, whatever it is told. */
export function smallestStyle(element: Element, property: string): string | undefined {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => plainRules(cssRules))
    .filter(({ selectorText }) => element.matches(selectorText))
    .map(({ style }) => style.getPropertyValue(property))
    .findLast((value) => value !== '');
}
