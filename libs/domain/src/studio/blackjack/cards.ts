import type { Card } from '../deck.ts';

/** 1 for an ace, 10 for pictures. */
export function valueOf(card: Card): number {
  const rank = card.slice(0, -1);
  if (rank === 'A') return 1;
  return Number(rank) || 10;
}

export interface Total {
  readonly total: number;
  /** Whether an ace in it counts eleven. */
  readonly soft: boolean;
}

/** With one more card; an ace counts eleven as long as it can. */
export function withCard({ total, soft }: Total, value: number): Total {
  const hard = total - (soft ? 10 : 0) + value;
  const eleven = (soft || value === 1) && hard + 10 <= 21;
  return { total: eleven ? hard + 10 : hard, soft: eleven };
}

const empty: Total = { total: 0, soft: false };

export const totalOf = (cards: readonly Card[]): Total =>
  cards.reduce((total, card) => withCard(total, valueOf(card)), empty);

export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).total === 21;
