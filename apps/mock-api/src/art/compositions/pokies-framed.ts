/** Pokies: a hero inside a built frame, or together with its companions. */
import { polar } from '../kit/figures.ts';
import { styleOn } from '../kit/palettes.ts';
import { cycle } from '../kit/random.ts';
import { circle, num, path, poly, rect, ring, stroke } from '../kit/svg.ts';
import { at, each, repeat } from '../kit/arrange.ts';
import { symbol } from '../symbols/index.ts';
import { backdrop } from './backdrops.ts';
import { heroOn, sheet } from './parts.ts';
import { WIDTH, type CompositionSet } from './types.ts';

const arch = (cx: number, top: number, width: number, ink: string): string => {
  const half = num(width / 2);
  return path(
    `M${num(cx - width / 2)} 420V${num(top + width / 2)}a${half} ${half} 0 0 1 ${num(width)} 0V420Z`,
    ink,
  );
};

export const FRAMED_SCENES = {
  arches: ({ random, palette, area, hero, supports, use }) => {
    const { x, y, w, h, cx } = area;
    const inks = random.shuffle([palette.shade, palette.alt, palette.lift, palette.pop]);
    const step = w * random.range(0.07, 0.1);
    const inner = w - 4 * step;
    const cy = Math.min(y + 2 * step + inner * 0.56, y + h - inner * 0.4);
    const row = repeat(6, (i) =>
      use(supports[0], { x: x + (i + 0.5) * (w / 6), y: y + h - 10, s: 0.26, ink: 'alt' }),
    );
    const foot = h > 230 ? rect(0, y + h - 30, WIDTH, 200, palette.shade) + row : '';
    const ink = styleOn(palette, palette.deep, 2.4);
    return (
      sheet(palette.ground) +
      each(inks, (fill, i) => arch(cx, y + i * step * 0.5, w - i * step, fill)) +
      arch(cx, y + 2 * step, inner, palette.deep) +
      foot +
      symbol(hero, palette, { x: cx, y: cy, s: (inner * 0.44) / 50, ink })
    );
  },

  card: (scene) => {
    const { random, palette, area, hero } = scene;
    const { cx, cy, r } = area;
    const [w, h] = [r * 1.34, r * 1.86];
    const turn = random.pick([-12, -8, -5, 5, 8, 12]);
    const sheetOf = (ink: string, grow: number): string =>
      rect(-w / 2 - grow, -h / 2 - grow, w + grow * 2, h + grow * 2, ink, 10 + grow);
    const ink = styleOn(palette, palette.paper, 2.4);
    const pip = symbol(hero, palette, { s: w / 560, ink });
    const corner = at(-w * 0.36, -h * 0.39, 1, pip) + at(w * 0.36, h * 0.39, 1, pip, 180);
    const face =
      sheetOf(palette.ink, 2.5) +
      sheetOf(palette.paper, 0) +
      corner +
      symbol(hero, palette, { s: (w * 0.43) / 50, ink });
    const behind = at(cx, cy, 1, sheetOf(palette.ink, 2.5) + sheetOf(palette.pop, 0), -turn);
    return backdrop(scene) + behind + at(cx, cy, 1, face, turn);
  },

  trio: (scene) => {
    const { random, palette, area, hero, supports } = scene;
    const { y, h, cx, cy, r } = area;
    const ink = styleOn(palette, palette.ground);
    const side = { y: y + h * 0.7, s: (r * 0.52) / 50 };
    const spread = r * random.range(0.5, 0.62);
    return (
      backdrop(scene) +
      circle(cx, cy, r * 1.02, palette.ground) +
      ring(cx, cy, r * 1.02, palette.alt, 4) +
      heroOn(palette, supports[0], { ...side, x: cx - spread, ink: 'alt', rot: -10 }) +
      heroOn(palette, supports[1], { ...side, x: cx + spread, ink: 'alt', rot: 10 }) +
      heroOn(palette, hero, { x: cx, y: cy - r * 0.2, s: (r * 0.74) / 50, ink }, palette.ink)
    );
  },

  porthole: (scene) => {
    const { random, palette, area, hero } = scene;
    const { cx, cy, r } = area;
    const bolts = random.pick([8, 10, 12]);
    const rim =
      circle(cx, cy, r * 1.04, palette.ink) +
      circle(cx, cy, r, palette.alt) +
      circle(cx, cy, r * 0.82, palette.altShade);
    const studs = repeat(bolts, (i) => {
      const [x, y] = polar(cx, cy, r * 0.91, (i * 360) / bolts);
      return circle(x, y, r * 0.045, palette.ink);
    });
    const glass =
      circle(cx, cy, r * 0.78, palette.deep) +
      path(
        `M${num(cx - r * 0.78)} ${num(cy)}a${num(r * 0.78)} ${num(r * 0.78)} 0 0 0 ${num(r * 1.56)} 0Z`,
        palette.shade,
      );
    const ink = styleOn(palette, palette.deep, 2.4);
    return (
      backdrop(scene) + rim + studs + glass + symbol(hero, palette, { x: cx, y: cy, s: (r * 0.66) / 50, ink })
    );
  },

  quarters: ({ random, palette, area, hero }) => {
    const { cx, cy, r } = area;
    const inks = random.shuffle([palette.ground, palette.lift, palette.deep, palette.alt]);
    const boxes = [
      [0, 0, cx, cy],
      [cx, 0, WIDTH - cx, cy],
      [0, cy, cx, 420],
      [cx, cy, WIDTH - cx, 420],
    ] as const;
    const fields = each(boxes, ([x, y, w, h], i) => rect(x, y, w, h, cycle(inks, i)));
    const disc = circle(cx, cy, r * 0.98, palette.ink) + circle(cx, cy, r * 0.93, palette.shade);
    const ink = styleOn(palette, palette.shade, 2.2);
    return fields + disc + heroOn(palette, hero, { x: cx, y: cy, s: (r * 0.8) / 50, ink }, palette.ink);
  },

  deco: ({ random, palette, area, hero }) => {
    const { x, y, w, h, cx, cy, r } = area;
    const inks = random.shuffle([palette.alt, palette.shade, palette.pop, palette.lift]);
    const shrink = r * 0.1;
    const rounded = random.chance(0.5) ? r : 14;
    const frame = (i: number, ink: string): string =>
      rect(
        x + i * shrink,
        y + i * shrink,
        w - i * shrink * 2,
        h - i * shrink * 2,
        ink,
        Math.max(4, rounded - i * shrink),
      );
    const ink = styleOn(palette, palette.deep, 2.4);
    return (
      sheet(palette.ground) +
      each(inks, (fill, i) => frame(i, fill)) +
      frame(4, palette.deep) +
      symbol(hero, palette, { x: cx, y: cy, s: (r * 0.58) / 50, ink })
    );
  },

  steps: ({ random, palette, area, hero, supports, use }) => {
    const { x, y, w, h, cx, r } = area;
    const count = 4;
    const rise = h * 0.085;
    const stair = (i: number): string => {
      const width = w * (1.1 - i * 0.2);
      return rect(
        cx - width / 2,
        y + h - rise * (i + 1),
        width,
        rise + 30,
        cycle([palette.shade, palette.deep], i),
      );
    };
    const beads = each([0.08, 0.92], (share) =>
      use(supports[0], { x: x + w * share, y: y + h - rise * 1.9, s: 0.42, ink: 'alt' }),
    );
    const sun = circle(cx, y + h * 0.4, r * random.range(0.72, 0.92), palette.alt);
    const hero2 = heroOn(
      palette,
      hero,
      { x: cx, y: y + (h - rise * count) / 2 + 6, s: ((h - rise * count) * 0.46) / 50 },
      palette.ink,
    );
    return (
      sheet(palette.ground) +
      repeat(9, (i) => rect(0, y + i * h * 0.1, WIDTH, 5, palette.lift)) +
      sun +
      repeat(count, stair) +
      beads +
      hero2
    );
  },

  orbits: ({ random, palette, area, hero, supports, use }) => {
    const { cx, cy, r } = area;
    const tilt = random.range(-40, 40);
    const paths = each(
      [1.2, 0.95],
      (k) =>
        `<ellipse rx="${num(r * k)}" ry="${num(r * k * 0.42)}" fill="none" stroke="${palette.alt}" stroke-width="2.5"/>`,
    );
    const moons = each([20, 140, 260], (degrees, i) => {
      const [x, y] = polar(0, 0, r * 1.02, degrees);
      return use(cycle(supports, i), { x, y: y * 0.62, s: 0.34, ink: i === 1 ? 'paper' : 'alt', rot: -tilt });
    });
    const dots = repeat(40, () =>
      circle(random.int(0, WIDTH), random.int(0, 400), random.pick([1, 1.4, 2.2]), palette.paper),
    );
    const disc = circle(cx, cy, r * 0.66, palette.shade);
    const ink = styleOn(palette, palette.shade, 2.2);
    return (
      sheet(palette.deep) +
      dots +
      disc +
      at(cx, cy, 1, paths + moons, tilt) +
      heroOn(palette, hero, { x: cx, y: cy, s: (r * 0.7) / 50, ink }, palette.ink)
    );
  },

  banner: (scene) => {
    const { random, palette, area, hero } = scene;
    const { y, h, cx, r } = area;
    const w = r * 1.5;
    const tail = random.pick([0.82, 0.94, 1.06]);
    const foot = y + h * 0.96;
    const flag = (grow: number, ink: string): string =>
      poly(
        [
          [cx - w / 2 - grow, -20],
          [cx + w / 2 + grow, -20],
          [cx + w / 2 + grow, foot * tail],
          [cx, foot * 0.86],
          [cx - w / 2 - grow, foot * tail],
        ],
        ink,
      );
    const trim = stroke(
      `M${num(cx - w / 2 + 10)} -20V${num(y + h * 0.72)}M${num(cx + w / 2 - 10)} -20V${num(y + h * 0.72)}`,
      palette.alt,
      3,
    );
    const ink = styleOn(palette, palette.deep, 2.4);
    return (
      backdrop(scene) +
      flag(5, palette.alt) +
      flag(0, palette.deep) +
      trim +
      symbol(hero, palette, { x: cx, y: y + h * 0.42, s: (r * 0.7) / 50, ink })
    );
  },
} satisfies CompositionSet;
