/** What each achievement type looks like: its silhouette, its drawing by level, its inks. */
import { around } from '../kit/figures.ts';
import type { Inks } from '../kit/inks.ts';
import { circle, ellipse, num, path, pts, rect, ring, type Point } from '../kit/svg.ts';
import { at, each, repeat } from '../kit/arrange.ts';
import { facetStar } from '../symbols/parts.ts';
import { metal, type BadgeInks } from './tiers.ts';

/** The four achievement types (spec 2, achievements). */
export type AchievementType = 'CasinoExplorer' | 'RegularPlayer' | 'SteadyGambler' | 'WinningStreak';

export interface AchievementArt {
  /** Path data of its silhouette at a radius, in a 96 by 96 box. */
  readonly shape: (radius: number) => string;
  /** Its drawing round (0, 0); it gains a piece per level. */
  readonly draw: (inks: Inks, level: number) => string;
  readonly inks: BadgeInks;
  /** Where its drawing stands, and its scale. */
  readonly place: readonly [y: number, scale: number];
}

const hexagon = (r: number): string => pts(around(6, r).map(([x, y]): Point => [x + 48, y + 44]));

const roundedSquare = (r: number): string => {
  const [side, corner] = [r * 0.84, r * 0.18];
  const c = num(corner);
  const [left, top] = [48 - side, 44 - side];
  const run = num(2 * (side - corner));
  return `M${num(left)} ${num(top + corner)}q0-${c} ${c}-${c}h${run}q${c} 0 ${c} ${c}v${run}q0 ${c}-${c} ${c}h-${run}q-${c} 0-${c}-${c}Z`;
};

const shield = (r: number): string => {
  const [left, right, top] = [num(48 - r * 0.82), num(48 + r * 0.82), num(44 - r * 0.86)];
  const [shoulder, waist, hem] = [num(44 + r * 0.1), num(44 + r * 0.66), num(44 + r * 0.9)];
  return `M${left} ${top}H${right}V${shoulder}C${right} ${waist} ${num(48 + r * 0.3)} ${hem} 48 ${num(44 + r)}C${num(48 - r * 0.3)} ${hem} ${left} ${waist} ${left} ${shoulder}Z`;
};

const diamond = (r: number): string => {
  const reach = r * 0.96;
  return pts([
    [48, 42 - reach],
    [48 + reach, 42],
    [48, 42 + reach],
    [48 - reach, 42],
  ]);
};

/** A compass that gains a ring, a second star and beads. */
const compass = ({ lit, shade, accent, dark, paper }: Inks, level: number): string =>
  (level > 1 ? ring(0, 0, 42, accent, level > 3 ? 5 : 3) : '') +
  (level > 4 ? each(around(16, 49), ([x, y]) => circle(x, y, 2.6, accent)) : '') +
  (level > 2 ? at(0, 0, level > 3 ? 0.72 : 0.56, facetStar(50, 12, 4, paper, accent), 45) : '') +
  facetStar(level > 1 ? 47 : 42, 11, 4, lit, shade) +
  circle(0, 0, 6, dark);

function sunrise({ lit, shade, accent }: Inks, level: number): string {
  const y = 24 - level * 8;
  const half = num(Math.sqrt(Math.max(0, 24 ** 2 - Math.max(0, 26 - y) ** 2)));
  const isFull = y + 24 <= 26;
  const disc = isFull
    ? circle(0, y, 24, lit) + path(`M0 ${y - 24}A24 24 0 0 1 0 ${y + 24}Z`, shade)
    : path(`M-${half} 26A24 24 0 ${y < 26 ? 1 : 0} 1 ${half} 26Z`, lit) +
      path(`M0 ${y - 24}A24 24 0 0 1 ${half} 26H0Z`, shade);
  const beams = repeat(5 + level, (i) => {
    const turn = num(-80 + (160 * i) / (4 + level));
    return `<path d="M-2.6-31H2.6L1.8-42H-1.8Z" transform="translate(0 ${y}) rotate(${turn})" fill="${accent}"/>`;
  });
  return beams + disc + rect(-48, 26, 96, 6, accent, 3) + rect(-34, 38, 68, 5, accent, 2.5, 'opacity=".6"');
}

const STONES = [
  [0, 38, 38, 11],
  [-3, 18, 31, 10],
  [3, 0, 24, 9],
  [-2, -17, 18, 8],
  [1, -32, 12, 7],
] as const;

const cairn = ({ lit, shade, accent }: Inks, level: number): string =>
  each(STONES.slice(0, level), ([x, rest, rx, ry], i) => {
    const y = rest - (5 - level) * 8;
    const isAccent = i % 2 === 1;
    const side = path(
      `M${x} ${y - ry}A${rx} ${ry} 0 0 1 ${x} ${y + ry}Z`,
      shade,
      isAccent ? 'opacity=".55"' : '',
    );
    return ellipse(x, y, rx, ry, isAccent ? accent : lit) + side;
  });

const FLOCK = [
  [2, 2, 1],
  [-24, 26, 0.72],
  [26, -22, 0.66],
  [30, 22, 0.46],
  [-26, -18, 0.46],
] as const;

const flock = ({ lit, shade, accent }: Inks, level: number): string =>
  each(FLOCK.slice(0, level), ([x, y, size], i) => {
    const ink = i === 0 || i > 2 ? accent : lit;
    const bird = path('M-38-8C-24-22-8-14 0 4C8-14 24-22 38-8C24-12 10-2 0 18C-10-2-24-12-38-8Z', ink);
    return at(x, y, size, bird + path('M0 4C8-14 24-22 38-8C24-12 10-2 0 18Z', shade));
  });

export const ACHIEVEMENT_ART: Readonly<Record<AchievementType, AchievementArt>> = {
  CasinoExplorer: { shape: hexagon, draw: compass, inks: metal(0.74, 0.1, 190), place: [44, 0.44] },
  RegularPlayer: { shape: roundedSquare, draw: sunrise, inks: metal(0.86, 0.11, 104), place: [44, 0.44] },
  SteadyGambler: { shape: shield, draw: cairn, inks: metal(0.7, 0.06, 240), place: [44, 0.44] },
  WinningStreak: { shape: diamond, draw: flock, inks: metal(0.7, 0.16, 28), place: [42, 0.46] },
};
