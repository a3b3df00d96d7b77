import { rankOf } from '../deck.ts';
import type { Card } from '../deck.ts';

export type CoupResult = 'PLAYER' | 'BANKER' | 'TIE';

export interface Coup {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** An ace counts one, tens and pictures nothing. */
export const pointsOf = (card: Card): number => (rankOf(card) >= 10 ? 0 : rankOf(card));

/** The last digit of the sum. */
export const totalOf = (points: readonly number[]): number =>
  points.reduce((sum, each) => sum + each, 0) % 10;

/** Neither side draws to 8 or 9 in two cards. */
export const isNatural = (player: number, banker: number): boolean => player >= 8 || banker >= 8;

export const playerDraws = (total: number): boolean => total <= 5;

/** Banker's total against the points of Player's third card on which Banker draws. */
const drawsAgainst: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
];

/** @param third points of Player's third card; null when Player stood */
export const bankerDraws = (total: number, third: number | null): boolean =>
  third === null ? total <= 5 : (drawsAgainst[total]?.includes(third) ?? false);

export const resultOf = (player: number, banker: number): CoupResult =>
  player === banker ? 'TIE' : player > banker ? 'PLAYER' : 'BANKER';

/** Two cards each, dealt in turn, Player first; then the third cards that the table says. */
export function dealCoup(deal: () => Card): Coup {
  const [first, second, third, fourth] = [deal(), deal(), deal(), deal()];
  const player = [first, third];
  const banker = [second, fourth];
  const [own, other] = [player, banker].map((cards) => totalOf(cards.map(pointsOf)));
  if (own === undefined || other === undefined || isNatural(own, other)) return { player, banker };
  const drawn = playerDraws(own) ? deal() : null;
  const against = drawn === null ? null : pointsOf(drawn);
  return {
    player: drawn === null ? player : [...player, drawn],
    banker: bankerDraws(other, against) ? [...banker, deal()] : banker,
  };
}
