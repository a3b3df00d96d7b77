import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import { nobodyScoredText, scoreText, tournamentState } from '@magpie/domain/tournaments';
import { Heading, Text } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { useSession } from '../session/index.ts';
import { OwnPlace } from './own-place.tsx';
import { OwnPrize } from './own-prize.tsx';
import { ordinal, playerName } from './place-text.ts';
import { timesOf, type Tournament } from './use-tournaments.ts';

const Rows = chakra('ol', {
  base: {
    display: 'grid',
    gap: '1',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '{sizes.9} minmax(0, 1fr) auto',
      alignItems: 'baseline',
      gap: '2',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-part=rank]': { color: 'fg.subtle' },
    '& [data-part=name]': { overflowWrap: 'anywhere' },
    '& [data-own]': { fontWeight: '650' },
    '& b': { fontWeight: '650' },
  },
});

const Prizes = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax({sizes.24}, 1fr))',
    gap: '3',
    '& > li': { display: 'grid', overflowWrap: 'anywhere' },
    '& span': { fontSize: 'detail', color: 'fg.muted' },
    '& b': { color: 'fg.money', fontWeight: '650', fontVariantNumeric: 'tabular-nums' },
  },
});

type Place = Tournament['leaderboard'][number];

/** How many places a card shows. */
const leading = 3;

export interface StandingsProps {
  readonly tournament: Tournament;
}

/** Prizes by rank, first rank first. */
export function Rewards({ tournament }: StandingsProps): JSX.Element {
  return (
    <div>
      <Heading level={3} size="heading.sm" mb="2">
        Prizes
      </Heading>
      <Prizes aria-label="Prizes by rank">
        {tournament.rewards.map(({ rank, prize }) => (
          <li key={rank}>
            <span>Rank {rank}</span>
            <b>{displayMoney(prize, tournament.currency)}</b>
          </li>
        ))}
      </Prizes>
    </div>
  );
}

function Nobody({ tournament }: StandingsProps): JSX.Element {
  const over = useAtNow((now) => tournamentState(timesOf(tournament), now) === 'ENDED');
  return <Text tone="muted">{nobodyScoredText(over)}</Text>;
}

const keyOf = ({ rank, username }: Place, index: number) => `${String(rank)} ${username} ${String(index)}`;

/** The first three places, and the member's own below them. */
export function Leaders({ tournament }: StandingsProps): JSX.Element {
  const { account } = useSession();
  const places = tournament.leaderboard.slice(0, leading);
  return (
    <div>
      <Heading level={3} size="heading.sm" mb="2">
        Leaders
      </Heading>
      {places.length === 0 && <Nobody tournament={tournament} />}
      {places.length > 0 && (
        <Rows aria-label={`Leaders of ${tournament.name}`}>
          {places.map((place, index) => (
            <li key={keyOf(place, index)} {...(place.own && { 'data-own': '', 'aria-current': true })}>
              <span data-part="rank">{ordinal(place.rank)}</span>
              <span data-part="name">{playerName(place, account)}</span>
              <b>{scoreText(tournament, place.score)}</b>
            </li>
          ))}
        </Rows>
      )}
      {!places.some(({ own }) => own) && <OwnPlace tournament={tournament} />}
      <OwnPrize tournament={tournament} />
    </div>
  );
}

/** The ten places, highest score first, and below them the member's own when it is not among them (TOUR-11). */
export function Leaderboard({ tournament }: StandingsProps): JSX.Element {
  const { account } = useSession();
  const rows = tournament.leaderboard.map((place, index) => ({ ...place, id: keyOf(place, index) }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { id: 'rank', header: 'Rank', cell: ({ rank }) => rank },
    { id: 'member', header: 'Member', cell: (place) => playerName(place, account) },
    { id: 'score', header: 'Score', numeric: true, cell: ({ score }) => scoreText(tournament, score) },
  ];
  const mine = rows.find(({ own }) => own);
  return (
    <div>
      <Heading level={3} size="heading.sm" mb="2">
        Standings
      </Heading>
      <DataTable
        label={`Leaderboard of ${tournament.name}`}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        {...(mine && { currentId: mine.id })}
        empty={<Nobody tournament={tournament} />}
      />
      {!mine && <OwnPlace tournament={tournament} pinned />}
      <OwnPrize tournament={tournament} />
    </div>
  );
}
