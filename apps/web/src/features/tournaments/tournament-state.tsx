import { tournamentState } from '@magpie/domain/tournaments';
import { Icon, Tag } from '@magpie/ui';
import { CircleCheck, CircleSlash, Clock } from 'lucide-react';
import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { Moment } from '#shared/moment/index.ts';
import { Fact, Facts } from '#shared/offers/index.ts';
import { timesOf, type Tournament } from './use-tournaments.ts';

const looks = {
  UPCOMING: { icon: Clock, tone: 'neutral', words: 'Upcoming' },
  RUNNING: { icon: CircleCheck, tone: 'success', words: 'Running' },
  ENDED: { icon: CircleSlash, tone: 'warning', words: 'Ended' },
} as const;

const bases: Readonly<Record<Tournament['type'], string>> = {
  TOTAL_BETS: 'Total bets',
  MULTIPLIER: 'Best multiplier',
  WINNINGS: 'Winnings',
};

/** Whether the tournament has yet to start, is running or is over (TOUR-07). */
export function TournamentTag({ tournament }: { readonly tournament: Tournament }): JSX.Element {
  const look = looks[useAtNow((now) => tournamentState(timesOf(tournament), now))];
  return (
    <Tag icon={<Icon of={look.icon} />} tone={look.tone}>
      {look.words}
    </Tag>
  );
}

/** When a tournament runs and what is counted (TOUR-01). */
export function TournamentFacts({ tournament }: { readonly tournament: Tournament }): JSX.Element {
  const state = useAtNow((now) => tournamentState(timesOf(tournament), now));
  return (
    <Facts labels="short">
      <Fact label={state === 'UPCOMING' ? 'Starts' : 'Started'}>
        <Moment at={tournament.validFrom} face="DATE_AND_TIME" />
      </Fact>
      <Fact label={state === 'ENDED' ? 'Ended' : 'Ends'}>
        <Moment at={tournament.expiresAt} face="DATE_AND_TIME" />
      </Fact>
      <Fact label="Ranked by">{bases[tournament.type]}</Fact>
    </Facts>
  );
}
