import { rays, scallops, wave } from '../kit/figures.ts';
import { circle, line, num, path, rect, ring } from '../kit/svg.ts';
import { repeat } from '../kit/arrange.ts';
import { sheet } from './parts.ts';
import { HEIGHT, WIDTH, type Scene } from './types.ts';

type Backdrop = (scene: Scene) => string;

const tiled = (id: string, width: number, height: number, tile: string): string =>
  `<pattern id="${id}t" width="${num(width)}" height="${num(height)}" patternUnits="userSpaceOnUse">${tile}</pattern>` +
  rect(0, 0, WIDTH, HEIGHT, `url(#${id}t)`);

const BACKDROPS: readonly Backdrop[] = [
  ({ random, palette, area }) =>
    rays(area.cx, area.cy, 0, 460, random.pick([12, 16, 20, 28]), palette.lift, 0.5, random.range(0, 20)),
  ({ random, palette, area }) =>
    rays(
      area.cx,
      area.y + area.h,
      0,
      520,
      random.pick([18, 26, 34]),
      palette.shade,
      0.5,
      random.range(0, 10),
    ),
  ({ random, palette }) => {
    const step = random.pick([22, 30, 40]);
    return repeat(Math.ceil(WIDTH / step), (i) => rect(i * step, 0, step / 2, HEIGHT, palette.shade));
  },
  ({ random, palette }) => {
    const step = random.pick([36, 46, 58]);
    return repeat(14, (i) => line(i * step - 80, -20, i * step - 240, 430, palette.lift, step / 3));
  },
  ({ random, palette, id }) => {
    const step = random.pick([16, 22, 30]);
    const dot = (x: number, y: number): string => circle(x * step, y * step, step * 0.22, palette.lift);
    return tiled(id, step, step * 2, dot(0.5, 0.5) + dot(0, 1.5) + dot(1, 1.5));
  },
  ({ random, palette, id }) => {
    const step = random.pick([24, 34, 50]);
    const tile = rect(0, 0, step, step, palette.shade) + rect(step, step, step, step, palette.shade);
    return tiled(id, step * 2, step * 2, tile);
  },
  ({ random, palette, id }) => {
    const step = random.pick([30, 44, 60]);
    return tiled(
      id,
      step,
      step / 2,
      `<path d="M0 ${num(step / 2)}L${num(step / 2)} ${num(step / 8)}L${num(step)} ${num(step / 2)}" fill="none" stroke="${palette.lift}" stroke-width="${num(step / 7)}"/>`,
    );
  },
  ({ random, palette }) => {
    const count = random.pick([6, 8, 10]);
    return repeat(11, (j) =>
      scallops(
        j % 2 === 1 ? -WIDTH / count / 2 : 0,
        384 - j * 38,
        WIDTH * 1.2,
        Math.round(count * 1.2),
        j % 2 === 1 ? palette.lift : palette.shade,
        30,
      ),
    );
  },
  ({ random, palette, area }) =>
    repeat(7, (i) =>
      circle(
        area.cx,
        area.cy,
        330 - i * 46,
        i % 2 === 1 ? palette.ground : random.chance(0.5) ? palette.shade : palette.lift,
      ),
    ),
  ({ random, palette }) =>
    repeat(8, (i) =>
      rect(
        0,
        i * 52 + random.range(-4, 4),
        WIDTH,
        random.pick([8, 16, 26]),
        i % 2 === 1 ? palette.lift : palette.shade,
      ),
    ),
  ({ random, palette }) =>
    repeat(34, () => {
      const fill = random.pick([palette.lift, palette.lift, palette.shade, palette.alt]);
      return `<path d="M-7-3H7V3H-7Z" transform="translate(${random.int(0, WIDTH)} ${random.int(0, HEIGHT)}) rotate(${random.int(0, 180)})" fill="${fill}"/>`;
    }),
  ({ random, palette, area }) =>
    repeat(5, (i) =>
      wave(
        0,
        WIDTH,
        area.y + area.h * (0.2 + i * 0.2),
        12 + i * 3,
        random.range(110, 220),
        HEIGHT,
        i % 2 === 1 ? palette.lift : palette.shade,
        random.float(),
      ),
    ),
  ({ random, palette, area }) =>
    repeat(9, (i) =>
      ring(
        area.cx,
        area.y + area.h * 0.9,
        44 + i * 42,
        i % 3 === 0 ? palette.shade : palette.lift,
        random.pick([5, 9, 14]),
      ),
    ),
  ({ random, palette, id }) => {
    const step = random.pick([26, 36, 48]);
    return tiled(
      id,
      step,
      step,
      path(`M0 0H${num(step)}V${num(step / 12)}H${num(step / 12)}V${num(step)}H0Z`, palette.lift),
    );
  },
  ({ random, palette, id }) => {
    const step = random.pick([28, 40, 54]);
    const half = step / 2;
    return tiled(
      id,
      step,
      step,
      path(
        `M${num(half)} 0L${num(step)} ${num(half)}L${num(half)} ${num(step)}L0 ${num(half)}Z`,
        palette.shade,
      ),
    );
  },
  ({ random, palette }) =>
    repeat(14, () =>
      circle(
        random.int(-20, WIDTH),
        random.int(-20, HEIGHT),
        random.range(10, 46),
        random.pick([palette.lift, palette.shade]),
      ),
    ),
];

/** One of the backdrops over the palette's ground, chosen by the scene's random stream. */
export const backdrop = (scene: Scene): string =>
  sheet(scene.palette.ground) + scene.random.pick(BACKDROPS)(scene);
