/** Sportsbook: ovals, pitches, courts and posts. */
import { around, wave } from '../kit/figures.ts';
import { inksOf, styleOn } from '../kit/palettes.ts';
import { circle, ellipse, line, num, path, poly, rect, ring, stroke } from '../kit/svg.ts';
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

const lines = (d: string, color: string): string => stroke(d, color, 4);

const ovalBall = ({ palette }: Scene, ground: string): string => {
  const { lit, shade } = inksOf(palette, styleOn(palette, ground, 2.2));
  const laces = lit === palette.paper ? palette.ink : palette.paper;
  return (
    ellipse(0, 0, 52, 36, palette.ink) +
    ellipse(0, 0, 50, 34, lit) +
    path('M-50 0A50 34 0 0 0 50 0Z', shade) +
    stroke('M-22-2H22M-14-9V5M-5-10V6M5-10V6M14-9V5', laces, 4)
  );
};

const pitchLines = (w: number, h: number): string => {
  const [x, y, box, depth] = [w / 2, h / 2, w * 0.28, h * 0.16].map(num);
  const goal = (side: '' | '-', back: '' | '-'): string =>
    `M-${box ?? ''} ${side}${y ?? ''}v${back}${depth ?? ''}H${box ?? ''}v${side}${depth ?? ''}`;
  return `M-${x ?? ''}-${y ?? ''}H${x ?? ''}V${y ?? ''}H-${x ?? ''}ZM-${x ?? ''} 0H${x ?? ''}${goal('-', '')}${goal('', '-')}`;
};

