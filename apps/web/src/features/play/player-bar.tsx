import { chakra } from '@chakra-ui/react';
import { displayAmount } from '@magpie/domain/format';
import { Amount, Button, Icon, IconButton, Tag } from '@magpie/ui';
import { ArrowLeft, Maximize, Minimize, Plus, Wallet } from 'lucide-react';
import { useEffect, useState, type JSX, type RefObject } from 'react';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { modals } from '#shared/modals/index.ts';
import { useStore } from '#shared/store/index.ts';
import { useSession } from '../session/index.ts';
import { CurrencySwitch } from './currency-switch.tsx';
import type { Playing } from './model.ts';
import { OwnCash } from './own-cash.tsx';

/** No `header`: the page below keeps its one banner. */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    columnGap: '3',
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
    ps: '3.5',
    borderInlineStartWidth: '1px',
    borderColor: 'border',
    lineHeight: 'caption',
  },
});
const Stake = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2.5',
    // A phone has no room for it beside the buttons: there it is a line beneath them.
    order: { base: '1', md: '0' },
    flexBasis: { base: '100%', md: 'auto' },
    whiteSpace: 'nowrap',
  },
});
const End = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2.5' } });
const Wide = chakra('span', { base: { display: { base: 'none', md: 'contents' } } });
const Balance = chakra('span', {
  base: {
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    fontWeight: '600',
  },
});

function FullScreen(): JSX.Element | null {
  const [full, setFull] = useState(false);
  if (!document.fullscreenEnabled) return null;
  // The whole page, not the player alone: modals and toasts lie beside the player and would not show.
  const toggle = async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
    setFull(document.fullscreenElement !== null);
  };
  return (
    <IconButton
      label={full ? 'Leave full screen' : 'Full screen'}
      onClick={() => void toggle().catch(() => undefined)}
    >
      <Icon of={full ? Minimize : Maximize} />
    </IconButton>
  );
}

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
}

const modeLabels = { BONUS: 'Playing with bonus', CASH: 'Playing with cash' };

/** What can be staked now, and the money it is of. Free spins stake nothing, and their wins are cash (SPIN-21). */
function useShownMoney({ request }: Playing) {
  const { account } = useSession();
  if (!account) return null;
  const { activeCurrency: currency, wallets } = account;
  if (request.freeSpin) return { currency, label: 'Playing free spins', mode: null, balance: null };
  const mode = wallets.stakedFrom ?? null;
  return { currency, label: mode && modeLabels[mode], mode, balance: wallets.stakeableBalance };
}

/** What can be staked and from which money (WALLET-18), and 'Deposit', which opens above the game (PLAY-10, PLAY-16). */
export function PlayerBar({ playing, backRef, onBack }: PlayerBarProps): JSX.Element {
  const money = useShownMoney(playing);
  useKeepFocus(money?.mode ?? null, backRef);
  const hidden = useStore(balancesHidden);
  const { game } = playing.request;
  return (
    <Bar data-part="bar">
      <Button ref={backRef} variant="ghost" icon={<Icon of={ArrowLeft} />} onClick={onBack}>
        Back
      </Button>
      <Title>
        <chakra.h1 fontWeight="600" fontSize="body" truncate>
          {game.name}
        </chakra.h1>
        <chakra.span textStyle="caption" color="fg.subtle" truncate>
          {game.subCategory.name}
        </chakra.span>
      </Title>
      {money && (
        <Stake>
          {money.label !== null && (
            <Tag tone="gum" icon={<Icon of={Wallet} size="sm" />}>
              {money.label}
            </Tag>
          )}
          {money.mode === 'BONUS' && playing.phase === 'OPEN' && <OwnCash />}
          {money.balance !== null && (
            <Balance aria-label="Balance">
              <Amount
                symbol={money.currency.symbol}
                text={displayAmount(money.balance, money.currency.type)}
                concealed={hidden}
              />
            </Balance>
          )}
        </Stake>
      )}
      <End>
        {playing.phase === 'OPEN' && !playing.request.freeSpin && <CurrencySwitch playing={playing} />}
        <Button
          variant="primary"
          icon={<Icon of={Plus} size="sm" />}
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
