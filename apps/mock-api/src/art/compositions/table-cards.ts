import { rays } from '../kit/figures.ts';
import { styleOn, inksOf, type Palette } from '../kit/palettes.ts';
import { cycle } from '../kit/random.ts';
import { circle, num, poly, rect } from '../kit/svg.ts';
import { at, each, repeat } from '../kit/arrange.ts';
import { chip, playingCard, RANKS, suit, SUIT_NAMES } from '../props/cards.ts';
import { backdrop } from './backdrops.ts';
import { sheet } from './parts.ts';
import { type CompositionSet } from './types.ts';

const tableEdge = ({ lift, ground, shade }: Palette, cx: number, cy: number, radius: number): string =>
  each(
    [
      [2.2, lift],
      [1.75, ground],
      [1.3, shade],
    ] as const,
    ([share, ink]) => circle(cx, cy, radius * share, ink),
  );

export const CARD_SCENES = {
  ace: ({ random, palette, area }) => {
    const { cx, cy, r } = area;
    const kind = random.pick(SUIT_NAMES);
    const field = repeat(20, (i) => {
      const [column, row] = [i % 4, Math.floor(i / 4)];
      return suit(
        cycle(SUIT_NAMES, column + row),
        30 + column * 80 + (row % 2) * 40,
        30 + row * 86,
        0.34,
        palette.lift,
      );
    });
    const { lit } = inksOf(palette, styleOn(palette, palette.ground));
    return (
      sheet(palette.ground) +
      field +
      suit(kind, cx, cy, (r * 1.06) / 50, palette.ink) +
      suit(kind, cx, cy, (r * 0.9) / 50, lit) +
      suit(kind, cx, cy, (r * 0.34) / 50, palette.ground)
    );
  },

  fan: ({ random, palette, area }) => {
    const { y, w, h, cx, cy, r } = area;
    const kinds = random.shuffle(SUIT_NAMES);
    const first = random.int(0, 6);
    const hand = each([-34, -12, 12, 34], (turn, i) => {
      const card = {
        x: cx,
        y: cy + 4,
        s: (r * 1.15) / 62,
        rot: 0,
        rank: cycle(RANKS, first + i),
        kind: cycle(kinds, i),
      };
      return `<g transform="rotate(${turn} ${num(cx)} ${num(y + h + 10)})">${playingCard(card, palette)}</g>`;
    });
    return (
      sheet(palette.ground) +
      tableEdge(palette, cx, y + h + 30, w * 0.5) +
      hand +
      chip(cx, y + h - 6, 26, palette.ink, palette.pop, palette.paper)
    );
  },

  pair: (scene) => {
    const { random, palette, area } = scene;
    const { cx, cy, r } = area;
    const kinds = random.shuffle(SUIT_NAMES);
    const lean = random.range(6, 16);
    const card = (side: 1 | -1, isBack: boolean): string =>
      playingCard(
        {
          x: cx + side * r * 0.36,
          y: cy + side * r * 0.06,
          s: r / 62,
          rot: side * lean,
          rank: random.pick(RANKS),
          kind: cycle(kinds, side + 1),
          isBack,
        },
        palette,
      );
    return (
      backdrop(scene) +
      circle(cx, cy, r * 1.02, palette.shade) +
      card(-1, random.chance(0.3)) +
      card(1, false)
    );
  },

  suits: ({ random, palette, area }) => {
    const { cx, cy, r } = area;
    const kinds = random.shuffle(SUIT_NAMES);
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const;
    const fields = poly(
      [
        [cx, -200],
        [cx + 400, cy],
        [cx, 600],
        [cx - 400, cy],
      ],
      palette.shade,
    );
    const marks = each(corners, ([x, y], i) => {
      const box = rect(
        cx + x * r * 0.48 - r * 0.42,
        cy + y * r * 0.48 - r * 0.42,
        r * 0.84,
        r * 0.84,
        i % 2 === 1 ? palette.paper : palette.ink,
        8,
      );
      const ink = i % 2 === 1 ? palette.ink : palette.alt;
      return box + suit(cycle(kinds, i), cx + x * r * 0.48, cy + y * r * 0.48, (r * 0.3) / 50, ink);
    });
    return sheet(palette.ground) + fields + at(0, 0, 1, marks) + circle(cx, cy, r * 0.13, palette.pop);
  },

  starfield: ({ random, palette, area }) => {
    const { cx, cy, r } = area;
    const kinds = random.shuffle(SUIT_NAMES);
    const ranks = random.shuffle(RANKS);
    const cards = each([-24, 0, 24], (turn, i) =>
      playingCard(
        {
          x: cx + turn * r * 0.018,
          y: cy + Math.abs(turn) * r * 0.006,
          s: r / 72,
          rot: turn,
          rank: cycle(ranks, i),
          kind: cycle(kinds, i),
        },
        palette,
      ),
    );
    return (
      sheet(palette.deep) +
      rays(cx, cy, 0, 460, random.pick([20, 28, 36]), palette.shade, 0.5) +
      circle(cx, cy, r * 1.02, palette.pop) +
      circle(cx, cy, r * 0.94, palette.deep) +
      cards
    );
  },
} satisfies CompositionSet;
