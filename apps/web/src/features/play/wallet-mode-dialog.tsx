import { Button } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { useSwitchPromoToBonusModeMutation } from '@magpie/gql/wallet-mode';
import { useRef, type JSX } from 'react';
import { modals } from '../../shared/modals/index.ts';
import { toasts } from '../../shared/toasts/index.ts';
import { useSessionService } from '../session/index.ts';
import type { Playing } from './model.ts';
import { player } from './player-store.ts';
import { useLaunchGame } from './use-launch-game.ts';

/** The question before a launch whose cash has run low: bonus mode or a deposit. Without an answer nothing is launched. */
export function WalletModeDialog({ playing }: { readonly playing: Playing }): JSX.Element {
  const [switchMode, { loading }] = useSwitchPromoToBonusModeMutation();
  const service = useSessionService();
  const launch = useLaunchGame();
  const first = useRef<HTMLButtonElement>(null);
  const { game, freeSpin } = playing.request;
  const leave = () => void player.leave();

  const toBonusMode = async (): Promise<void> => {
    if (playing.memberPromo === null) return;
    try {
      await switchMode({ variables: { id: playing.memberPromo } });
    } catch (error) {
      toasts.failure(error, 'Failed to switch wallet mode');
      return;
    }
    toasts.success('Wallet mode changed to Bonus successfully');
    void service.refreshAccount();
    launch(game, freeSpin === undefined ? {} : { freeSpin });
  };
  const footer = (
    <>
      <Button
        variant="primary"
        onClick={() => {
          leave();
          modals.open('depositModal');
        }}
      >
        Deposit
      </Button>
      <Button ref={first} variant="inverse" loading={loading} onClick={() => void toBonusMode()}>
        Switch to bonus mode
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={leave}
      title="Your cash has run low"
      role="alertdialog"
      size="sm"
      closeOnOutside={false}
      footer={footer}
      initialFocus={() => first.current}
    >
      To play {game.name} while your promo is active, play on with your bonus money, or make a deposit first.
    </Dialog>
  );
}
