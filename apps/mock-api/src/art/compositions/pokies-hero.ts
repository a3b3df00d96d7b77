import { polar, rays, scallops, starPoints, wave } from '../kit/figures.ts';
import { twoInks } from '../kit/inks.ts';
import { styleOn } from '../kit/palettes.ts';
import { circle, ellipse, num, path, poly, rect, ring, stroke } from '../kit/svg.ts';
import { at, repeat } from '../kit/arrange.ts';
import { symbol } from '../symbols/index.ts';
import { backdrop } from './backdrops.ts';
import { heroOn, sheet } from './parts.ts';
import { HEIGHT, WIDTH, type CompositionSet, type Scene } from './types.ts';

const studs = ({ palette, area }: Scene, radius: number): string =>
  repeat(24, (i) => {
    const [x, y] = polar(area.cx, area.cy, radius, i * 15);
    return circle(x, y, i % 2 === 1 ? 2.6 : 4.2, palette.paper);
  });

const folds = (edge: number, side: 1 | -1, inks: readonly [string, string]): string =>
  repeat(5, (i) => {
    const [top, middle, foot] = [64 - i * 12, 62 - i * 12, 30 - i * 6].map((reach) =>
      num(edge + side * reach),
    );
    const d = `M${num(edge)} -10H${top ?? ''}Q${middle ?? ''} 200 ${foot ?? ''} 430H${num(edge)}Z`;
    return path(d, i % 2 === 1 ? inks[0] : inks[1]);
  });

