import type { AccentRamp } from './ramps.ts';
import { darkColours, lightColours } from './semantic-colours.ts';

interface Pair {
  readonly value: { readonly base: string; readonly _light: string };
}
type Group = Record<string, Pair>;

const pair = (dark: string, light: string): Pair => ({ value: { base: dark, _light: light } });

function addTo(groups: Record<string, Group>, path: string, token: Pair): void {
  const [group = '', name = ''] = path.split('.');
  groups[group] = { ...groups[group], [name]: token };
}

function colourGroups(accent: AccentRamp): Record<string, Group> {
  const dark = darkColours(accent);
  const light = new Map<string, string>(Object.entries(lightColours(accent)));
  const groups: Record<string, Group> = {};
  for (const [path, value] of Object.entries(dark))
    addTo(groups, path, pair(value, light.get(path) ?? value));
  return groups;
}

/** Dark is the base, the class `light` on the root element switches (visual language, sections 2, 4 and 11). */
export const semanticTokensFor = (accent: AccentRamp) => ({
  colors: colourGroups(accent),
  shadows: {
    raised: pair('0 1px 0 rgb(255 255 255 / .03) inset', '0 1px 2px rgb(30 26 18 / .05)'),
    pop: pair(
      '0 12px 40px rgb(0 0 0 / .5), 0 2px 8px rgb(0 0 0 / .4)',
      '0 12px 32px rgb(30 26 18 / .14), 0 2px 6px rgb(30 26 18 / .08)',
    ),
    modal: pair(
      '0 32px 96px rgb(0 0 0 / .6), 0 8px 24px rgb(0 0 0 / .4)',
      '0 32px 80px rgb(30 26 18 / .22), 0 6px 20px rgb(30 26 18 / .1)',
    ),
  },
});
