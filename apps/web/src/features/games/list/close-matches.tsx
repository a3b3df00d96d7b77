import { Heading } from '@magpie/ui';
import type { JSX } from 'react';
import { GameCards, type GameCardsProps } from './game-cards.tsx';

export interface CloseMatchesProps extends Omit<GameCardsProps, 'label'> {
  /** Whether a heading tells them from what stands above. */
  readonly headed: boolean;
}

/** The games that a search has found although a word was mistyped. */
export function CloseMatches({ headed, ...cards }: CloseMatchesProps): JSX.Element {
  return (
    <>
      {headed && (
        <Heading level={3} mt="8" mb="4">
          Close matches
        </Heading>
      )}
      <GameCards {...cards} label="Close matches" />
    </>
  );
}
