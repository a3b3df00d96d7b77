import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import {
  areToActivate,
  decideFreeSpin,
  decideFreeSpinsChange,
  freeSpinsEndLabel,
  freeSpinsText,
  shownFreeSpins,
} from '@magpie/domain/free-spins';
import { money } from '@magpie/domain/money';
import { Button, Text } from '@magpie/ui';
import { Meter } from '@magpie/ui/data';
import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { Moment } from '#shared/moment/index.ts';
import { Fact, Facts, RewardCard } from '#shared/offers/index.ts';
import { usageText } from '../actions/promo-text.ts';
import { CancelSpins } from './cancel-spins.tsx';
import { DetailsLink } from './details-link.tsx';
import { SpinsTag } from './spins-tag.tsx';
import {
  playedIn,
  useFreeSpinActions,
  type FreeSpin,
  type FreeSpinActions,
  type FreeSpinGame,
} from './use-free-spin-actions.ts';

const GameLine = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoColumns: 'auto',
    gridAutoFlow: 'column',
    alignItems: 'center',
    gap: '3',
  },
});

interface GameSpinsProps {
  readonly freeSpin: FreeSpin;
  readonly game: FreeSpinGame;
  readonly actions: FreeSpinActions;
}

/** How many free spins are left in a game. */
export function SpinsMeter({ game }: Pick<GameSpinsProps, 'game'>): JSX.Element {
  const left = shownFreeSpins(game);
  return (
    <Meter
      label={`${game.gameName}, ${displayMoney(game.betValue, game.currency)} a spin`}
      used={String(left)}
      limit={`${String(game.betCount)} left`}
      percent={game.betCount === 0 ? 0 : (left / game.betCount) * 100}
    />
  );
}

function GameSpins({ freeSpin, game, actions }: GameSpinsProps): JSX.Element {
  const playable = useAtNow((now) => decideFreeSpin({ spins: playedIn(freeSpin, game), now }).allowed);
  return (
    <GameLine>
      <SpinsMeter game={game} />
      {playable && (
        <Button
          variant="inverse"
          size="sm"
          loading={actions.busy}
          aria-label={`Play ${game.gameName}`}
          onClick={() => void actions.play(game)}
        >
          Play
        </Button>
      )}
    </GameLine>
  );
}

function FreeSpinButtons({ freeSpin, actions }: Omit<GameSpinsProps, 'game'>): JSX.Element {
  const open = decideFreeSpinsChange(freeSpin).allowed;
  return (
    <>
      {areToActivate(freeSpin) && (
        <Button variant="inverse" size="sm" loading={actions.busy} onClick={() => void actions.activate()}>
          Activate
        </Button>
      )}
      <DetailsLink promo={freeSpin.promo} name={freeSpin.name} size="sm" />
      {open && <CancelSpins freeSpin={freeSpin} actions={actions} />}
    </>
  );
}

/** When they end; when they ended, where it was their time that ended them. */
function End({ freeSpin: { status, expiresAt } }: Pick<GameSpinsProps, 'freeSpin'>): JSX.Element | null {
  const label = freeSpinsEndLabel(status);
  if (label === null) return null;
  return <Fact label={label}>{expiresAt === null ? 'Never' : <Moment at={expiresAt} face="DATE" />}</Fact>;
}

/** A member's free spins: how many are left in which game, what they won, and what can be done (SPIN-10, SPIN-21). */
export function FreeSpinCard({ freeSpin }: { readonly freeSpin: FreeSpin }): JSX.Element {
  const { name, mainBannerImage, dateTimeClaimed, totalWinnings, currency } = freeSpin;
  const actions = useFreeSpinActions(freeSpin);
  const usage = usageText(freeSpin);
  return (
    <RewardCard
      title={name}
      image={mainBannerImage}
      banner
      gain={`Won ${displayMoney(totalWinnings, currency)}`}
      money
      none={money.parseOrZero(totalWinnings, currency.type) === 0n}
      tag={<SpinsTag freeSpin={freeSpin} />}
      buttons={<FreeSpinButtons freeSpin={freeSpin} actions={actions} />}
    >
      {freeSpin.freeSpinDetails.map((game) => (
        <GameSpins key={game.gameId} freeSpin={freeSpin} game={game} actions={actions} />
      ))}
      <Text size="caption" tone="muted">
        {freeSpinsText(freeSpin)}
      </Text>
      <Facts>
        <Fact label="Claimed">
          <Moment at={dateTimeClaimed} face="DATE" />
        </Fact>
        <End freeSpin={freeSpin} />
        {usage !== null && <Fact label="Promo used">{usage}</Fact>}
      </Facts>
    </RewardCard>
  );
}
