/** The magpie on the wing, carrying a coin. */
import { star } from '../kit/figures.ts';
import { BONE, INK } from '../kit/inks.ts';
import { circle, num, path, ring, stroke } from '../kit/svg.ts';
import { at, each, repeat } from '../kit/arrange.ts';
import { GLINT } from './grounds.ts';

const feather = (length: number, width: number, rotation: number, fill: string, edge?: string): string => {
  const d = `M0 0C${num(length * 0.3)} ${num(-width)} ${num(length * 0.82)} ${num(-width * 0.9)} ${num(length)} ${num(width * 0.1)}C${num(length * 0.8)} ${num(width * 0.42)} ${num(length * 0.3)} ${num(width * 0.6)} 0 0Z`;
  const outline = edge === undefined ? '' : ` stroke="${edge}" stroke-width="2.5"`;
  return `<path d="${d}" transform="rotate(${num(rotation)})" fill="${fill}"${outline}/>`;
};

const feathers = (edge: string): string =>
  repeat(8, (i) => feather(262 - Math.abs(i - 2.4) * 15, 29, -124 + i * 14.5, INK, edge)) +
  repeat(7, (i) => feather(150 - i * 5, 25, -120 + i * 15, i % 2 === 1 ? '#e4dccb' : BONE)) +
  repeat(5, (i) => feather(78, 20, -116 + i * 19, INK, edge));

const tail = (edge: string): string =>
  each([-14, -7, 0, 7, 14], (turn) => feather(170, 17, turn, INK, edge)) +
  each([-11, -3, 5, 12], (turn) => feather(92, 14, turn, BONE));

const body =
  path('M-104-34C-50-58 40-44 132 26C150 40 140 52 120 50C40 66-50 64-104 24Z', INK) +
  path('M-78-38C-30-56 30-36 70-8C20 2-40-2-78-38Z', BONE) +
  path('M-70-22C-80-56-130-64-150-28L-150 16C-128 46-80 40-62 14Z', INK) +
  circle(-108, -10, 47, INK) +
  path('M-148-24L-236 10L-146 20Q-158-2-148-24Z', '#aeb9bd') +
  path('M-190-8L-236 10L-146 20Q-150 10-152 2Z', '#7d8a90');

/** A gold coin, radius 50. */
export const coin = (): string =>
  circle(3, 5, 50, INK, 'opacity=".35"') +
  circle(0, 0, 50, GLINT.shade) +
  circle(0, 0, 46, GLINT.lit) +
  path('M0-46A46 46 0 0 1 0 46Z', '#d59a30') +
  ring(0, 0, 36, GLINT.shade, 3) +
  star(0, 0, 26, 11, 7, GLINT.dark) +
  stroke('M-30-24A40 40 0 0 1-8-38', GLINT.accent, 5, 'stroke-linecap="round"');

export const magpieOnTheWing = (edge: string): string =>
  `<g opacity=".96"><g transform="translate(6 -6) scale(1 -.62) rotate(14)">${feathers(edge)}</g></g>` +
  at(118, 30, 1, tail(edge), 8) +
  body +
  at(6, -6, 1, feathers(edge)) +
  circle(-120, -20, 10.5, GLINT.lit) +
  circle(-120, -20, 4.4, INK) +
  at(-252, 40, 0.92, coin());
