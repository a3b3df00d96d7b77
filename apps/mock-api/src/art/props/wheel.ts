import type { Palette } from '../kit/palettes.ts';
import { circle, ring, line } from '../kit/svg.ts';
import { at, each } from '../kit/arrange.ts';
import { polar, rays } from '../kit/figures.ts';

/** The wheel with its pockets, turret and ball, outer radius R + 10. */
export function rouletteWheel(
  x: number,
  y: number,
  R: number,
  palette: Pick<Palette, 'ink' | 'alt' | 'pop' | 'paper' | 'shade' | 'lift'>,
): string {
  const [ballX, ballY] = polar(0, 0, R * 0.74, -58);
  return (
    circle(x, y, R + 10, palette.ink) +
    circle(x, y, R + 4, palette.alt) +
    circle(x, y, R, palette.ink) +
    rays(x, y, R * 0.66, R, 36, palette.pop, 0.5) +
    rays(x, y, R * 0.66, R, 36, palette.paper, 0.045, 0) +
    circle(x, y, R * 0.66, palette.shade) +
    ring(x, y, R * 0.66, palette.alt, 3) +
    ring(x, y, R * 0.82, palette.paper, 1.5) +
    rays(x, y, 0, R * 0.5, 8, palette.lift, 0.5) +
    circle(x, y, R * 0.2, palette.alt) +
    each([0, 90, 180, 270], (d) => {
      const [a, b] = polar(x, y, R * 0.4, d + 20);
      return line(x, y, a, b, palette.alt, 7, 'stroke-linecap="round"') + circle(a, b, 7, palette.paper);
    }) +
    circle(x, y, R * 0.1, palette.ink) +
    at(x, y, 1, circle(ballX, ballY, 7, palette.paper))
  );
}
