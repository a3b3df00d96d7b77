/** Table games: wheels, dice, chips, the felt and pennies. */
import { readableOn } from '../kit/color.ts';
import { star } from '../kit/figures.ts';
import { type Palette } from '../kit/palettes.ts';
import { cycle, type Random } from '../kit/random.ts';
import { circle, ellipse, line, num, path, rect, ring, stroke } from '../kit/svg.ts';
import { at, each, repeat } from '../kit/arrange.ts';
import { letter } from '../lettering/letter.ts';
import { chip, stack, suit, SUIT_NAMES } from '../props/cards.ts';
import { die, THROWS } from '../props/die.ts';
import { rouletteWheel } from '../props/wheel.ts';
import { backdrop } from './backdrops.ts';
import { sheet } from './parts.ts';
import { WIDTH, type CompositionSet } from './types.ts';

const penny = (palette: Palette, radius: number, isHeads: boolean): string => {
  const arm = radius * 0.42;
  const cross =
    line(-arm, -arm, arm, arm, palette.ink, radius * 0.17) +
    line(arm, -arm, -arm, arm, palette.ink, radius * 0.17);
  const inner = num(radius - 2);
  return (
    circle(0, 0, radius, palette.ink) +
    circle(0, 0, radius - 2, palette.pop) +
    path(`M0 -${inner}A${inner} ${inner} 0 0 1 0 ${inner}Z`, palette.popShade) +
    ring(0, 0, radius * 0.8, palette.ink, 2) +
    (isHeads ? star(0, 0, radius * 0.5, radius * 0.2, 7, palette.ink) : cross)
  );
};

const anyThrow = (random: Random): (typeof THROWS)[number] => random.pick(THROWS);

export const GEAR_SCENES = {
  wheel: (scene) => {
    const { palette, area } = scene;
    return backdrop(scene) + rouletteWheel(area.cx, area.cy + area.h * 0.02, area.r * 0.98, palette);
  },

  halfWheel: ({ random, palette, area }) => {
    const { y, h, cx, r } = area;
    const side = random.pick([-0.35, 0, 0.35]);
    const marks = repeat(8, (i) => rect(0, y - 20 + i * 26, WIDTH, 9, palette.lift));
    return sheet(palette.ground) + marks + rouletteWheel(cx + side * r, y + h * 0.72, r * 1.3, palette);
  },

  dice: (scene) => {
    const { random, palette, area } = scene;
    const { cx, cy, r } = area;
    return (
      backdrop(scene) +
      circle(cx, cy, r, palette.shade) +
      die(cx - r * 0.42, cy - r * 0.3, r / 62, palette, anyThrow(random), random.range(-16, 4)) +
      die(cx + r * 0.4, cy + r * 0.42, r / 58, palette, anyThrow(random), random.range(-4, 16))
    );
  },

  chips: ({ random, palette, area }) => {
    const { y, h, cx, cy, r } = area;
    const foot = y + h - 8;
    const { ink, alt, paper, pop } = palette;
    const heights = random.shuffle([5, 7, 10]);
    const tower = (i: number, x: number, drop: number, body: string, edge: string): string =>
      stack(cx + x, foot + drop, cycle(heights, i), ink, body, edge);
    return (
      sheet(palette.ground) +
      circle(cx, cy - 8, r * 1.05, palette.lift) +
      suit(random.pick(SUIT_NAMES), cx, cy - r * 0.18, r / 56, palette.shade) +
      rect(0, foot - 26, WIDTH, 300, palette.deep) +
      tower(0, -62, 0, alt, paper) +
      tower(1, 64, 2, paper, pop) +
      tower(2, 2, 14, pop, paper)
    );
  },

  bigChip: (scene) => {
    const { random, palette, area } = scene;
    const { cx, cy, r } = area;
    const kind = random.pick(SUIT_NAMES);
    const [body, edge] = random.shuffle([palette.pop, palette.paper]);
    return (
      backdrop(scene) +
      chip(cx, cy, r * 0.98, palette.ink, body ?? palette.pop, edge ?? palette.paper) +
      suit(kind, cx, cy, (r * 0.38) / 50, palette.ink)
    );
  },

  layoutFelt: ({ random, palette, area }) => {
    const [w, h] = [area.w / 4, area.h / 5];
    const first = random.int(1, 17);
    const cell = (i: number): string => {
      const [column, row] = [i % 4, Math.floor(i / 4)];
      const [x, y] = [area.x + column * w, area.y + row * h];
      const isHot = (column * 3 + row * 5) % 2 === 1;
      const color = isHot ? readableOn(palette.pop, [palette.paper, palette.ink]) : palette.paper;
      const number = letter({
        text: String(first + i),
        x: x + w * 0.26,
        y: y + h * 0.28,
        w: w * 0.48,
        h: h * 0.44,
        color,
        weight: 0.22,
      });
      return rect(x + 2, y + 2, w - 4, h - 4, isHot ? palette.pop : palette.ink, 3) + number.svg;
    };
    const at1 = chip(
      area.x + w * random.int(1, 3),
      area.y + h * 3,
      30,
      palette.ink,
      palette.alt,
      palette.paper,
    );
    const at2 = chip(
      area.x + w * 3.1,
      area.y + h * random.pick([1, 1.5, 2]),
      22,
      palette.ink,
      palette.paper,
      palette.deep,
    );
    return sheet(palette.ground) + repeat(20, cell) + at1 + at2;
  },

  pennies: ({ random, palette, area }) => {
    const { y, h, cx, cy, r } = area;
    const foot = y + h;
    const rings = [
      [1.7, palette.lift],
      [1.3, palette.ground],
      [0.9, palette.shade],
    ] as const;
    const flight = `M${num(cx - 60)} ${num(foot - 20)}Q${num(cx - 70)} ${num(cy)} ${num(cx - 44)} ${num(cy - 30)}M${num(cx + 60)} ${num(foot - 20)}Q${num(cx + 74)} ${num(cy + 30)} ${num(cx + 50)} ${num(cy + 20)}`;
    return (
      sheet(palette.ground) +
      each(rings, ([share, ink]) => ellipse(cx, foot, r * share, r * share * 0.4, ink)) +
      stroke(flight, palette.lift, 3, 'stroke-dasharray="2 8" stroke-linecap="round"') +
      at(cx - r * 0.42, cy - r * 0.34, 1, penny(palette, r * 0.54, true), random.range(-24, 10)) +
      at(cx + r * 0.46, cy + r * 0.28, 1, penny(palette, r * 0.46, random.chance(0.5)), random.range(-10, 24))
    );
  },
} satisfies CompositionSet;
