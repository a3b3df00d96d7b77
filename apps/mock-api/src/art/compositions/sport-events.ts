/** Sportsbook: racing silks, tracks and cricket. */
import { star } from '../kit/figures.ts';
import { circle, path, poly, rect, stroke } from '../kit/svg.ts';
import { at, each, repeat } from '../kit/arrange.ts';
import { backdrop } from './backdrops.ts';
import { sheet } from './parts.ts';
import { HEIGHT, WIDTH, type CompositionSet, type Scene } from './types.ts';

const mown = ({ palette, random }: Scene): string => {
  const step = random.pick([26, 34, 44]);
  return (
    sheet(palette.shade) +
    repeat(Math.ceil(HEIGHT / step / 2) + 1, (i) => rect(0, i * step * 2, WIDTH, step, palette.ground))
  );
};

const SHIRT = 'M-26-50L-10-56Q0-50 10-56L26-50L54-22L40-4L28-14V52H-28V-14L-40-4L-54-22Z';

const SILKS: readonly ((ink: string) => string)[] = [
  (ink) =>
    repeat(5, (i) =>
      path(
        `M-60 ${i * 26 - 52}L0 ${i * 26 - 34}L60 ${i * 26 - 52}V${i * 26 - 40}L0 ${i * 26 - 22}L-60 ${i * 26 - 40}Z`,
        ink,
      ),
    ),
  (ink) =>
    repeat(25, (i) => path(`M${(i % 5) * 26 - 52} ${Math.floor(i / 5) * 28 - 68}l13 14l-13 14l-13-14Z`, ink)),
  (ink) => repeat(5, (i) => rect(-60, -56 + i * 24, 120, 12, ink)),
  (ink) =>
    repeat(30, (i) =>
      circle((i % 6) * 22 - 56 + (Math.floor(i / 6) % 2) * 11, Math.floor(i / 6) * 22 - 46, 7, ink),
    ),
  (ink) => star(0, 4, 34, 14, 5, ink),
  (ink) => poly('-60,-60 0,-60 0,60 -60,60', ink),
  (ink) => poly('-60,-40 -40,-60 60,40 40,60', ink) + poly('60,-40 40,-60 -60,40 -40,60', ink),
  (ink) => repeat(5, (i) => rect(-52 + i * 24, -60, 10, 120, ink)),
];

export const EVENT_SCENES = {
  silks: (scene) => {
    const { random, palette, area, id } = scene;
    const { y, cx, cy, r } = area;
    const pattern = random.pick(SILKS)(palette.alt);
    const shirt =
      `<clipPath id="${id}s"><path d="${SHIRT}"/></clipPath>${path(SHIRT, palette.pop)}` +
      `<g clip-path="url(#${id}s)">${pattern}<path d="M0-60H60V60H0Z" fill="${palette.ink}" opacity=".2"/></g>` +
      poly('-10,-56 10,-56 0,-44', palette.paper);
    const cap =
      path('M-40 16C-40-34 40-34 40 16Z', palette.alt) +
      path('M0-22C26-22 40-10 40 16H0Z', palette.altShade) +
      path('M-40 12H60Q58 22 44 24H-40Z', palette.ink);
    return (
      backdrop(scene) +
      circle(cx, cy, r * 1.02, palette.shade) +
      at(cx, cy + r * 0.12, r / 64, shirt) +
      at(cx, y + r * 0.24, r / 150, cap)
    );
  },

  track: (scene) => {
    const { random, palette, area } = scene;
    const { w, h, cx, cy, r } = area;
    const inks = [palette.alt, palette.deep, palette.lift, palette.shade];
    const lanes = each(inks, (ink, i) =>
      rect(-w * 0.5 + i * 13, -h * 0.48 + i * 13, w - i * 26, h * 0.96 - i * 26, ink, w * 0.46 - i * 10),
    );
    const [flagX, flagY] = [random.range(-0.2, 0.2) * w, random.range(-0.1, 0.1) * h];
    const flag = repeat(12, (i) =>
      rect(
        (i % 4) * 16 - 32,
        Math.floor(i / 4) * 16 - 34,
        16,
        16,
        (i + Math.floor(i / 4)) % 2 === 1 ? palette.ink : palette.paper,
      ),
    );
    return (
      mown(scene) +
      at(cx, cy, 1, lanes) +
      at(cx + flagX, cy + flagY, r / 62, rect(-36, -38, 5, 92, palette.ink, 2) + flag, random.range(-12, 12))
    );
  },

  cricket: ({ random, palette, area }) => {
    const { y, cx, cy, h, r } = area;
    const radius = r * 0.68;
    const stump = (i: number): string =>
      rect(cx + i * 40 - 7, y + 10, 14, 420, palette.paper, 4) +
      rect(cx + i * 40, y + 10, 7, 420, palette.alt, 3);
    const seam =
      path('M0-50A50 50 0 0 1 0 50Z', palette.popShade) +
      stroke('M-14-48Q14 0-14 48M6-49.5Q32 0 6 49.5', palette.paper, 1.6) +
      stroke('M-4-49Q22 0-4 49', palette.paper, 6, 'stroke-dasharray="2.5 4"') +
      stroke('M-20-30C-34-12-34 12-24 28', palette.popLift, 3);
    const [bx, by] = [cx + random.range(-24, 24), cy + h * random.range(0, 0.16)];
    return (
      sheet(palette.ground) +
      repeat(6, (i) => rect(i * 56 - 10, 0, 28, HEIGHT, palette.lift)) +
      each([-1, 0, 1], stump) +
      rect(cx - 50, y, 48, 9, palette.paper, 4) +
      rect(cx + 2, y, 48, 9, palette.alt, 4) +
      circle(bx, by, radius + 2, palette.ink) +
      circle(bx, by, radius, palette.pop) +
      at(bx, by, radius / 50, seam, random.range(-60, 20))
    );
  },
} satisfies CompositionSet;
