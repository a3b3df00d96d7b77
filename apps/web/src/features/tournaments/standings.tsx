import { chakra } from '@chakra-ui/react';
import { maskName } from '@magpie/domain/account';
import { displayMoney } from '@magpie/domain/format';
import { Heading, Text } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import type { JSX } from 'react';
import { useSession } from '../session/index.ts';
import type { Tournament } from './use-tournaments.ts';

const Prizes = chakra('ol', {
  base: {
    display: 'grid',
    gap: '1',
    listStyleType: 'none',
    '& > li': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& b': { color: 'fg.money', fontWeight: '650', fontVariantNumeric: 'tabular-nums' },
  },
});

type Level = 3 | 4;
type Place = Tournament['leaderboard'][number];

/** Props of {@link Rewards} and {@link Leaderboard}. */
export interface StandingsProps {
  readonly tournament: Tournament;
  readonly level: Level;
}

/** Prizes by rank, first rank first. */
export function Rewards({ tournament, level }: StandingsProps): JSX.Element {
  return (
    <div>
      <Heading level={level} size="heading.sm" mb="2">
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

/** The scores, highest first; other members are not named to strangers, whatever the platform sends (JACK-06). */
export function Leaderboard({ tournament, level }: StandingsProps): JSX.Element {
  const { account } = useSession();
  const own = account?.username;
  const columns: readonly Column<Place>[] = [
    { id: 'rank', header: 'Rank', cell: ({ rank }) => rank },
    {
      id: 'member',
      header: 'Member',
      cell: ({ username }) => (username === own ? username : maskName(username)),
    },
    { id: 'score', header: 'Score', numeric: true, cell: ({ score }) => score },
  ];
  const idOf = ({ rank, username }: Place) => `${String(rank)} ${username}`;
  const mine = tournament.leaderboard.find(({ username }) => username === own);
  return (
    <div>
      <Heading level={level} size="heading.sm" mb="2">
        Leaderboard
      </Heading>
      <DataTable
        label={`Leaderboard of ${tournament.name}`}
        columns={columns}
        rows={tournament.leaderboard}
        rowId={idOf}
        {...(mine && { currentId: idOf(mine) })}
        empty={<Text tone="muted">Nobody has scored yet.</Text>}
      />
    </div>
  );
}
