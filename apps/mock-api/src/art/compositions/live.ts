/** Live tables: a studio with a faceless croupier, or the table from above. */
import { polar, rays, star } from '../kit/figures.ts';
import { cycle } from '../kit/random.ts';
import { circle, ellipse, num, path, poly, rect, stroke } from '../kit/svg.ts';
import { at, each, repeat } from '../kit/arrange.ts';
import { chip, playingCard, RANKS, SUIT_NAMES } from '../props/cards.ts';
import { croupier } from '../props/croupier.ts';
import { die, THROWS } from '../props/die.ts';
import { onAir } from '../props/on-air.ts';
import { rouletteWheel } from '../props/wheel.ts';
import { backdrop } from './backdrops.ts';
import { sheet } from './parts.ts';
import { HEIGHT, WIDTH, type Composition, type CompositionSet, type Scene } from './types.ts';

const sign = ({ area, palette }: Scene, ink = palette.alt): string =>
  onAir(area.x + area.w - 22, area.y + 16, ink);

function tableTop(scene: Scene): string {
  const { random, palette, area, name } = scene;
  const { y, h, cx, r } = area;
  const foot = y + h;
  if (/roulette|wheel/.test(name)) return rouletteWheel(cx, foot + r * 0.2, r * 0.78, palette);
  if (/sic|dice|craps/.test(name))
    return each(
      [
        [-46, -20, 0.62],
        [44, -20, 0.62],
        [0, -2, 0.68],
      ] as const,
      ([dx, dy, s]) => die(cx + dx, foot + dy, s, palette, random.pick(THROWS)),
    );
  const kinds = random.shuffle(SUIT_NAMES);
  const ranks = random.shuffle(RANKS);
  return each([-1.5, -0.5, 0.5, 1.5], (offset, i) => {
    const place = { x: cx + offset * 54, y: foot - 8 + Math.abs(offset) * 5, s: 0.7, rot: offset * 6 };
    return playingCard({ ...place, rank: cycle(ranks, i), kind: cycle(kinds, i), isBack: i === 3 }, palette);
  });
}

const SETS: readonly Composition[] = [
  ({ palette, area: { y, cx, cy, r } }) =>
    repeat(3, (i) =>
      path(`M${num(cx - 130 + i * 95)} 420V${num(y + 70)}a36 36 0 0 1 72 0V420Z`, palette.shade),
    ) + circle(cx, cy - 20, r * 0.9, palette.lift),
  ({ palette, area: { cx, cy, r } }) =>
    poly(
      [
        [cx - 22, -20],
        [cx + 22, -20],
        [cx + 170, 430],
        [cx - 170, 430],
      ],
      palette.lift,
    ) + circle(cx, cy - 18, r * 0.78, palette.shade),
  ({ palette, area: { y, h, cx, r } }) =>
    repeat(9, (i) => rect(i * 36 - 6, 0, 18, HEIGHT, palette.shade)) +
    rect(cx - r * 0.82, y + 6, r * 1.64, h, palette.lift, r * 0.82),
  ({ palette, area: { y, h, cx } }) =>
    repeat(5, (i) => rect(0, y + i * h * 0.18, WIDTH, h * 0.09, palette.shade)) +
    poly(
      [
        [cx, y - 30],
        [cx + 120, y + h * 0.5],
        [cx, y + h],
        [cx - 120, y + h * 0.5],
      ],
      palette.lift,
    ),
  ({ palette, area: { cx, cy, r } }) =>
    rays(cx, cy - 20, r * 0.8, 460, 22, palette.shade, 0.5) + circle(cx, cy - 20, r * 0.86, palette.lift),
  (scene) =>
    backdrop(scene) + circle(scene.area.cx, scene.area.cy - 20, scene.area.r * 0.84, scene.palette.shade),
];

