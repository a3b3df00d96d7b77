/** The plate that carries a cover's title, and the area it leaves to the picture. */
import { readableOn } from '../kit/color.ts';
import type { Palette } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { rect } from '../kit/svg.ts';
import { at } from '../kit/arrange.ts';
import { HEIGHT, WIDTH } from '../compositions/types.ts';
import { block, type Block, type BlockOptions } from '../lettering/block.ts';
import { breakLines } from '../lettering/break-lines.ts';
import { measure } from '../lettering/letter.ts';
import type { FrameName, HouseStyle, LayoutName } from './house-style.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface PlateInks {
  readonly ground: string;
  readonly first: string;
  readonly second: string;
}

export interface Plate {
  readonly svg: string;
  readonly area: Box;
  /** The set blocks, in the plate's own coordinates. */
  readonly blocks: readonly Block[];
}

/** Distance of the picture from the sheet's edge, by frame. */
export const INSETS: Readonly<Record<FrameName, number>> = {
  bleed: 18,
  keyline: 24,
  border: 27,
  notch: 30,
  double: 28,
  stamp: 31,
  arch: 26,
};

const PLATE_EDGES: Readonly<Record<FrameName, number>> = {
  bleed: 0,
  keyline: 13,
  border: 16,
  notch: 12,
  double: 13,
  stamp: 18,
  arch: 0,
};

/** Picks the inks of a plate so that both lines read on it. */
export function plateInks(palette: Palette, random: Random): PlateInks {
  const { ink, deep, paper, pop, popShade, popLift, alt, ground: sheet } = palette;
  const ground = random.pick([ink, deep, paper, ink]);
  const isPaper = ground === paper;
  const [one, two, three] = random.shuffle(isPaper ? [pop, popShade, alt, sheet] : [pop, popLift, alt]);
  const second = readableOn(
    ground,
    [one ?? pop, two ?? pop, three ?? alt, isPaper ? ink : paper],
    isPaper ? 3.4 : 5.2,
  );
  return { ground, first: readableOn(ground, [paper, ink]), second };
}

interface PlateContext {
  readonly title: string;
  readonly style: Pick<BlockOptions, 'color' | 'color2' | 'weight' | 'mode' | 'minH' | 'maxH'>;
  readonly inset: number;
  readonly edge: number;
  readonly inks: PlateInks;
}

const band = ({ edge, inks }: PlateContext, top: number, bottom: number): string =>
  rect(edge, top, WIDTH - edge * 2, bottom - top, inks.ground);

const innerBox = (inset: number): Box => ({
  x: inset,
  y: inset,
  w: WIDTH - inset * 2,
  h: HEIGHT - inset * 2,
});

function bottomPlate(context: PlateContext): Plate {
  const { title, style, inset, edge } = context;
  const box = innerBox(inset);
  const set = block({ ...style, title, x: inset, y: HEIGHT - inset, w: box.w, anchor: 'bottom' });
  const area = { ...box, h: set.top - 24 - box.y };
  return { svg: band(context, set.top - 14, HEIGHT - edge) + set.svg, area, blocks: [set] };
}

function topPlate(context: PlateContext): Plate {
  const { title, style, inset, edge } = context;
  const box = innerBox(inset);
  const set = block({ ...style, title, x: inset, y: inset, w: box.w });
  const y = inset + set.height + 30;
  const area = { ...box, y, h: HEIGHT - inset - y };
  return { svg: band(context, edge, inset + set.height + 14) + set.svg, area, blocks: [set] };
}

function splitPlate(context: PlateContext): Plate {
  const { title, style, inset, edge } = context;
  const [first, ...rest] = breakLines(title, 3);
  if (first === undefined || rest.length === 0) return bottomPlate(context);
  const box = innerBox(inset);
  const upper = block({ ...style, title: first, x: inset, y: inset, w: box.w, maxH: 40, maxLines: 1 });
  const lowerStyle = { ...style, color: style.color2, color2: style.color, maxH: 40, maxLines: 2 };
  const lower = block({
    ...lowerStyle,
    title: rest.join(' '),
    x: inset,
    y: HEIGHT - inset,
    w: box.w,
    anchor: 'bottom',
  });
  const plates =
    band(context, edge, inset + upper.height + 12) + band(context, lower.top - 12, HEIGHT - edge);
  const y = inset + upper.height + 26;
  return {
    svg: plates + upper.svg + lower.svg,
    area: { ...box, y, h: lower.top - 26 - y + 12 },
    blocks: [upper, lower],
  };
}

function plaquePlate({ title, style, inset, inks }: PlateContext): Plate {
  const box = innerBox(inset);
  const w = box.w * 0.74;
  const x = (WIDTH - w) / 2;
  const set = block({
    ...style,
    title,
    x,
    y: HEIGHT - inset - 8,
    w,
    maxH: Math.min(style.maxH, 32),
    anchor: 'bottom',
  });
  const plaque = (grow: number, fill: string): string =>
    rect(x - grow, set.top - grow + 2, w + grow * 2, set.height + grow * 2 - 4, fill, 3);
  return {
    svg: plaque(16, inks.second) + plaque(13, inks.ground) + set.svg,
    area: { ...box, h: set.top - 22 - box.y },
    blocks: [set],
  };
}

function spinePlate({ title, style, inset, edge, inks }: PlateContext): Plate {
  const box = innerBox(inset);
  const isLong = measure(title) > 15;
  const set = block({
    ...style,
    title,
    x: 0,
    y: 0,
    w: box.h - 30,
    maxLines: isLong ? 2 : 1,
    maxH: isLong ? 27 : 38,
    minH: isLong ? 20 : 24,
  });
  const w = set.height + 22;
  const spine =
    rect(edge, edge, w, HEIGHT - edge * 2, inks.ground) + at(edge + 11, HEIGHT - inset, 1, set.svg, -90);
  const x = edge + w + 14;
  return { svg: spine, area: { ...box, x, w: WIDTH - x - Math.max(16, inset - 6) }, blocks: [set] };
}

const PLATES: Readonly<Record<LayoutName, (context: PlateContext) => Plate>> = {
  bottom: bottomPlate,
  top: topPlate,
  split: splitPlate,
  plaque: plaquePlate,
  spine: spinePlate,
};

const MAX_HEIGHTS = [50, 50, 42, 32] as const;

/** Sets a game's name on its plate; a leading "The" is left out. */
export function letteringPlate(name: string, house: HouseStyle, inks: PlateInks): Plate {
  const title = name.replace(/^the\s+(?=\S)/i, '');
  const maxH = MAX_HEIGHTS[Math.min(3, breakLines(title).length)] ?? 32;
  const style = {
    color: inks.first,
    color2: inks.second,
    weight: house.weight,
    mode: house.mode,
    minH: 19,
    maxH,
  };
  return PLATES[house.layout]({
    title,
    style,
    inset: INSETS[house.frame],
    edge: PLATE_EDGES[house.frame],
    inks,
  });
}
