import type { GameTile_gameFragment } from '@magpie/gql/games';

type Facts = Pick<GameTile_gameFragment, 'returnToPlayer' | 'volatility'>;

/** The volatility in words, and what it means for a player. */
export const volatilities = {
  LOW: { label: 'Low', meaning: 'Small wins, often' },
  MEDIUM: { label: 'Medium', meaning: 'Wins of all sizes' },
  HIGH: { label: 'High', meaning: 'Large wins, seldom' },
} as const;

/** The two lines on the back of a card; `null` for the sportsbook. */
export function factsText({ returnToPlayer, volatility }: Facts): string | null {
  if (returnToPlayer === null || volatility === null) return null;
  return `${returnToPlayer}% return\n${volatilities[volatility].label} volatility`;
}
