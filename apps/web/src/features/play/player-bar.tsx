import { chakra } from '@chakra-ui/react';
import { Button, Icon } from '@magpie/ui';
import { ArrowLeft, Plus } from 'lucide-react';
import { useEffect, type JSX, type RefObject } from 'react';
import { modals } from '#shared/modals/index.ts';
import { CurrencySwitch } from './currency-switch.tsx';
import { FullScreen } from './full-screen.tsx';
import type { Playing } from './model.ts';
import { PlayerMoney, useShownMoney } from './player-money.tsx';

/** No `header`: the page below keeps its one banner. */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    columnGap: { base: '2', md: '3' },
    rowGap: '2',
    flex: 'none',
    minH: '16',
    ps: '2',
    pe: '4',
    py: { base: '2', md: '0' },
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    bg: 'bg',
  },
});
const Title = chakra('div', {
  base: {
    display: 'grid',
    // However long the name is, it never takes a line of its own.
    flex: '1',
    minW: '0',
    ps: { base: '2', md: '3.5' },
    borderInlineStartWidth: '1px',
    borderColor: 'border',
    lineHeight: 'caption',
  },
});
const End = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '0', sm: '1', md: '2.5' } },
});
const Wide = chakra('span', { base: { display: { base: 'none', md: 'contents' } } });
const RoomyIcon = chakra('span', { base: { display: { base: 'none', lg: 'contents' } } });
/** A word that narrow screens have no room for: its picture says it there, and a screen reader says it everywhere. */
const RoomyWord = chakra('span', { base: { lgDown: { srOnly: true } } });

/** A button that is there in one mode only takes the focus with it, which must not go to the page behind. */
function useKeepFocus(mode: string | null, back: PlayerBarProps['backRef']): void {
  useEffect(() => {
    if (document.activeElement === document.body) back.current?.focus({ preventScroll: true });
  }, [mode, back]);
}

export interface PlayerBarProps {
  readonly playing: Playing;
  readonly backRef: RefObject<HTMLButtonElement | null>;
  readonly onBack: () => void;
  /** The member asks for the ways out of cash that has run low. */
  readonly onLowCash: () => void;
}

/** The way back, the game, the money it is played with, and 'Deposit', which opens above the game (PLAY-10, PLAY-16). */
export function PlayerBar({ playing, backRef, onBack, onLowCash }: PlayerBarProps): JSX.Element {
  const money = useShownMoney(playing);
  useKeepFocus(money?.mode ?? null, backRef);
  const { game } = playing.request;
  return (
    <Bar data-part="bar">
      <Button
        ref={backRef}
        variant="ghost"
        lgDown={{ px: '3' }}
        icon={<Icon of={ArrowLeft} />}
        onClick={onBack}
      >
        <RoomyWord>Back</RoomyWord>
      </Button>
      <Title>
        <chakra.h1
          fontWeight="600"
          fontSize={{ base: 'label', md: 'body' }}
          lineClamp={{ base: '2', md: '1' }}
          overflowWrap="anywhere"
        >
          {game.name}
        </chakra.h1>
        <chakra.span textStyle="caption" color="fg.subtle" truncate>
          {game.subCategory.name}
        </chakra.span>
      </Title>
      {money && <PlayerMoney money={money} open={playing.phase === 'OPEN'} onLowCash={onLowCash} />}
      <End>
        {playing.phase === 'OPEN' && !playing.request.freeSpin && <CurrencySwitch playing={playing} />}
        <Button
          variant="primary"
          smDown={{ px: '3' }}
          icon={
            <RoomyIcon>
              <Icon of={Plus} size="sm" />
            </RoomyIcon>
          }
          onClick={() => {
            modals.open('depositModal');
          }}
        >
          Deposit
        </Button>
        <Wide>
          <FullScreen />
        </Wide>
      </End>
    </Bar>
  );
}
