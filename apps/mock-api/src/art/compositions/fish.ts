/** Fish games: one creature under, on or above the water. */
import { CREATURES, type CreatureName } from '../creatures/index.ts';
import { polar, rays, wave } from '../kit/figures.ts';
import { circle, ellipse, line, num, poly, rect, ring } from '../kit/svg.ts';
import { at, each, repeat } from '../kit/arrange.ts';
import { creatureInks, distantInks, sheet } from './parts.ts';
import { HEIGHT, WIDTH, type Composition, type CompositionSet, type Scene } from './types.ts';
import { bubbles, coral, kelp } from './water.ts';

const swimmer = ({ palette, creature, area }: Scene, share: number, rot = 0): string =>
  at(area.cx, area.cy, (area.r * share) / 50, CREATURES[creature](creatureInks(palette)), rot);

const swellRows = ({ palette, id }: Scene, top: number): string => {
  const rings = [
    [30, palette.lift],
    [22, palette.shade],
    [13, palette.deep],
    [5, palette.paper],
  ] as const;
  const tile = each(rings, ([radius, ink]) => circle(0, 0, radius, ink));
  const row = (j: number): string =>
    repeat(
      8,
      (i) => `<use href="#${id}w" x="${(i - 1) * 60 + (j % 2 === 1 ? 30 : 0)}" y="${num(top + j * 26)}"/>`,
    );
  return `<defs><g id="${id}w">${tile}</g></defs>${repeat(8, row)}`;
};

export const LEAPERS: ReadonlySet<CreatureName> = new Set([
  'whale',
  'shark',
  'barra',
  'tuna',
  'spotted',
  'reefFish',
]);

const leaping: Composition = (scene) => {
  const { palette, area } = scene;
  return (
    sheet(palette.ground) +
    circle(area.cx + area.w * 0.2, area.y + area.h * 0.24, area.r * 0.6, palette.alt) +
    swimmer(scene, 1.2, 24) +
    swellRows(scene, area.cy + area.h * 0.26)
  );
};

