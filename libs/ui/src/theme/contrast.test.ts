import { describe, expect, it } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import type { Brand } from './brand.ts';
import { accentRamp } from './ramps.ts';
import { darkColours, lightColours } from './semantic-colours.ts';
import type { SemanticColour } from './semantic-colours.ts';

type Pair = readonly [foreground: SemanticColour, ground: SemanticColour, floor: number];

const pairs: readonly Pair[] = [
  ['fg.DEFAULT', 'bg.DEFAULT', 7],
  ['fg.DEFAULT', 'bg.panel', 7],
  ['fg.muted', 'bg.DEFAULT', 4.5],
  ['fg.muted', 'bg.panel', 4.5],
  ['fg.muted', 'bg.muted', 4.5],
  ['fg.subtle', 'bg.DEFAULT', 4.5],
  ['fg.subtle', 'bg.subtle', 4.5],
  ['fg.subtle', 'bg.panel', 4.5],
  ['fg.subtle', 'bg.field', 4.5],
  ['fg.subtle', 'bg.muted', 4.5],
  ['fg.inverted', 'bg.inverted', 7],
  ['accent.contrast', 'accent.solid', 4.5],
  ['accent.contrast', 'accent.hover', 4.5],
  ['accent.fg', 'bg.DEFAULT', 4.5],
  ['accent.fg', 'bg.panel', 4.5],
  ['accent.fg', 'accent.subtle', 4.5],
  ['fg.money', 'bg.subtle', 4.5],
  ['gum.contrast', 'gum.solid', 4.5],
  ['gum.contrast', 'gum.hover', 4.5],
  ['gum.fg', 'bg.DEFAULT', 4.5],
  ['gum.fg', 'gum.subtle', 4.5],
  ['gum.meter', 'bg.panel', 3],
  ['green.fg', 'bg.DEFAULT', 4.5],
  ['green.fg', 'bg.panel', 4.5],
  ['green.fg', 'green.subtle', 4.5],
  ['green.solid', 'bg.panel', 3],
  ['orange.fg', 'bg.DEFAULT', 4.5],
  ['orange.fg', 'bg.panel', 4.5],
  ['orange.fg', 'orange.subtle', 4.5],
  ['orange.solid', 'bg.panel', 3],
  ['red.fg', 'bg.DEFAULT', 4.5],
  ['red.fg', 'bg.panel', 4.5],
  ['red.fg', 'red.subtle', 4.5],
  ['red.solid', 'bg.panel', 3],
  ['blue.fg', 'bg.DEFAULT', 4.5],
  ['blue.fg', 'bg.panel', 4.5],
  ['blue.fg', 'blue.subtle', 4.5],
  ['blue.solid', 'bg.panel', 3],
  ['border.control', 'bg.DEFAULT', 3],
  ['border.control', 'bg.panel', 3],
  ['border.control', 'bg.field', 3],
  ['focus.ring', 'bg.DEFAULT', 3],
];

const brands: readonly Brand[] = ['magpie', 'kookaburra', 'rosella', 'lorikeet'];

const themes = { dark: darkColours, light: lightColours } as const;

describe.each(brands)('contrast of %s', (brand) => {
  const accent = accentRamp(brand);
  describe.each(['dark', 'light'] as const)('in the %s theme', (name) => {
    const colours = themes[name](accent);
    it.each(pairs)('%s on %s is at least %d', (foreground, ground, floor) => {
      expect(contrast(colours[foreground], colours[ground])).toBeGreaterThanOrEqual(floor);
    });
  });
});
