import type { Palette } from '../kit/palettes.ts';
import { circle, ellipse, num, path, rect, stroke } from '../kit/svg.ts';
import { at, repeat } from '../kit/arrange.ts';
import { rays } from '../kit/figures.ts';
import { letter } from '../lettering/letter.ts';

export const SUITS = {
  spade:
    'M0-46C14-24 44-10 40 14C38 30 18 34 6 22C8 34 14 42 22 46H-22C-14 42-8 34-6 22C-18 34-38 30-40 14C-44-10-14-24 0-46Z',
  heart: 'M0 46C-12 26-44 6-42-18C-40-40-10-44 0-20C10-44 40-40 42-18C44 6 12 26 0 46Z',
  diamond: 'M0-48Q14-18 36 0Q14 18 0 48Q-14 18-36 0Q-14-18 0-48Z',
  club: 'M0-46A20 20 0 0 1 16-14A20 20 0 1 1 8 20Q10 38 20 46H-20Q-10 38-8 20A20 20 0 1 1-16-14A20 20 0 0 1 0-46Z',
} as const;

export type Suit = keyof typeof SUITS;

export const SUIT_NAMES: readonly Suit[] = ['spade', 'heart', 'diamond', 'club'];

export const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '7'] as const;

const CARD_RED = '#c2412f';

export const suit = (kind: Suit, x: number, y: number, s: number, fill: string, rot = 0): string =>
  at(x, y, s, path(SUITS[kind], fill), rot);

export type CardInks = Pick<Palette, 'ink' | 'paper' | 'pop' | 'popShade' | 'popLift'>;

export interface PlayingCard {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly rot: number;
  readonly rank: string;
  readonly kind: Suit;
  readonly isBack?: boolean;
}

const cardBack = ({ popShade, popLift }: CardInks): string =>
  rect(-26, -42, 52, 84, popShade, 4) +
  stroke('M-26-14L-6-42M-26 14L14-42M-26 42L26-30M-6 42L26-2M14 42L26 26', popLift, 3);

function cardFace(rank: string, kind: Suit, { ink }: CardInks): string {
  const color = kind === 'heart' || kind === 'diamond' ? CARD_RED : ink;
  const corner = letter({ text: rank, x: -26, y: -42, w: 15, h: 20, color, weight: 0.2 }).svg;
  return corner + suit(kind, 3, 10, 0.5, color);
}

/** One card, face up unless told otherwise. */
export function playingCard(card: PlayingCard, inks: CardInks): string {
  const { x, y, s, rot, rank, kind, isBack = false } = card;
  const sheet =
    rect(-34, -50, 68, 100, inks.ink, 8) + rect(-32, -48, 64, 96, isBack ? inks.pop : inks.paper, 7);
  return at(x, y, s, sheet + (isBack ? cardBack(inks) : cardFace(rank, kind, inks)), rot);
}

/** A chip seen from above: centre, radius, then its two inks over `dark`. */
export const chip = (
  x: number,
  y: number,
  radius: number,
  dark: string,
  body: string,
  edge: string,
): string =>
  circle(x, y, radius, dark) +
  circle(x, y, radius - 2, body) +
  rays(x, y, radius * 0.68, radius - 2, 8, edge, 0.5, 10) +
  circle(x, y, radius * 0.66, edge) +
  circle(x, y, radius * 0.54, body);

/** A stack of chips seen from the side, its lowest at (x, y). */
export const stack = (
  x: number,
  y: number,
  count: number,
  dark: string,
  body: string,
  edge: string,
): string =>
  repeat(count, (i) => {
    const top = y - i * 9;
    return (
      ellipse(x, top + 4, 30, 12, dark) +
      ellipse(x, top, 30, 12, body) +
      path(`M${num(x - 30)} ${num(top)}a30 12 0 0 0 60 0v5a30 12 0 0 1 -60 0z`, i % 2 === 1 ? edge : body) +
      (i === count - 1 ? ellipse(x, top, 19, 7, edge) : '')
    );
  });
