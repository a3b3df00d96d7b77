import { num, stroke, circle } from '../kit/svg.ts';

export function onAir(x: number, y: number, c: string): string {
  return (
    circle(x, y, 5, c) +
    stroke(
      `M${num(x - 9)} ${num(y - 8)}a12 12 0 0 0 0 16m18-16a12 12 0 0 1 0 16M${num(x - 15)} ${num(y - 13)}a20 20 0 0 0 0 26m30-26a20 20 0 0 1 0 26`,
      c,
      2.6,
      'stroke-linecap="round"',
    )
  );
}
