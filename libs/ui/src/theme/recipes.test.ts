import type { RecipeDefinition } from '@chakra-ui/react';
import { describe, expect, it } from 'vitest';
import { amountRecipe } from './recipes/amount.ts';
import { avatarRecipe } from './recipes/avatar.ts';
import { cardRecipe } from './recipes/card.ts';
import { carouselRecipe } from './recipes/carousel.ts';
import { countRecipe } from './recipes/count.ts';
import { linkRecipe } from './recipes/link.ts';
import { loaderRecipe } from './recipes/loader.ts';
import { progressRecipe } from './recipes/progress.ts';
import { segmentedRecipe } from './recipes/segmented.ts';
import { tagRecipe } from './recipes/tag.ts';
import { topProgressRecipe } from './recipes/top-progress.ts';
import { recipes } from './recipes/index.ts';
import { datePickerSlotRecipe } from './slot-recipes/date-picker.ts';
import { dialogSlotRecipe } from './slot-recipes/dialog.ts';
import { drawerSlotRecipe } from './slot-recipes/drawer.ts';
import { comboboxSlotRecipe } from './slot-recipes/combobox.ts';
import { popoverSlotRecipe } from './slot-recipes/popover.ts';
import { tabsSlotRecipe } from './slot-recipes/tabs.ts';
import { tooltipSlotRecipe } from './slot-recipes/tooltip.ts';
import { createBrandSystem } from './system.ts';

const system = createBrandSystem('magpie');

/** A value that still has the name of a token in it was not found among the tokens. */
const unresolved =
  /"[^"]+":"[^"]*(?:\{|\b(?:bg|fg|border|focus|accent|gum|neutral|green|orange|red|blue|ink|bone|wattle|zIndex|colors|spacing|radii|shadows)\.[a-zA-Z0-9])[^"]*"/g;

const missing = (css: unknown): string[] => JSON.stringify(css).match(unresolved) ?? [];

const lateRecipes = {
  amount: amountRecipe,
  avatar: avatarRecipe,
  card: cardRecipe,
  carousel: carouselRecipe,
  count: countRecipe,
  link: linkRecipe,
  loader: loaderRecipe,
  progress: progressRecipe,
  segmented: segmentedRecipe,
  tag: tagRecipe,
  topProgress: topProgressRecipe,
};

const slotRecipes = {
  datePicker: datePickerSlotRecipe,
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  combobox: comboboxSlotRecipe,
  popover: popoverSlotRecipe,
  tabs: tabsSlotRecipe,
  tooltip: tooltipSlotRecipe,
};

describe('recipes name only tokens that exist', () => {
  it('and the check notices one that does not', () => {
    expect(missing(system.css({ color: 'fg.nowhere' }))).toHaveLength(1);
    expect(missing(system.css({ color: 'fg.muted', bg: 'bg.field', boxShadow: 'pop' }))).toEqual([]);
  });

  it.each(Object.entries<RecipeDefinition>({ ...recipes, ...lateRecipes }))('%s', (_, recipe) => {
    const selections = Object.entries(recipe.variants ?? {}).flatMap(([variant, values]) =>
      Object.keys(values).map((value) => ({ [variant]: value === 'true' ? true : value })),
    );
    for (const selection of [{}, ...selections]) expect(missing(system.cva(recipe)(selection))).toEqual([]);
  });

  it.each(Object.entries(slotRecipes))('%s', (_, recipe) => {
    expect(missing(system.sva(recipe as Parameters<typeof system.sva>[0])({}))).toEqual([]);
  });

  it.each(['globalCss'])('%s', () => {
    expect(missing(system.getGlobalCss())).toEqual([]);
  });

  it.each(['display.xl', 'heading.lg', 'body.md', 'label', 'caption', 'money.lg'])(
    'text style %s',
    (textStyle) => {
      expect(JSON.stringify(system.css({ textStyle }))).toContain('fontSize');
    },
  );

  it.each(['card', 'well', 'counterchange', 'wing', 'disabled'])('layer style %s', (layerStyle) => {
    const css = system.css({ layerStyle });
    expect(Object.keys(css).length).toBeGreaterThan(0);
    expect(missing(css)).toEqual([]);
  });
});

describe('the game grid', () => {
  it('GAMES-01 has 3 columns, 4 from 768 px, 5 from 1024 px and 6 from 1280 px', () => {
    const css = system.cva(recipes.gameGrid)({}) as Record<string, Record<string, unknown>>;
    const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;
    expect(css['@layer recipes']).toMatchObject({
      gridTemplateColumns: columns(3),
      '@media screen and (min-width: 48rem)': { gridTemplateColumns: columns(4) },
      '@media screen and (min-width: 64rem)': { gridTemplateColumns: columns(5) },
      '@media screen and (min-width: 80rem)': { gridTemplateColumns: columns(6) },
    });
  });
});