export const GROUND_SCENES = {
  oval: (scene) => {
    const { random, palette, area } = scene;
    const { w, h, cx, cy, r } = area;
    const [arcX, arcY] = [w * 0.32, h * 0.36];
    const ground =
      `<ellipse rx="${num(w * 0.44)}" ry="${num(h * 0.5)}" fill="none" stroke="${palette.paper}" stroke-width="4"/>` +
      ring(0, 0, w * 0.07, palette.paper, 4) +
      rect(
        -w * 0.16,
        -w * 0.16,
        w * 0.32,
        w * 0.32,
        'none',
        0,
        `stroke="${palette.paper}" stroke-width="4"`,
      ) +
      lines(
        `M${num(-arcX)} ${num(-arcY)}Q0 ${num(-h * 0.02)} ${num(arcX)} ${num(-arcY)}M${num(-arcX)} ${num(arcY)}Q0 ${num(h * 0.02)} ${num(arcX)} ${num(arcY)}`,
        palette.paper,
      );
    const [bx, by] = [w * random.range(-0.1, 0.1), h * random.range(-0.08, 0.08)];
    return (
      mown(scene) +
      at(cx, cy, 1, ground) +
      at(cx + bx, cy + by, r / 88, ovalBall(scene, palette.ground), random.range(-40, -16))
    );
  },

  court: (scene) => {
    const { random, palette, area } = scene;
    const [w, h] = [area.w * 0.62, area.h * 0.94];
    const inner = `M${num(-w * 0.38)} ${num(-h / 2)}V${num(h / 2)}M${num(w * 0.38)} ${num(-h / 2)}V${num(h / 2)}M${num(-w * 0.38)} ${num(-h * 0.26)}H${num(w * 0.38)}M${num(-w * 0.38)} ${num(h * 0.26)}H${num(w * 0.38)}M0 ${num(-h * 0.26)}V${num(h * 0.26)}`;
    const [bx, by] = [w * random.range(-0.2, 0.2), -h * random.range(0.08, 0.22)];
    const tennisBall =
      circle(0, 0, 26, palette.ink) +
      circle(0, 0, 24, palette.pop) +
      stroke('M-18-15q14 15 0 30M18-15q-14 15 0 30', palette.paper, 3);
    const ground =
      rect(-w / 2 - 18, -h / 2 - 10, w + 36, h + 20, palette.shade) +
      rect(-w / 2, -h / 2, w, h, 'none', 0, `stroke="${palette.paper}" stroke-width="4"`) +
      lines(inner, palette.paper) +
      line(-w * 0.6, 0, w * 0.6, 0, palette.ink, 6) +
      ellipse(bx + 8, by + 44, 18, 6, palette.ink, 'opacity=".35"') +
      at(bx, by, 1.3, tennisBall);
    return sheet(palette.ground) + at(area.cx, area.cy, 1, ground, random.range(-14, 14));
  },

  posts: (scene) => {
    const { random, palette, area } = scene;
    const { y, h, cx, cy, r } = area;
    const foot = y + h;
    const post = (offset: number): string =>
      rect(cx + offset * 62 - 5, Math.abs(offset) > 1 ? y + h * 0.34 : y - 10, 10, h, palette.paper, 3);
    return (
      sheet(palette.ground) +
      circle(cx + random.range(-50, 50), cy + 10, r * 0.8, palette.alt) +
      repeat(5, (i) => rect(0, y + i * 26, WIDTH, 8, palette.lift)) +
      each([-1.5, -0.5, 0.5, 1.5], post) +
      wave(0, WIDTH, foot - 34, 8, 120, HEIGHT, palette.shade) +
      wave(0, WIDTH, foot - 8, 10, 160, HEIGHT, palette.deep, random.float()) +
      at(
        cx + random.range(-18, 18),
        cy - h * 0.06,
        r / 96,
        ovalBall(scene, palette.ground),
        random.range(-60, 20),
      )
    );
  },

  pitch: (scene) => {
    const { random, palette, area } = scene;
    const { cx, cy, r } = area;
    const [w, h] = [area.w * 0.86, area.h * 0.94];
    const patches = each(around(5, 31), ([x, y]) =>
      at(x, y, 1, poly('0,-12 11,-4 7,10 -7,10 -11,-4', palette.ink)),
    );
    const seams = stroke('M0-14V-24M13-4L24-9M8 11L15 21M-8 11L-15 21M-13-4L-24-9', palette.ink, 3);
    const football =
      circle(0, 0, 45, palette.ink) +
      circle(0, 0, 42, palette.paper) +
      path('M0-42A42 42 0 0 1 0 42A50 50 0 0 0 0-42Z', palette.ink, 'opacity=".18"') +
      poly('0,-15 14,-5 9,12 -9,12 -14,-5', palette.ink) +
      patches +
      seams;
    return (
      mown(scene) +
      at(cx, cy, 1, lines(pitchLines(w, h), palette.paper) + ring(0, 0, w * 0.2, palette.paper, 4)) +
      at(cx + random.range(-30, 30), cy + random.range(-24, 24), r / 82, football, random.range(-30, 30))
    );
  },

  hoop: (scene) => {
    const { random, palette, area } = scene;
    const { y, w, h, cx, r } = area;
    const { lit, shade } = inksOf(palette, styleOn(palette, palette.ground, 2.2));
    const board =
      rect(cx - w * 0.4, y, w * 0.8, h * 0.42, palette.ink, 6) +
      rect(cx - w * 0.4 + 5, y + 5, w * 0.8 - 10, h * 0.42 - 10, palette.paper, 4) +
      rect(
        cx - w * 0.16,
        y + h * 0.16,
        w * 0.32,
        h * 0.2,
        'none',
        0,
        `stroke="${palette.alt}" stroke-width="6"`,
      );
    const top = y + h * 0.4;
    const net =
      repeat(6, (i) =>
        line(
          cx - w * 0.2 + i * w * 0.08,
          top,
          cx - w * 0.12 + i * w * 0.048,
          top + h * 0.2,
          palette.paper,
          3,
        ),
      ) + line(cx - w * 0.17, top + h * 0.1, cx + w * 0.17, top + h * 0.1, palette.paper, 3);
    const basketball =
      circle(0, 0, 48, palette.ink) +
      circle(0, 0, 45, lit) +
      path('M0-45A45 45 0 0 1 0 45Z', shade) +
      stroke('M-45 0H45M0-45V45M-32-32Q-8 0-32 32M32-32Q8 0 32 32', palette.ink, 4);
    return (
      backdrop(scene) +
      board +
      net +
      rect(cx - w * 0.22, top - 5, w * 0.44, 9, palette.pop, 4) +
      at(cx + random.range(-30, 30), y + h * 0.76, r / 108, basketball, random.range(-40, 40))
    );
  },
} satisfies CompositionSet;