export const FISH_SCENES = {
  reef: (scene) => {
    const { random, palette, area } = scene;
    const { x, y, w, h } = area;
    const floor = y + h;
    const shafts = each([0.1, 0.42, 0.72], (k) =>
      poly(
        [
          [WIDTH * k, -10],
          [WIDTH * k + 34, -10],
          [WIDTH * k + 10, 420],
          [WIDTH * k - 90, 420],
        ],
        palette.lift,
      ),
    );
    const far = repeat(3, () =>
      at(
        x + w * random.float(),
        y + h * random.range(0.05, 0.3),
        random.range(0.2, 0.34),
        CREATURES.spotted(distantInks(palette)),
      ),
    );
    return (
      sheet(palette.ground) +
      shafts +
      far +
      kelp(x + 22, floor + 20, random.int(90, 160), palette.shade, random) +
      kelp(x + w - 26, floor + 20, random.int(90, 180), palette.shade, random) +
      bubbles(random, area, palette.lift) +
      swimmer(scene, 1.12, random.range(-10, 10)) +
      wave(0, WIDTH, floor - 6, 16, 130, HEIGHT, palette.deep, random.float()) +
      coral(x + w * 0.16, floor + 12, palette.alt) +
      coral(x + w * 0.82, floor + 16, palette.popShade)
    );
  },

  swell: leaping,

  school: (scene) => {
    const { random, palette, area, creature, id } = scene;
    const [stepX, stepY] = [112, 66];
    const { lift, shade, deep, ground } = palette;
    const draw = CREATURES[creature];
    const far = draw({ lit: shade, shade: deep, accent: shade, dark: ground, paper: lift });
    const own = Math.round((area.cy - area.y) / stepY);
    const mate = (i: number): string => {
      const [column, row] = [(i % 5) - 1, Math.floor(i / 5) - 1];
      const x = area.cx + (column - 1) * stepX + (row % 2 === 0 ? 0 : stepX / 2);
      if (row === own && Math.abs(x - area.cx) < stepX * 0.6) return '';
      const kind = (column + row) % 2 === 0 ? 'b' : 'a';
      return `<use href="#${id}${kind}" transform="translate(${num(x)} ${num(area.y + row * stepY)}) scale(.9)"/>`;
    };
    return (
      `<defs><g id="${id}a">${draw(distantInks(palette))}</g><g id="${id}b">${far}</g></defs>` +
      sheet(ground) +
      repeat(45, mate) +
      at(area.cx, area.y + own * stepY, area.r / 62, draw(creatureInks(palette))) +
      bubbles(random, area, palette.paper, 6)
    );
  },

  sonar: (scene) => {
    const { random, palette, area } = scene;
    const { y, h, cx, cy, r } = area;
    const rings = [
      [1.5, palette.shade],
      [1.2, palette.ground],
      [0.9, palette.lift],
    ] as const;
    const [echoX, echoY] = polar(cx, cy, r * 1.05, random.range(0, 360));
    return (
      sheet(palette.deep) +
      each(rings, ([share, ink]) => circle(cx, cy, r * share, ink)) +
      line(cx, y - 20, cx, y + h + 20, palette.paper, 1.5, 'opacity=".5"') +
      line(0, cy, WIDTH, cy, palette.paper, 1.5, 'opacity=".5"') +
      ring(cx, cy, r * 1.05, palette.paper, 2, 'stroke-dasharray="2 6"') +
      circle(echoX, echoY, 5, palette.alt) +
      swimmer(scene, 1.02) +
      bubbles(random, area, palette.paper, 6)
    );
  },

  moonrise: (scene) => {
    const { random, palette, area } = scene;
    const { y, h, cx, cy, r } = area;
    const surface = y + h * random.range(0.24, 0.36);
    return (
      sheet(palette.lift) +
      circle(cx + random.range(-50, 50), surface, r * 0.5, palette.alt) +
      wave(0, WIDTH, surface, 9, 90, HEIGHT, palette.ground, random.float()) +
      wave(0, WIDTH, cy + h * 0.3, 14, 150, HEIGHT, palette.shade, random.float()) +
      wave(0, WIDTH, y + h - 12, 16, 120, HEIGHT, palette.deep, random.float()) +
      at(0, h * 0.12, 1, swimmer(scene, 1.05, random.range(-8, 8))) +
      bubbles(random, { ...area, y: surface + 20, h: h * 0.6 }, palette.paper, 7)
    );
  },

  trench: (scene) => {
    const { random, palette, area } = scene;
    const { y, h, cx, cy, r } = area;
    const wall = (side: 1 | -1): string => {
      const edge = side === 1 ? -20 : WIDTH + 20;
      const ledge = (share: number): number => edge + side * random.range(24, 62) * share;
      return poly(
        [
          [edge, -10],
          [ledge(0.7), -10],
          [ledge(1), y + h * 0.3],
          [ledge(0.7), cy],
          [ledge(1.2), y + h * 0.8],
          [ledge(1.6), 420],
          [edge, 420],
        ],
        palette.shade,
      );
    };
    return (
      sheet(palette.deep) +
      rays(cx, -40, 0, 520, 30, palette.ground, 0.4, random.range(0, 6)) +
      wall(1) +
      wall(-1) +
      ellipse(cx, cy, r * 1.04, r * 0.9, palette.ground) +
      ellipse(cx, cy, r * 0.86, r * 0.74, palette.lift) +
      swimmer(scene, 1.04) +
      bubbles(random, area, palette.alt, 8)
    );
  },

  net: (scene) => {
    const { random, palette, area, id } = scene;
    const step = random.pick([26, 34, 42]);
    const mesh = `<pattern id="${id}n" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H${step}M0 0V${step}" stroke="${palette.lift}" stroke-width="3"/></pattern>`;
    const floats = repeat(7, (i) =>
      circle(i * 50, area.y + 4 + (i % 2) * 10, 10, i % 2 === 1 ? palette.alt : palette.paper),
    );
    const { cx, cy, r } = area;
    return (
      sheet(palette.ground) +
      mesh +
      rect(0, area.y, WIDTH, HEIGHT, `url(#${id}n)`) +
      circle(cx, cy, r * 0.94, palette.shade) +
      swimmer(scene, 1.12, random.range(-14, 14)) +
      floats
    );
  },
} satisfies CompositionSet;
