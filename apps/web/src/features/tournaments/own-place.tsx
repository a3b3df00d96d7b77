import { chakra } from '@chakra-ui/react';
import { scoreText, tournamentState } from '@magpie/domain/tournaments';
import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { ordinal } from './place-text.ts';
import { timesOf, type Tournament } from './use-tournaments.ts';

const Bar = chakra('p', {
  base: {
    layerStyle: 'counterchange',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    mt: '2',
    px: '3',
    py: '2',
    borderRadius: 'md',
    fontVariantNumeric: 'tabular-nums',
    '& b': { fontWeight: '650' },
    '& [data-part=distance]': { flexBasis: 'full', fontSize: 'detail' },
    // Stays in sight while the board scrolls, at the edge of the dialog, so that no row shows below it.
    '&[data-pinned]': { position: 'sticky', bottom: { base: '-4', md: '-5' }, zIndex: '1' },
  },
});

export interface OwnPlaceProps {
  readonly tournament: Tournament;
  readonly pinned?: boolean;
}

/** Where the member stands, and how far the next place is that can still be had (TOUR-11); nothing before a first score. */
export function OwnPlace({ tournament, pinned = false }: OwnPlaceProps): JSX.Element | null {
  const over = useAtNow((now) => tournamentState(timesOf(tournament), now) === 'ENDED');
  const { ownPlace } = tournament;
  if (!ownPlace) return null;
  const { rank, score, toNext } = ownPlace;
  return (
    <Bar {...(pinned && { 'data-pinned': '' })}>
      <b>You, {ordinal(rank)}</b> <b>{scoreText(tournament, score)}</b>{' '}
      {toNext !== null && !over && (
        <span data-part="distance">{scoreText(tournament, toNext)} to the next place</span>
      )}
    </Bar>
  );
}
