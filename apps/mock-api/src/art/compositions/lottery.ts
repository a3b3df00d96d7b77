/** Lottery, keno, bingo and scratch tickets. */
import { polar, rays } from '../kit/figures.ts';
import { inksOf, styleOn } from '../kit/palettes.ts';
import { cycle } from '../kit/random.ts';
import { circle, path, poly, rect, ring } from '../kit/svg.ts';
import { at, each, repeat } from '../kit/arrange.ts';
import { letter } from '../lettering/letter.ts';
import { ball } from '../props/ball.ts';
import { backdrop } from './backdrops.ts';
import { sheet } from './parts.ts';
import { WIDTH, type CompositionSet, type Scene } from './types.ts';

const ballInks = ({ palette, random }: Scene): { lit: string; shade: string } =>
  random.pick([
    { lit: palette.pop, shade: palette.popShade },
    { lit: palette.alt, shade: palette.altShade },
    { lit: palette.lift, shade: palette.shade },
  ]);

const ticket = (w: number, h: number, fill: string, hole: string): string =>
  rect(-w / 2, -h / 2, w, h, fill, 4) +
  each([-1, 1], (side) => repeat(9, (i) => circle((side * w) / 2, -h / 2 + (i + 0.5) * (h / 9), 4.6, hole)));

