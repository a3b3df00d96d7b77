/** Scenes of the offers: welcome, match, free spins, cashback, lock-in, nest. */
import { polar } from '../kit/figures.ts';
import { BONE, INK } from '../kit/inks.ts';
import { cycle } from '../kit/random.ts';
import { circle, ellipse, line, num, path, poly, rect, stroke } from '../kit/svg.ts';
import { at, each, repeat } from '../kit/arrange.ts';
import { letter } from '../lettering/letter.ts';
import { SYMBOLS } from '../symbols/index.ts';
import { GLINT, plain } from './grounds.ts';
import { coin, magpieOnTheWing } from './magpie.ts';
import type { PromoScene, PromoSceneSet } from './types.ts';

const match: PromoScene = ({ ground }) => {
  const chipOf = (x: number, i: number, isGold: boolean): string => {
    const y = 210 - i * 42;
    const [top, side] = isGold ? [GLINT.lit, GLINT.shade] : [i % 2 === 1 ? ground.light : BONE, ground.mid];
    return ellipse(x, y + 18, 84, 30, INK) + rect(x - 84, y, 168, 18, side) + ellipse(x, y, 84, 30, top);
  };
  return each(
    [
      [-190, 3],
      [0, 5],
      [190, 8],
    ] as const,
    ([x, count], i) => {
      const isGold = i === 2;
      const y = 210 - (count - 1) * 42;
      const half = i === 0 ? 4 : 11;
      const rim = ellipse(
        x,
        y,
        60,
        20,
        'none',
        `stroke="${isGold ? GLINT.shade : ground.mid}" stroke-width="4"`,
      );
      const numeral = letter({
        text: String(i + 1),
        x: x - half,
        y: y - 11,
        w: half * 2,
        h: 22,
        color: INK,
        weight: 0.24,
      });
      return repeat(count, (k) => chipOf(x, k, isGold)) + rim + numeral.svg;
    },
  );
};

const SPIN_NAMES = ['cherry', 'star', 'bell', 'gem', 'clover', 'sun', 'crown', 'moon', 'lemon'] as const;

const freespins: PromoScene = ({ ground }) => {
  const inks = [
    plain('#e2604a', '#b53f30', ground.light),
    plain(ground.light, ground.mid, BONE),
    plain(BONE, '#cfc6b4', ground.mid),
    plain('#7fc2b5', '#4d968a', BONE),
  ];
  const reel = (column: number): string => {
    const x = (column - 1) * 176;
    const strip =
      rect(x - 80, -330, 160, 660, INK, 10) +
      rect(x - 74, -330, 148, 660, column === 1 ? ground.lift2 : ground.lift, 8);
    const symbols = repeat(4, (row) => {
      const isLine = row === 1;
      const drawing = isLine
        ? SYMBOLS.seven(GLINT)
        : SYMBOLS[cycle(SPIN_NAMES, row * 3 + column)](cycle(inks, row + column));
      return at(x, (row - 1.5) * 150 + 75, 1.1, drawing);
    });
    return strip + symbols;
  };
  return at(
    0,
    0,
    1,
    repeat(3, reel) + rect(-276, -74, 552, 150, 'none', 12, `stroke="${BONE}" stroke-width="6"`),
    -7,
  );
};

const cashback: PromoScene = ({ ground }) => {
  const radius = 196;
  const [x0, y0] = polar(0, 0, radius, -64);
  const [x1, y1] = polar(0, 0, radius, 214);
  const [headX, headY] = polar(0, 0, radius, 216);
  const beads = repeat(7, (i) => {
    const [x, y] = polar(0, 0, radius, -52 + i * 40);
    return circle(x, y, 11, ground.base);
  });
  return (
    circle(0, 0, 262, ground.lift) +
    stroke(`M${num(x0)} ${num(y0)}A${radius} ${radius} 0 1 1 ${num(x1)} ${num(y1)}`, BONE, 38) +
    at(headX, headY, 1, poly('-58,-6 58,-6 0,74', BONE), 216) +
    beads +
    at(0, 0, 2.1, coin())
  );
};

const lockin: PromoScene = ({ ground }) => {
  const ticks = repeat(48, (i) => {
    const [x0, y0] = polar(0, 0, 236, i * 7.5);
    const [x1, y1] = polar(0, 0, i % 4 === 0 ? 256 : 246, i * 7.5);
    return line(x0, y0, x1, y1, i < 30 ? BONE : ground.mid, i % 4 === 0 ? 6 : 3);
  });
  return (
    circle(0, 0, 262, ground.lift) +
    circle(0, 0, 214, ground.base) +
    circle(0, 0, 166, ground.lift2) +
    ticks +
    stroke('M-74-20V-92a74 74 0 0 1 148 0V-20', BONE, 36) +
    stroke('M0-166a74 74 0 0 1 74 74V-20', '#cfc6b4', 36) +
    rect(-124, -40, 248, 200, INK, 18) +
    rect(-116, -40, 232, 192, ground.mid, 14) +
    path('M0-40H102a14 14 0 0 1 14 14V138a14 14 0 0 1 -14 14H0Z', ground.lift2) +
    circle(0, 38, 32, GLINT.lit) +
    path('M0 6a32 32 0 0 1 0 64Z', GLINT.shade) +
    circle(0, 32, 11, INK) +
    path('M-6 34H6L12 62H-12Z', INK)
  );
};

const nest: PromoScene = ({ ground, random }) => {
  const hoard = [
    { draw: SYMBOLS.gem, x: -120, y: -52, s: 1.25, turn: -14, inks: plain('#8fc7de', '#5a97b3', '#c9e6f2') },
    { draw: SYMBOLS.tin, x: 128, y: -40, s: 1.2, turn: 10, inks: plain('#6fae8c', '#47805f', BONE) },
    { draw: SYMBOLS.coin, x: -30, y: -86, s: 1.5, turn: -6, inks: GLINT },
    { draw: SYMBOLS.shell, x: 64, y: -64, s: 1.15, turn: 8, inks: plain('#e9c7bd', '#c99b90', '#b8796c') },
    { draw: SYMBOLS.key, x: 168, y: -92, s: 1.3, turn: 34, inks: plain('#c9bfae', '#978d7b', INK) },
  ];
  const woods = [ground.mid, '#8a6a4a', ground.lift2, '#b08b62', BONE];
  const twig = (i: number): string => {
    const across = (i / 55 - 0.5) * 2;
    const row = i % 5;
    const [x, y] = [across * (232 - row * 22), 44 + row * 36 - across * across * (44 + row * 14)];
    const length = random.range(120, 210);
    const d = `M${num(-length / 2)} 0Q0 ${num(length * 0.09)} ${num(length / 2)} 0`;
    return at(
      x,
      y,
      1,
      stroke(d, cycle(woods, i * 3), random.range(4, 8), 'stroke-linecap="round"'),
      -across * 32 + random.range(-14, 14),
    );
  };
  return (
    circle(0, -40, 236, ground.lift) +
    each(hoard, ({ draw, x, y, s, turn, inks }) => at(x, y, s, draw(inks), turn)) +
    path('M-250 0C-230 170-110 220 0 220S230 170 250 0C150 60-150 60-250 0Z', INK) +
    repeat(56, twig)
  );
};

export const REWARD_SCENES = {
  welcome: ({ ground }) =>
    circle(20, 0, 250, ground.lift2) +
    circle(20, 0, 206, ground.mid) +
    at(30, 6, 1.06, magpieOnTheWing(ground.mid)),
  match,
  freespins,
  cashback,
  lockin,
  nest,
} satisfies PromoSceneSet;
