import { polar } from '../kit/figures.ts';
import { styleOn } from '../kit/palettes.ts';
import { cycle } from '../kit/random.ts';
import { circle, num, rect, ring } from '../kit/svg.ts';
import { each, repeat } from '../kit/arrange.ts';
import { symbol, type SymbolName } from '../symbols/index.ts';
import { backdrop } from './backdrops.ts';
import { heroOn, sheet } from './parts.ts';
import { HEIGHT, WIDTH, type CompositionSet } from './types.ts';

const BEADS: readonly SymbolName[] = [
  'star',
  'gem',
  'coin',
  'sun',
  'clover',
  'heart',
  'snowflake',
  'emerald',
];

const tilesOf = (side: number): string[] => {
  const [c, half] = [num(side), num(side / 2)];
  const back = num(-side);
  return [
    `M0 0h${c}a${c} ${c} 0 0 1 ${back} ${c}z`,
    `M${c} ${c}h${back}a${c} ${c} 0 0 1 ${c} ${back}z`,
    `M0 0q${c} 0 ${c} ${c}q${back} 0 ${back} ${back}z`,
    `M0 ${half}a${half} ${half} 0 0 1 ${c} 0zM0 ${c}a${half} ${half} 0 0 1 ${c} 0z`,
    `M${half} ${num(side * 0.12)}a${num(side * 0.38)} ${num(side * 0.38)} 0 1 0 .1 0z`,
    `M0 0h${c}l${back} ${c}z`,
  ];
};

