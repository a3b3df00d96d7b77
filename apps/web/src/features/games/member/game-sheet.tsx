import { chakra } from '@chakra-ui/react';
import type { GameTile_gameFragment } from '@magpie/gql/games';
import { Button, Icon } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { Gem, Heart, Play } from 'lucide-react';
import type { JSX, ReactNode } from 'react';
import { useLaunchGame, type PromoExclusion } from '../../play/index.ts';
import { volatilities } from './game-facts.ts';
import { useFavourite } from './use-favourites.ts';

const Body = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '5', alignItems: 'start' },
});
const Cover = chakra('div', {
  base: {
    width: { base: '24', sm: '30' },
    aspectRatio: '3 / 4',
    borderRadius: 'md',
    overflow: 'hidden',
    '& img': { boxSize: 'full', objectFit: 'cover' },
  },
});
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    minW: '0',
    '& dt': { textStyle: 'body.sm', color: 'fg.muted' },
    '& dd': { fontWeight: '600' },
  },
});
const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', width: 'full', '& > button': { flex: '1 1 auto' } },
});

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): JSX.Element => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export interface GameSheetProps {
  readonly game: GameTile_gameFragment;
  readonly exclusionOf: PromoExclusion;
  readonly onClose: () => void;
}

/** What a player may want to know of a game before opening it. It lies at the bottom of a small screen. */
export function GameSheet({ game, exclusionOf, onClose }: GameSheetProps): JSX.Element {
  const launch = useLaunchGame();
  const { pressed, toggle } = useFavourite(game);
  const { disabledLabel, note } = exclusionOf(game);
  const { image, coverTone, name, subCategory, returnToPlayer, volatility, jackpot } = game;
  return (
    <Dialog
      open
      size="sm"
      title={name}
      onClose={onClose}
      footer={
        <Foot>
          <Button icon={<Icon of={Heart} />} aria-pressed={pressed} variant="outline" onClick={toggle}>
            {pressed ? 'Remove from favourites' : 'Add to favourites'}
          </Button>
          <Button
            variant="inverse"
            icon={<Icon of={Play} />}
            disabled={disabledLabel !== undefined}
            onClick={() => {
              onClose();
              launch(game);
            }}
          >
            Play
          </Button>
        </Foot>
      }
    >
      <Body>
        <Cover style={{ background: coverTone }}>{image !== null && <img src={image} alt="" />}</Cover>
        <Facts>
          <Fact name="Provider">{subCategory.name}</Fact>
          {returnToPlayer !== null && <Fact name="Return to player">{returnToPlayer}%</Fact>}
          {volatility !== null && (
            <Fact name="Volatility">
              {volatilities[volatility].label}: {volatilities[volatility].meaning.toLowerCase()}
            </Fact>
          )}
          <Fact name="Towards your promo">{disabledLabel ?? note ?? 'Nothing to wager now'}</Fact>
          {jackpot && (
            <Fact name="Jackpot">
              <Icon of={Gem} size="sm" /> Bets take part in a jackpot
            </Fact>
          )}
        </Facts>
      </Body>
    </Dialog>
  );
}
