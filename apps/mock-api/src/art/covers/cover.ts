/** A game's cover: plan, picture, lettering, frame and seal put together. */
import { compositionOf } from '../compositions/index.ts';
import { HEIGHT, WIDTH, type Area } from '../compositions/types.ts';
import { contrast } from '../kit/color.ts';
import type { Palette } from '../kit/palettes.ts';
import { hashText } from '../kit/random.ts';
import { svgDocument } from '../kit/svg.ts';
import { placed } from '../kit/arrange.ts';
import { symbol, type SymbolName, type SymbolOptions } from '../symbols/index.ts';
import { edgeInk, frameOf } from './frames.ts';
import { providerSeal, type HouseStyle } from './house-style.ts';
import { INSETS, letteringPlate, plateInks, type Box } from './lettering-plate.ts';
import { planCover, type GameArt } from './plan.ts';

const areaOf = (box: Box): Area => ({
  ...box,
  cx: box.x + box.w / 2,
  cy: box.y + box.h / 2,
  r: Math.min(box.w, box.h) / 2,
});

function symbolStore(
  palette: Palette,
  id: string,
): { use: (name: SymbolName, options: SymbolOptions) => string; defs: () => string } {
  const defined = new Map<string, string>();
  return {
    use: (name, { x = 0, y = 0, s = 1, rot = 0, ink = 'pop' }) => {
      const ref = `${id}${name}${typeof ink === 'string' ? ink : String(hashText(JSON.stringify(ink)))}`;
      if (!defined.has(ref)) defined.set(ref, `<g id="${ref}">${symbol(name, palette, { ink })}</g>`);
      return `<use href="#${ref}" transform="${placed(x, y, s, rot)}"/>`;
    },
    defs: () => (defined.size === 0 ? '' : `<defs>${[...defined.values()].join('')}</defs>`),
  };
}

function sealOn(provider: string, house: HouseStyle, palette: Palette, area: Area): string {
  if (house.frame === 'arch')
    return providerSeal(provider, { x: 24, y: 24, r: 12, fg: palette.ink, bg: palette.paper });
  const inset = INSETS[house.frame];
  const bg = edgeInk(palette);
  const fg = contrast(palette.ink, bg) > 3 ? palette.ink : palette.paper;
  const places = {
    spine: { x: WIDTH - Math.max(24, inset), y: Math.max(24, inset) },
    top: { x: inset + 4, y: HEIGHT - inset - 2 },
    split: { x: inset + 4, y: area.y + 6 },
    bottom: { x: inset + 4, y: inset + 2 },
    plaque: { x: inset + 4, y: inset + 2 },
  };
  return providerSeal(provider, { ...places[house.layout], r: 12, fg, bg });
}

/** A complete 300 by 400 SVG document (visual language §7), which its four inputs alone decide. */
export function gameCover(game: GameArt): string {
  const plan = planCover(game);
  const { random, palette, house, symbols, creature } = plan;
  const id = `g${hashText(game.code).toString(36)}`;
  const inks = plateInks(palette, random);
  const plate = letteringPlate(game.name, house, inks);
  const area = areaOf(plate.area);
  const store = symbolStore(palette, id);
  const { hero, supports } = symbols;
  const scene = {
    random,
    palette,
    area,
    hero,
    supports,
    creature,
    name: game.name.toLowerCase(),
    id,
    use: store.use,
  };
  const drawn = compositionOf(plan.family, plan.composition)(scene);
  const sheet = store.defs() + drawn + plate.svg;
  const frame = frameOf(house.frame, palette, inks.ground);
  const picture =
    frame.clip === undefined
      ? sheet
      : `<clipPath id="${id}f">${frame.clip}</clipPath><g clip-path="url(#${id}f)">${sheet}</g>`;
  const seal = sealOn(game.provider, house, palette, area);
  return svgDocument(
    WIDTH,
    HEIGHT,
    frame.under + picture + frame.over + seal,
    `${game.name} by ${game.provider}`,
  );
}