export const HERO_SCENES = {
  sunburst: (scene) => {
    const { random, palette, area, hero } = scene;
    const { cx, cy } = area;
    const radius = area.r * 1.02;
    return (
      backdrop(scene) +
      circle(cx, cy, radius, palette.shade) +
      ring(cx, cy, radius - 8, palette.alt, 2.5) +
      (random.chance(0.5) ? studs(scene, radius - 8) : '') +
      heroOn(palette, hero, { x: cx, y: cy, s: (radius * 0.84) / 50, ink: styleOn(palette, palette.shade) })
    );
  },

  closeup: (scene) => {
    const { random, palette, area, hero } = scene;
    const { cx, cy, h, r } = area;
    const disc = circle(cx + random.range(-20, 20), cy - h * 0.06, r * 0.98, palette.alt);
    const place = { x: cx, y: cy + h * 0.05, s: (r * 1.28) / 50, rot: random.range(-8, 8) };
    return backdrop(scene) + disc + heroOn(palette, hero, place, palette.ink);
  },

  totem: ({ random, palette, area, hero }) => {
    const { w, h, cx, cy } = area;
    const s = Math.min(w * 0.9, h * 0.56) / 100;
    const slope = w * random.range(0.12, 0.3);
    const place = { x: -w * 0.12, y: -h * 0.24, s };
    const lower = poly(
      [
        [-200, slope * 1.3],
        [200, -slope * 1.3],
        [200, 400],
        [-200, 400],
      ],
      palette.deep,
    );
    const upright = heroOn(palette, hero, { ...place, ink: styleOn(palette, palette.ground) }, palette.shade);
    const turned = symbol(hero, palette, { ...place, ink: styleOn(palette, palette.deep) });
    const seam = stroke(`M-200 ${num(slope * 1.3)}L200 ${num(-slope * 1.3)}`, palette.paper, 3.5);
    return (
      sheet(palette.ground) +
      at(cx, cy, 1, `${lower}${upright}<g transform="rotate(180)">${turned}</g>${seam}`)
    );
  },

  landscape: ({ random, palette, area, hero }) => {
    const { y, h, cx, cy, r } = area;
    const horizon = y + h * 0.78;
    const sunX = cx + random.range(-34, 34);
    const haze = repeat(6, (i) =>
      rect(0, y - 20 + i * h * 0.13, WIDTH, h * 0.06, palette.lift, 0, `opacity="${num(1 - i * 0.15)}"`),
    );
    const hill = (rise: number, height: number, length: number, ink: string): string =>
      wave(0, WIDTH, horizon + rise, height, length, HEIGHT, ink, random.float());
    return (
      sheet(palette.ground) +
      haze +
      circle(sunX, cy - h * 0.06, r * 0.96, palette.alt) +
      circle(sunX, cy - h * 0.06, r * 0.8, palette.altShade) +
      hill(-30, 26, 230, palette.lift) +
      hill(0, 20, 170, palette.shade) +
      heroOn(palette, hero, { x: cx, y: horizon - r * 0.72, s: (r * 1.02) / 50 }) +
      hill(26, 12, 150, palette.deep)
    );
  },

  counterchange: ({ random, palette, area, hero, id }) => {
    const { cx, cy, r } = area;
    const tilt = random.range(-60, 60);
    const half = `M${num(cx - tilt)} ${num(cy - 500)}L${num(cx + tilt)} ${num(cy + 500)}H400V-500Z`;
    const place = { x: cx, y: cy, s: (r * 1.14) / 50 };
    const one = symbol(hero, palette, { ...place, ink: twoInks(palette.pop, palette.ground) });
    const other = symbol(hero, palette, { ...place, ink: twoInks(palette.ground, palette.pop) });
    return (
      sheet(palette.ground) +
      `<clipPath id="${id}x"><path d="${half}"/></clipPath>${one}` +
      `<g clip-path="url(#${id}x)">${sheet(palette.pop)}${other}</g>`
    );
  },

  curtain: ({ random, palette, area, hero }) => {
    const { x, y, w, h, cx, cy, r } = area;
    const [left, width] = [x - 30, w + 60];
    const spread = random.range(110, 170);
    return (
      sheet(palette.deep) +
      poly(
        [
          [cx - 26, -20],
          [cx + 26, -20],
          [cx + spread, 430],
          [cx - spread, 430],
        ],
        palette.shade,
      ) +
      ellipse(cx, y + h - 6, w * 0.46, 18, palette.lift) +
      symbol(hero, palette, {
        x: cx,
        y: cy + 10,
        s: (r * 0.92) / 50,
        ink: styleOn(palette, palette.shade, 2.2),
      }) +
      folds(left, 1, [palette.pop, palette.popShade]) +
      folds(left + width, -1, [palette.pop, palette.popShade]) +
      scallops(left, y - 14, width, 6, palette.pop, 30) +
      rect(left, -20, width, y + 7, palette.pop) +
      scallops(left, y - 26, width, 6, palette.popShade, 24)
    );
  },

  rosette: (scene) => {
    const { random, palette, area, hero } = scene;
    const { cx, cy, r } = area;
    const arms = random.pick([10, 12, 16, 20, 28]);
    const edge = poly(starPoints(cx, cy, r * 1.08, r * random.range(0.82, 0.98), arms), palette.pop);
    const hub = circle(cx, cy, r * 0.78, palette.deep) + ring(cx, cy, r * 0.71, palette.alt, 2.5);
    const ink = styleOn(palette, palette.deep, 2.4);
    return backdrop(scene) + edge + hub + symbol(hero, palette, { x: cx, y: cy, s: (r * 0.6) / 50, ink });
  },

  spotlight: ({ random, palette, area, hero }) => {
    const { y, h, cx, cy, r } = area;
    const beam = (from: number, to: number): string =>
      poly(
        [
          [cx + from - 14, -20],
          [cx + from + 14, -20],
          [cx + to + r, y + h],
          [cx + to - r, y + h],
        ],
        palette.lift,
        'opacity=".45"',
      );
    const lean = random.range(40, 110);
    return (
      sheet(palette.deep) +
      repeat(5, (i) => rect(0, y + h - 12 + i * 16, WIDTH, 9, palette.shade)) +
      beam(-lean, 0) +
      beam(lean, 0) +
      ellipse(cx, y + h - 8, r, r * 0.2, palette.alt) +
      heroOn(
        palette,
        hero,
        { x: cx, y: cy, s: (r * 0.94) / 50, ink: styleOn(palette, palette.shade, 2.2) },
        palette.ink,
      )
    );
  },

  sash: (scene) => {
    const { random, palette, area, hero } = scene;
    const { cx, cy, r } = area;
    const band = (width: number, ink: string): string => rect(-300, -width / 2, 600, width, ink);
    const sash = band(r * 1.1, palette.ink) + band(r * 0.98, palette.alt) + band(r * 0.8, palette.deep);
    const turn = random.pick([-34, -24, 24, 34]);
    const ink = styleOn(palette, palette.deep, 2.4);
    return (
      backdrop(scene) +
      at(cx, cy, 1, sash, turn) +
      heroOn(palette, hero, { x: cx, y: cy, s: (r * 1.06) / 50, ink }, palette.ink)
    );
  },

  dunes: ({ random, palette, area, hero }) => {
    const { y, h, cx, cy, r } = area;
    const ridge = (i: number): string => {
      const top = y + h * (0.46 + i * 0.16);
      const peak = random.range(40, 260);
      return path(
        `M0 ${num(top + 40)}Q${num(peak)} ${num(top - 60)} 300 ${num(top + 30)}V400H0Z`,
        [palette.shade, palette.altShade, palette.deep][i] ?? palette.ink,
      );
    };
    const night = rays(cx, y + h * 0.4, r * 0.9, 420, 48, palette.lift, 0.2, random.range(0, 7));
    const ink = styleOn(palette, palette.ground);
    return (
      sheet(palette.ground) +
      night +
      repeat(3, ridge) +
      heroOn(palette, hero, { x: cx, y: cy - r * 0.08, s: (r * 0.98) / 50, ink }, palette.ink)
    );
  },
} satisfies CompositionSet;
