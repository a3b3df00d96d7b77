import type { Random } from '../kit/random.ts';
import type { Area } from './types.ts';
import { num, stroke, ring } from '../kit/svg.ts';
import { repeat } from '../kit/arrange.ts';

export function bubbles(random: Random, area: Area, color: string, count = 9): string {
  return repeat(count, () =>
    ring(area.x + random.float() * area.w, area.y + random.float() * area.h, random.range(2, 8), color, 2),
  );
}

export function kelp(x: number, y: number, h: number, color: string, random: Random): string {
  return (
    repeat(
      Math.floor(h / 22),
      (i) =>
        `<path d="M0 0Q12-10 26-14Q18 2 0 0Z" transform="translate(${num(x + Math.sin(i) * 4)} ${num(y - i * 22)}) scale(${i % 2 ? -1 : 1} 1)" fill="${color}"/>`,
    ) +
    stroke(
      `M${num(x)} ${num(y)}Q${num(x + random.range(-8, 8))} ${num(y - h / 2)} ${num(x)} ${num(y - h)}`,
      color,
      4,
    )
  );
}

export function coral(x: number, y: number, color: string): string {
  return stroke(
    `M${num(x)} ${num(y)}v-34m0 14q-16-2-16-22m16 10q16-2 16-24m-16 2q-4-10 0-20`,
    color,
    7,
    'stroke-linecap="round"',
  );
}
