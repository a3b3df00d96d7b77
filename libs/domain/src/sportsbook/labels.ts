import type { Fixture } from './fixtures.ts';
import type { Market } from './markets.ts';
import type { MarketKind } from './sports.ts';

const titles: Readonly<Record<MarketKind, (fixture: Fixture) => string>> = {
  WINNER: ({ rules }) => (rules.target === null ? 'Result' : 'Winner'),
  HANDICAP: ({ rules }) => `Handicap in ${rules.unit}`,
  TOTAL: ({ rules }) => `Total ${rules.unit}`,
  BOTH_SCORE: () => 'Both score',
  FIRST_SCORE: () => 'First to score',
  CORRECT_SCORE: ({ rules }) => `Correct score in ${rules.unit}`,
};

export const marketTitle = (fixture: Fixture, { kind }: { readonly kind: MarketKind }): string =>
  titles[kind](fixture);

const signed = (line: number): string => (line > 0 ? `+${String(line)}` : String(line));

/** What a selection is called on the page, such as 'Hobart Huon -5.5' or 'Over 2.5'. */
export function selectionName({ home, away }: Fixture, { kind, line }: Market, selection: string): string {
  const sides: Readonly<Record<string, string>> = { HOME: home, AWAY: away, DRAW: 'Draw', NONE: 'Nobody' };
  if (kind === 'HANDICAP') {
    const given = selection === 'HOME' ? (line ?? 0) : -(line ?? 0);
    return `${sides[selection] ?? selection} ${signed(given)}`;
  }
  const plain: Readonly<Record<string, string>> = {
    ...sides,
    ...{ OVER: `Over ${String(line)}`, UNDER: `Under ${String(line)}` },
    ...{ YES: 'Yes', NO: 'No', OTHER: 'Any other score' },
  };
  return plain[selection] ?? selection.replace('-', '–');
}

const multiples = ['Single', 'Double', 'Treble'];

/** What a bet is called, such as 'Double', '4-fold', '3 singles' or 'System 2 of 3'. */
export function betName(legs: number, size: number): string {
  if (size === 1 && legs > 1) return `${String(legs)} singles`;
  if (size < legs) return `System ${String(size)} of ${String(legs)}`;
  return multiples[legs - 1] ?? `${String(legs)}-fold`;
}
