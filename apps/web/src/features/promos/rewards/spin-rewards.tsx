import { decideFreeSpin, freeSpinsText } from '@magpie/domain/free-spins';
import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { useMemberFreeSpinsQuery } from '@magpie/gql/free-spins';
import { Button, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { useAtNow } from '#shared/clock/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { OpenRewardCard, type OpenDecision, type RewardSources } from '#shared/rewards/index.ts';
import { SpinsMeter } from '../account/free-spin-card.tsx';
import { allActiveSpins } from '../account/free-spin-list.tsx';
import { playedIn, useFreeSpinActions, type FreeSpin } from '../account/use-free-spin-actions.ts';

interface SpinsRewardProps {
  readonly freeSpin: FreeSpin;
  readonly decision: OpenDecision;
}

function Press({ freeSpin }: Pick<SpinsRewardProps, 'freeSpin'>): JSX.Element {
  const actions = useFreeSpinActions(freeSpin);
  const playable = useAtNow((now) =>
    freeSpin.freeSpinDetails.findIndex(
      (game) => decideFreeSpin({ spins: playedIn(freeSpin, game), now }).allowed,
    ),
  );
  const game = freeSpin.freeSpinDetails[playable];
  return (
    <Button
      variant="inverse"
      size="sm"
      loading={actions.busy}
      {...(game && { 'aria-label': `Play ${game.gameName}` })}
      onClick={() => void (game ? actions.play(game) : actions.activate())}
    >
      {game ? 'Play' : 'Activate'}
    </Button>
  );
}

function SpinsReward({ freeSpin, decision }: SpinsRewardProps): JSX.Element {
  const { totalWinnings, currency } = freeSpin;
  return (
    <OpenRewardCard
      kind="SPINS"
      title={freeSpin.name}
      image={freeSpin.mainBannerImage}
      banner
      gain={`Won ${displayMoney(totalWinnings, currency)}`}
      money
      none={money.parseOrZero(totalWinnings, currency.type) === 0n}
      decision={decision}
      press={<Press freeSpin={freeSpin} />}
      details={paths.promotion(freeSpin.promo.id)}
    >
      {freeSpin.freeSpinDetails.map((game) => (
        <SpinsMeter key={game.gameId} game={game} />
      ))}
      <Text size="caption" tone="muted">
        {freeSpinsText(freeSpin)}
      </Text>
    </OpenRewardCard>
  );
}

/** The free spins that wait to be activated or played. */
export function useSpinRewards(): RewardSources {
  const spins = useMemberFreeSpinsQuery({
    variables: allActiveSpins,
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  return {
    ...useLoading(spins),
    refetch: () => spins.refetch(),
    rewards: spins.data?.memberFreeSpins.edges.map(({ node: freeSpin }) => ({
      id: `spins ${freeSpin.id}`,
      facts: () => ({
        kind: 'SPINS',
        games: freeSpin.freeSpinDetails.map((game) => playedIn(freeSpin, game)),
      }),
      card: (decision) => <SpinsReward freeSpin={freeSpin} decision={decision} />,
    })),
  };
}