const topOf = ({ palette, area: { y, w, h, cx } }: Scene): string =>
  ellipse(cx, y + h + 66, w * 0.82, 96, palette.ink) +
  ellipse(cx, y + h + 72, w * 0.8, 96, palette.alt) +
  ellipse(cx, y + h + 76, w * 0.79, 96, palette.deep);

export const LIVE_SCENES = {
  studio: (scene) => {
    const { random, palette, area } = scene;
    const { y, h, cx } = area;
    const set = sheet(palette.ground) + random.pick(SETS)(scene);
    const host = at(cx, y + h * 0.42, (h * 0.62) / 100, croupier(palette, random));
    return set + host + topOf(scene) + tableTop(scene) + sign(scene);
  },

  duo: (scene) => {
    const { random, palette, area } = scene;
    const { y, h, w, cx } = area;
    const host = (share: number): string =>
      at(cx + w * share, y + h * 0.46, (h * 0.5) / 100, croupier(palette, random));
    return (
      sheet(palette.ground) +
      random.pick(SETS)(scene) +
      host(-0.24) +
      host(0.24) +
      topOf(scene) +
      tableTop(scene) +
      sign(scene)
    );
  },

  overhead: (scene) => {
    const { random, palette, area, name } = scene;
    const { y, h, cx, cy, r } = area;
    if (/roulette|wheel/.test(name))
      return backdrop(scene) + rouletteWheel(cx, cy, r * 0.98, palette) + sign(scene, palette.paper);
    const kinds = random.shuffle(SUIT_NAMES);
    const card = (side: 1 | -1): string =>
      playingCard(
        {
          x: cx + side * r * 0.5,
          y: cy - 4,
          s: r / 74,
          rot: side * random.range(4, 14),
          rank: random.pick(RANKS),
          kind: cycle(kinds, side + 1),
        },
        palette,
      );
    return (
      sheet(palette.ground) +
      path(`M-40 ${num(y)}Q${num(cx)} ${num(y + h * 1.5)} 340 ${num(y)}V-20H-40Z`, palette.shade) +
      stroke(`M-40 ${num(y - 20)}Q${num(cx)} ${num(y + h * 1.3)} 340 ${num(y - 20)}`, palette.alt, 3) +
      card(-1) +
      card(1) +
      chip(cx - 60, y + h - 18, 24, palette.ink, palette.pop, palette.paper) +
      chip(cx, y + h - 6, 24, palette.ink, palette.alt, palette.ink) +
      chip(cx + 60, y + h - 18, 24, palette.ink, palette.paper, palette.popShade) +
      sign(scene)
    );
  },

  gameshow: (scene) => {
    const { random, palette, area } = scene;
    const { y, h, cx, r } = area;
    const cy = area.cy + h * 0.2;
    const count = random.pick([12, 16, 20, 24]);
    const step = 360 / count;
    const inks = random.shuffle([palette.pop, palette.alt, palette.lift, palette.paper]);
    const wedge = (i: number): string =>
      poly(
        [[cx, cy], polar(cx, cy, r * 1.26, i * step), polar(cx, cy, r * 1.26, (i + 1) * step)],
        cycle(inks, i),
      );
    const peg = (i: number): string => {
      const [px, py] = polar(cx, cy, r * 1.29, i * step);
      return circle(px, py, 4, palette.paper);
    };
    return (
      sheet(palette.deep) +
      rays(cx, cy, 0, 420, 20, palette.shade) +
      circle(cx, cy, r * 1.32, palette.ink) +
      repeat(count, wedge) +
      repeat(count, peg) +
      circle(cx, cy, r * 0.42, palette.ink) +
      star(cx, cy, r * 0.34, r * 0.15, random.pick([5, 6, 8]), palette.alt, random.range(0, 40)) +
      poly(
        [
          [cx - 16, y - 8],
          [cx + 16, y - 8],
          [cx, y + 32],
        ],
        palette.paper,
      ) +
      sign(scene)
    );
  },
} satisfies CompositionSet;