export const LOTTERY_SCENES = {
  pyramid: (scene) => {
    const { random, palette, area } = scene;
    const { y, w, h, cx } = area;
    const rows = 4;
    const r = Math.min(w / rows / 2 - 1, h / (rows * 1.78) / 1.02);
    const row = (j: number): string =>
      repeat(j + 1, (i) => {
        const place = { x: cx + (i - j / 2) * r * 2.06, y: y + h - r - (rows - 1 - j) * r * 1.78, r };
        return ball({ ...place, value: random.int(1, 80), ...ballInks(scene) }, palette);
      });
    return backdrop(scene) + repeat(rows, row);
  },

  keno: ({ random, palette, area }) => {
    const columns = 5;
    const side = area.w / columns;
    const rows = Math.floor(area.h / side);
    const top = area.cy - (rows * side) / 2;
    const cells = Array.from({ length: columns * rows }, (_, i) => i);
    const hits = new Set(random.shuffle(cells).slice(0, random.int(5, 9)));
    const cell = (i: number): string => {
      const [x, y] = [area.x + (i % columns) * side, top + Math.floor(i / columns) * side];
      const isHit = hits.has(i);
      const mark = isHit
        ? circle(x + side / 2, y + side / 2, side * 0.48, cycle([palette.pop, palette.alt], i))
        : rect(x + 2, y + 2, side - 4, side - 4, palette.ground, 4);
      const color = isHit ? palette.ink : palette.lift;
      return (
        mark +
        letter({
          text: String(i + 11),
          x: x + side * 0.26,
          y: y + side * 0.34,
          w: side * 0.48,
          h: side * 0.32,
          color,
          weight: 0.2,
        }).svg
      );
    };
    return sheet(palette.deep) + each(cells, cell);
  },

  bigball: (scene) => {
    const { random, palette, area } = scene;
    const { cx, cy, r } = area;
    const satellites = each(
      [random.range(-60, -20), random.range(110, 160), random.range(20, 60)],
      (degrees) => {
        const [x, y] = polar(cx, cy, r * 1.12, degrees);
        return ball({ x, y, r: r * 0.27, value: random.int(1, 45), ...ballInks(scene) }, palette);
      },
    );
    const main = ball(
      { x: cx, y: cy, r: r * 0.94, value: random.int(1, 88), lit: palette.pop, shade: palette.popShade },
      palette,
    );
    return backdrop(scene) + main + satellites;
  },

  ticket: ({ random, palette, area }) => {
    const { cx, cy } = area;
    const [w, h] = [area.w * 0.74, area.h * 0.92];
    const cells = repeat(12, (i) => {
      const [x, y] = [-w * 0.3 + (i % 4) * w * 0.2, -h * 0.06 + Math.floor(i / 4) * w * 0.2];
      return circle(
        x,
        y,
        w * 0.08,
        random.chance(0.35) ? palette.pop : palette.paper,
        `stroke="${palette.ink}" stroke-width="2"`,
      );
    });
    const serial = letter({
      text: String(random.int(1000, 9999)),
      x: -w * 0.3,
      y: -h * 0.38,
      w: w * 0.6,
      h: h * 0.12,
      color: palette.paper,
      weight: 0.18,
    });
    const bars = repeat(14, () =>
      rect(-w * 0.34 + random.int(0, 13) * w * 0.05, h * 0.34, random.pick([2, 4]), h * 0.1, palette.ink),
    );
    const face =
      ticket(w, h, palette.paper, palette.ground) +
      rect(-w * 0.36, -h * 0.42, w * 0.72, h * 0.2, palette.ink, 3) +
      serial.svg +
      cells +
      bars;
    return (
      sheet(palette.ground) +
      rays(cx, cy, 0, 400, random.pick([14, 18, 24]), palette.lift, 0.5) +
      at(cx, cy, 1, ticket(w, h, palette.alt, palette.ground), random.range(6, 14)) +
      at(cx, cy, 1, face, random.range(-9, -3))
    );
  },

  drum: (scene) => {
    const { random, palette, area } = scene;
    const { x, y, w, h, cx, r } = area;
    const cy = y + h * 0.44;
    const radius = Math.min(r * 0.86, h * 0.42);
    const balls = repeat(15, () => {
      const [bx, by] = polar(cx, cy, radius * 0.7 * Math.sqrt(random.float()), random.range(0, 360));
      return ball({ x: bx, y: by, r: radius * 0.17, value: random.int(1, 45), ...ballInks(scene) }, palette);
    });
    const stand = poly(
      [
        [cx - radius * 0.5, cy + radius * 0.7],
        [cx + radius * 0.5, cy + radius * 0.7],
        [cx + radius * 0.8, y + h],
        [cx - radius * 0.8, y + h],
      ],
      palette.ink,
    );
    const frame =
      ring(cx, cy, radius, palette.alt, 6) + ring(cx, cy, radius * 0.5, palette.paper, 1.5, 'opacity=".5"');
    return (
      backdrop(scene) +
      stand +
      rect(x, y + h - 8, w, 8, palette.alt, 3) +
      circle(cx, cy, radius, palette.deep) +
      balls +
      frame
    );
  },

  numeral: (scene) => {
    const { random, palette, area } = scene;
    const { x, y, w, h } = area;
    const { lit } = inksOf(palette, styleOn(palette, palette.deep, 2.6));
    const value = String(random.int(10, 99));
    const [top, height] = [y + h * 0.16, h * 0.68];
    const panel =
      rect(x, y + h * 0.06, w, h * 0.88, palette.ink, 12) +
      rect(x + 5, y + h * 0.06 + 5, w - 10, h * 0.88 - 10, palette.deep, 9);
    const split = rect(x, y + h * 0.5 - 2, w, 4, palette.ink);
    return (
      backdrop(scene) +
      panel +
      letter({ text: value, x: x + w * 0.14, y: top, w: w * 0.72, h: height, color: lit, weight: 0.16 }).svg +
      split
    );
  },

  chute: (scene) => {
    const { random, palette, area } = scene;
    const { x, y, w, h, cy } = area;
    const r = Math.min(w / 7.4, h / 9);
    const tube = (top: number): string =>
      rect(-20, top - r * 1.25, WIDTH + 40, r * 2.5, palette.deep, r * 1.25) +
      path(`M0 ${top - r * 0.9}H300V${top - r * 0.65}H0Z`, palette.lift, 'opacity=".5"');
    const lane = (top: number, offset: number): string =>
      tube(top) +
      repeat(5, (i) =>
        random.chance(0.2)
          ? ''
          : ball(
              { x: x + (i + offset) * (w / 4.4), y: top, r, value: random.int(1, 45), ...ballInks(scene) },
              palette,
            ),
      );
    return backdrop(scene) + lane(y + h * 0.2, 0.1) + lane(cy, 0.3) + lane(y + h * 0.8, 0);
  },
} satisfies CompositionSet;
