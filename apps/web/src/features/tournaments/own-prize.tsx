import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { scoreUnit, standingPrize, standingPrizeText, tournamentState } from '@magpie/domain/tournaments';
import { Text } from '@magpie/ui';
import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { timesOf, type Tournament } from './use-tournaments.ts';

function prizeOf(tournament: Tournament): string | null {
  const { leaderboard, rewards, currency } = tournament;
  const unit = scoreUnit(tournament);
  const places = leaderboard.map(({ score, own }) => ({ score: money.parseOrZero(score, unit), own }));
  const prizes = rewards.map(({ rank, prize }) => ({
    rank,
    amount: money.parseOrZero(prize, currency.type),
  }));
  const prize = standingPrize(places, prizes);
  return prize > 0n ? displayMoney(money.format(prize, currency.type), currency) : null;
}

/** What the member's place wins; nothing before a first score. */
export function OwnPrize({ tournament }: { readonly tournament: Tournament }): JSX.Element | null {
  const over = useAtNow((now) => tournamentState(timesOf(tournament), now) === 'ENDED');
  if (!tournament.ownPlace) return null;
  return (
    <Text size="body.sm" tone="muted" mt="2">
      {standingPrizeText({ prize: prizeOf(tournament), over })}
    </Text>
  );
}