export const PATTERN_SCENES = {
  reels: (scene) => {
    const { random, palette, area, hero, supports, use } = scene;
    const gap = 6;
    const [w, h] = [(area.w - gap * 2) / 3, (area.h - gap * 2) / 3];
    const list = random.shuffle(supports);
    const cell = (column: number, row: number): string => {
      const [x, y] = [area.x + column * (w + gap), area.y + row * (h + gap)];
      const isLine = row === 1;
      const name = isLine ? hero : cycle(list, column + row);
      const ground = isLine ? palette.paper : palette.lift;
      const options = { x: x + w / 2, y: y + h / 2, s: Math.min(w, h) / 112, ink: styleOn(palette, ground) };
      return rect(x, y, w, h, ground, 4) + use(name, options);
    };
    const line = rect(
      area.x - 5,
      area.y + h + gap - 5,
      area.w + 10,
      h + 10,
      'none',
      7,
      `stroke="${palette.pop}" stroke-width="4"`,
    );
    return backdrop(scene) + repeat(9, (i) => cell(i % 3, Math.floor(i / 3))) + line;
  },

  mosaic: ({ random, palette, area, hero, id }) => {
    const { x, w, cx, cy, r } = area;
    const side = w / 4;
    const soft = [palette.lift, palette.shade, palette.deep];
    const strong = [palette.alt, palette.pop, palette.paper];
    const rows = Math.ceil(HEIGHT / side) + 2;
    const top = (cy % side) - side * 2;
    const tile = (i: number): string => {
      if (random.chance(0.1)) return '';
      const [tx, ty] = [x + ((i % 6) - 1) * side, top + Math.floor(i / 6) * side];
      const fill = random.pick(random.chance(0.66) ? soft : strong);
      return `<use href="#${id}k${random.int(0, 5)}" x="${num(tx)}" y="${num(ty)}" fill="${fill}"/>`;
    };
    const radius = r * 0.96;
    return (
      `<defs>${each(tilesOf(side), (d, i) => `<path id="${id}k${i}" d="${d}"/>`)}</defs>` +
      sheet(palette.ground) +
      repeat(rows * 6, tile) +
      circle(cx, cy, radius, palette.ink) +
      circle(cx, cy, radius - 6, palette.ground) +
      heroOn(palette, hero, { x: cx, y: cy, s: (radius * 0.82) / 50, ink: styleOn(palette, palette.ground) })
    );
  },

  wreath: (scene) => {
    const { random, palette, area, hero, use } = scene;
    const { cx, cy } = area;
    const bead = random.pick(BEADS.filter((name) => name !== hero));
    const radius = area.r * 0.9;
    const count = random.pick([8, 9, 10, 12]);
    const beads = repeat(count, (i) => {
      const [x, y] = polar(cx, cy, radius * 0.92, (i * 360) / count - 90);
      const s = (radius * 1.35) / count / 50 + 0.05;
      return use(bead, { x, y, s, ink: i % 2 === 1 ? 'alt' : 'paper', rot: (i * 360) / count });
    });
    return (
      backdrop(scene) +
      circle(cx, cy, radius * 1.2, palette.deep) +
      ring(cx, cy, radius * 1.14, palette.alt, 2) +
      beads +
      symbol(hero, palette, {
        x: cx,
        y: cy,
        s: (radius * 0.68) / 50,
        ink: styleOn(palette, palette.deep, 2.4),
      })
    );
  },

  cascade: (scene) => {
    const { random, palette, area, hero, supports, use } = scene;
    const { x, y, w, h, cx, cy, r } = area;
    const falling = repeat(16, (i) => {
      const [column, row] = [i % 4, Math.floor(i / 4)];
      return use(supports[0], {
        x: x + (column + (row % 2 === 1 ? 0.5 : 0)) * (w / 3),
        y: y + row * (h / 3.1),
        s: 0.42 + ((column * 7 + row * 3) % 3) * 0.08,
        rot: random.int(-30, 30),
        ink: (column + row) % 3 === 0 ? 'alt' : 'tone',
      });
    });
    const place = { x: cx, y: cy + h * 0.02, s: (r * 1.14) / 50, rot: random.range(-10, 10) };
    return backdrop(scene) + falling + heroOn(palette, hero, place, palette.ink);
  },

  target: ({ random, palette, area, hero, use }) => {
    const { cx, cy } = area;
    const bead = random.pick(BEADS.filter((name) => name !== hero));
    const radius = area.r * 1.04;
    const bands = [palette.shade, palette.ground, palette.lift, palette.shade, palette.deep];
    const count = random.int(5, 8);
    const orbit = repeat(count, (i) => {
      const [x, y] = polar(cx, cy, radius * 0.96, i * (360 / count) - 60);
      const disc = circle(x, y, radius * 0.19, i % 2 === 1 ? palette.alt : palette.paper);
      return disc + use(bead, { x, y, s: (radius * 0.12) / 50, ink: 'ink' });
    });
    return (
      sheet(palette.ground) +
      each(bands, (ink, i) => circle(cx, cy, radius * (2.1 - i * 0.29), ink)) +
      ring(cx, cy, radius * 0.9, palette.alt, 2.5, 'stroke-dasharray="1 8" stroke-linecap="round"') +
      orbit +
      symbol(hero, palette, {
        x: cx,
        y: cy,
        s: (radius * 0.7) / 50,
        ink: styleOn(palette, palette.deep, 2.2),
      })
    );
  },

  column: (scene) => {
    const { palette, area, hero, supports } = scene;
    const count = area.h > 250 ? 3 : 2;
    const step = area.h / count;
    const radius = Math.min(area.w * 0.42, step / 2 - 3);
    const grounds = [palette.lift, palette.paper, palette.alt];
    const medal = (name: SymbolName, i: number): string => {
      const [x, y] = [
        area.cx + (i % 2 === 1 ? 1 : -1) * Math.max(0, area.w / 2 - radius - 8),
        area.y + (i + 0.5) * step,
      ];
      const ground = cycle(grounds, i);
      const ink = styleOn(palette, ground, 2.2);
      return (
        circle(x, y, radius + 3, palette.ink) +
        circle(x, y, radius - 1, ground) +
        symbol(name, palette, { x, y, s: (radius * 0.78) / 50, ink })
      );
    };
    return backdrop(scene) + each([hero, supports[0], supports[1]].slice(0, count), medal);
  },

  repeat: ({ random, palette, area, hero, use }) => {
    const { cx, cy, r } = area;
    const step = random.pick([50, 58, 66]);
    const rows = Math.ceil(HEIGHT / step) + 1;
    const columns = Math.ceil(WIDTH / step) + 1;
    const grid = repeat(rows * columns, (i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const [x, y] = [(column + (row % 2 === 1 ? 0.5 : 0)) * step, row * step];
      return use(hero, { x, y, s: step / 150, ink: 'tone', rot: row % 2 === 1 ? 14 : -14 });
    });
    return (
      sheet(palette.ground) +
      grid +
      heroOn(
        palette,
        hero,
        { x: cx, y: cy, s: (r * 1.1) / 50, ink: styleOn(palette, palette.ground) },
        palette.ink,
      )
    );
  },
} satisfies CompositionSet;
