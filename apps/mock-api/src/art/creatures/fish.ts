/** Fish built from one parametric body: deep or slim, striped, scaled or spotted. */
import type { DrawingSet, Inks } from '../kit/inks.ts';
import { circle, path, poly, stroke } from '../kit/svg.ts';
import { each } from '../kit/arrange.ts';

type Tail = 'fork' | 'fan' | 'sickle';
type Pattern = 'stripes' | 'scales' | 'spots' | 'plain';

const tails: Record<Tail, (ink: string) => string> = {
  fork: (ink) => poly('26,-3 50,-28 42,-1 50,26', ink),
  fan: (ink) => path('M26-2C36-26 48-24 50-20C46-8 46 6 50 18C48 22 36 22 26-2Z', ink),
  sickle: (ink) => path('M26-2C36-16 44-30 52-38C46-14 46 12 50 34C42 22 36 12 26-2Z', ink),
};

const SPOTS = [
  [-10, -6, 4],
  [4, -8, 3],
  [0, 4, 4],
  [14, -2, 3],
  [-16, 6, 2.4],
] as const;

const patterns: Record<Pattern, (inks: Inks, depth: number) => string> = {
  stripes: ({ accent, paper }, depth) =>
    each([-22, -8, 6], (x, i) =>
      path(
        `M${x} ${-depth * 0.72}q8 ${depth * 0.72} 0 ${depth * 1.42}l7-1q7 ${-depth * 0.68} 0 ${-depth * 1.46}z`,
        i === 1 ? paper : accent,
      ),
    ),
  scales: ({ dark }) =>
    each([-16, -4, 8], (x) => each([-8, 0, 8], (y) => stroke(`M${x + 6} ${y - 5}q-7 5 0 10`, dark, 1.8))),
  spots: ({ paper }) => each(SPOTS, ([x, y, radius]) => circle(x, y, radius, paper)),
  plain: () => '',
};

function fish(inks: Inks, depth: number, tail: Tail, pattern: Pattern): string {
  const { lit, shade, accent, dark, paper } = inks;
  const back = `M-46 2C-30 ${-depth} 8 ${-depth - 4} 30 -2C8 ${depth} -30 ${depth - 2} -46 2Z`;
  const belly = `M-46 2C-20 8 8 8 30 -2C8 ${depth} -30 ${depth - 2} -46 2Z`;
  return (
    tails[tail](accent) +
    path(`M-20 ${-depth * 0.66}C-8 ${-depth - 18} 12 ${-depth - 8} 18 ${-depth * 0.4}Z`, accent) +
    path(`M-8 ${depth * 0.6}L8 ${depth + 10}L12 ${depth * 0.4}Z`, accent) +
    path(back, lit) +
    path(belly, shade) +
    patterns[pattern](inks, depth) +
    stroke('M-24-14q9 14 0 28', dark, 2) +
    circle(-33, -4, 3.6, paper) +
    circle(-33.4, -4, 2.2, dark) +
    path('M-12 4q12 2 14 12q-12 0-14-12z', accent)
  );
}

export const FISH = {
  reefFish: (inks) => fish(inks, 30, 'fan', 'stripes'),
  barra: (inks) => fish(inks, 22, 'fan', 'scales'),
  tuna: (inks) => fish(inks, 18, 'sickle', 'plain'),
  spotted: (inks) => fish(inks, 24, 'fork', 'spots'),
} satisfies DrawingSet;
